#ifndef CXXRTL_DESIGN_HEADER
#define CXXRTL_DESIGN_HEADER

#include <cxxrtl/capi/cxxrtl_capi.h>

#ifdef __cplusplus
extern "C" {
#endif

cxxrtl_toplevel cxxrtl_design_create();

#ifdef __cplusplus
}
#endif

#ifdef __cplusplus

#include <cxxrtl/cxxrtl.h>

using namespace cxxrtl;

namespace cxxrtl_design {

// \top: 1
// \generator: Amaranth
struct p_instrument : public module {
	// \hdlname: front_end input_delay line7
	// \init: 0
	wire<2> p_front__end_2e_input__delay_2e_line7;
	// \hdlname: front_end input_delay line6
	// \init: 0
	wire<2> p_front__end_2e_input__delay_2e_line6;
	// \hdlname: front_end input_delay line5
	// \init: 0
	wire<2> p_front__end_2e_input__delay_2e_line5;
	// \hdlname: front_end input_delay line4
	// \init: 0
	wire<2> p_front__end_2e_input__delay_2e_line4;
	// \hdlname: front_end input_delay line3
	// \init: 0
	wire<2> p_front__end_2e_input__delay_2e_line3;
	// \hdlname: front_end input_delay line2
	// \init: 0
	wire<2> p_front__end_2e_input__delay_2e_line2;
	// \hdlname: front_end input_delay line1
	// \init: 0
	wire<2> p_front__end_2e_input__delay_2e_line1;
	// \hdlname: front_end input_delay line0
	// \init: 0
	wire<2> p_front__end_2e_input__delay_2e_line0;
	// \hdlname: front_end output_delay line3
	// \init: 0
	wire<1> p_front__end_2e_output__delay_2e_line3;
	// \hdlname: front_end output_delay line2
	// \init: 0
	wire<1> p_front__end_2e_output__delay_2e_line2;
	// \hdlname: front_end output_delay line1
	// \init: 0
	wire<1> p_front__end_2e_output__delay_2e_line1;
	// \hdlname: front_end output_delay line0
	// \init: 0
	wire<1> p_front__end_2e_output__delay_2e_line0;
	// \hdlname: core kick
	// \init: 0
	wire<1> p_core_2e_kick;
	// \hdlname: core amounts__multi_isr
	// \init: 0
	wire<1> p_core_2e_amounts____multi__isr;
	// \hdlname: core amounts__glitches_isr
	// \init: 0
	wire<1> p_core_2e_amounts____glitches__isr;
	// \hdlname: core amounts__multi_task
	// \init: 0
	wire<1> p_core_2e_amounts____multi__task;
	// \hdlname: core amounts__glitches_task
	// \init: 0
	wire<1> p_core_2e_amounts____glitches__task;
	// \hdlname: core amounts__multi_done
	// \init: 0
	wire<1> p_core_2e_amounts____multi__done;
	// \hdlname: core amounts__glitches_done
	// \init: 0
	wire<1> p_core_2e_amounts____glitches__done;
	// \hdlname: core amounts__multi_aux
	// \init: 0
	wire<1> p_core_2e_amounts____multi__aux;
	// \hdlname: core amounts__glitches_aux
	// \init: 0
	wire<1> p_core_2e_amounts____glitches__aux;
	// \hdlname: core mark$347
	// \init: 0
	wire<1> p_core_2e_mark_24_347;
	// \hdlname: core mark_bank
	// \init: 0
	wire<1> p_core_2e_mark__bank;
	// \hdlname: core amounts__seen_isr
	// \init: 0
	wire<1> p_core_2e_amounts____seen__isr;
	// \hdlname: core amounts__sent_isr
	// \init: 0
	wire<1> p_core_2e_amounts____sent__isr;
	// \hdlname: core amounts__lost_isr
	// \init: 0
	wire<1> p_core_2e_amounts____lost__isr;
	// \hdlname: core amounts__seen_task
	// \init: 0
	wire<1> p_core_2e_amounts____seen__task;
	// \hdlname: core amounts__sent_task
	// \init: 0
	wire<1> p_core_2e_amounts____sent__task;
	// \hdlname: core amounts__lost_task
	// \init: 0
	wire<1> p_core_2e_amounts____lost__task;
	// \hdlname: core amounts__seen_done
	// \init: 0
	wire<1> p_core_2e_amounts____seen__done;
	// \hdlname: core amounts__sent_done
	// \init: 0
	wire<1> p_core_2e_amounts____sent__done;
	// \hdlname: core amounts__lost_done
	// \init: 0
	wire<1> p_core_2e_amounts____lost__done;
	// \hdlname: core amounts__seen_aux
	// \init: 0
	wire<1> p_core_2e_amounts____seen__aux;
	// \hdlname: core amounts__sent_aux
	// \init: 0
	wire<1> p_core_2e_amounts____sent__aux;
	// \hdlname: core amounts__lost_aux
	// \init: 0
	wire<1> p_core_2e_amounts____lost__aux;
	// \hdlname: core amounts__seen_stimulus
	// \init: 0
	wire<1> p_core_2e_amounts____seen__stimulus;
	// \hdlname: core amounts__sent_stimulus
	// \init: 0
	wire<1> p_core_2e_amounts____sent__stimulus;
	// \hdlname: core amounts__lost_stimulus
	// \init: 0
	wire<1> p_core_2e_amounts____lost__stimulus;
	// \hdlname: core amounts__seen_stimulus2
	// \init: 0
	wire<1> p_core_2e_amounts____seen__stimulus2;
	// \hdlname: core amounts__sent_stimulus2
	// \init: 0
	wire<1> p_core_2e_amounts____sent__stimulus2;
	// \hdlname: core amounts__lost_stimulus2
	// \init: 0
	wire<1> p_core_2e_amounts____lost__stimulus2;
	// \hdlname: core amounts__fired_stimulus
	// \init: 0
	wire<1> p_core_2e_amounts____fired__stimulus;
	// \hdlname: core amounts__blocked_stimulus
	// \init: 0
	wire<1> p_core_2e_amounts____blocked__stimulus;
	// \hdlname: core amounts__fired_stimulus2
	// \init: 0
	wire<1> p_core_2e_amounts____fired__stimulus2;
	// \hdlname: core amounts__blocked_stimulus2
	// \init: 0
	wire<1> p_core_2e_amounts____blocked__stimulus2;
	// \hdlname: core registers words low_b0
	// \init: 0
	wire<7> p_core_2e_registers_2e_words_2e_low__b0;
	// \hdlname: core registers words low_b1
	// \init: 0
	wire<7> p_core_2e_registers_2e_words_2e_low__b1;
	// \hdlname: core registers words low_b2
	// \init: 0
	wire<7> p_core_2e_registers_2e_words_2e_low__b2;
	// \hdlname: core registers words low_b3
	// \init: 0
	wire<7> p_core_2e_registers_2e_words_2e_low__b3;
	// \hdlname: core registers words low_b4
	// \init: 0
	wire<7> p_core_2e_registers_2e_words_2e_low__b4;
	// \hdlname: core registers words low_b5
	// \init: 0
	wire<7> p_core_2e_registers_2e_words_2e_low__b5;
	// \hdlname: core registers words low_b8
	// \init: 0
	wire<7> p_core_2e_registers_2e_words_2e_low__b8;
	// \hdlname: core registers words low_b9
	// \init: 0
	wire<7> p_core_2e_registers_2e_words_2e_low__b9;
	// \hdlname: core registers words low_ba
	// \init: 0
	wire<7> p_core_2e_registers_2e_words_2e_low__ba;
	// \hdlname: core registers words low_bb
	// \init: 0
	wire<7> p_core_2e_registers_2e_words_2e_low__bb;
	// \hdlname: core registers words low_bc
	// \init: 0
	wire<7> p_core_2e_registers_2e_words_2e_low__bc;
	// \hdlname: core registers words low_bd
	// \init: 0
	wire<7> p_core_2e_registers_2e_words_2e_low__bd;
	// \hdlname: core registers words low_c0
	// \init: 0
	wire<7> p_core_2e_registers_2e_words_2e_low__c0;
	// \hdlname: core registers words low_c1
	// \init: 0
	wire<7> p_core_2e_registers_2e_words_2e_low__c1;
	// \hdlname: core registers words low_c2
	// \init: 0
	wire<7> p_core_2e_registers_2e_words_2e_low__c2;
	// \hdlname: core registers words low_c3
	// \init: 0
	wire<7> p_core_2e_registers_2e_words_2e_low__c3;
	// \hdlname: core registers words low_c4
	// \init: 0
	wire<7> p_core_2e_registers_2e_words_2e_low__c4;
	// \hdlname: core registers words low_c5
	// \init: 0
	wire<7> p_core_2e_registers_2e_words_2e_low__c5;
	// \hdlname: core registers words low_d0
	// \init: 0
	wire<7> p_core_2e_registers_2e_words_2e_low__d0;
	// \hdlname: core registers words low_d1
	// \init: 0
	wire<7> p_core_2e_registers_2e_words_2e_low__d1;
	// \hdlname: core registers words low_d2
	// \init: 0
	wire<7> p_core_2e_registers_2e_words_2e_low__d2;
	// \hdlname: core registers words low_d3
	// \init: 0
	wire<7> p_core_2e_registers_2e_words_2e_low__d3;
	// \hdlname: core registers words low_d8
	// \init: 0
	wire<7> p_core_2e_registers_2e_words_2e_low__d8;
	// \hdlname: core registers words low_d9
	// \init: 0
	wire<7> p_core_2e_registers_2e_words_2e_low__d9;
	// \hdlname: core registers words low_da
	// \init: 0
	wire<7> p_core_2e_registers_2e_words_2e_low__da;
	// \hdlname: core registers words low_db
	// \init: 0
	wire<7> p_core_2e_registers_2e_words_2e_low__db;
	// \hdlname: core registers words low_e0
	// \init: 0
	wire<7> p_core_2e_registers_2e_words_2e_low__e0;
	// \hdlname: core registers words low_e1
	// \init: 0
	wire<7> p_core_2e_registers_2e_words_2e_low__e1;
	// \hdlname: core registers words low_e2
	// \init: 0
	wire<7> p_core_2e_registers_2e_words_2e_low__e2;
	// \hdlname: core registers words low_e3
	// \init: 0
	wire<7> p_core_2e_registers_2e_words_2e_low__e3;
	// \hdlname: core registers words active
	// \init: 0
	wire<7> p_core_2e_registers_2e_words_2e_active;
	// \hdlname: core registers words sweeping
	// \init: 0
	wire<1> p_core_2e_registers_2e_words_2e_sweeping;
	// \hdlname: core registers words swept
	// \init: 0
	wire<1> p_core_2e_registers_2e_words_2e_swept;
	// \hdlname: core registers words operating
	// \init: 0
	wire<1> p_core_2e_registers_2e_words_2e_operating;
	// \hdlname: core registers words turn
	// \init: 176
	wire<8> p_core_2e_registers_2e_words_2e_turn;
	// \hdlname: core registers words valid2
	// \init: 0
	wire<1> p_core_2e_registers_2e_words_2e_valid2;
	// \hdlname: core registers words copying
	// \init: 0
	wire<1> p_core_2e_registers_2e_words_2e_copying;
	// \hdlname: core registers words marking
	// \init: 0
	wire<1> p_core_2e_registers_2e_words_2e_marking;
	// \hdlname: core registers words valid1
	// \init: 0
	wire<1> p_core_2e_registers_2e_words_2e_valid1;
	// \hdlname: core registers words address1
	// \init: 0
	wire<8> p_core_2e_registers_2e_words_2e_address1;
	// \hdlname: core registers words address2
	// \init: 0
	wire<8> p_core_2e_registers_2e_words_2e_address2;
	// \hdlname: core registers words word
	// \init: 0
	wire<32> p_core_2e_registers_2e_words_2e_word;
	// \hdlname: core registers words read_port__data
	wire<32> p_core_2e_registers_2e_words_2e_read__port____data;
	// \hdlname: core registers words low
	// \init: 0
	wire<7> p_core_2e_registers_2e_words_2e_low;
	// \hdlname: core registers words counts
	// \init: 0
	wire<1> p_core_2e_registers_2e_words_2e_counts;
	// \hdlname: core registers words busy
	// \init: 0
	wire<1> p_core_2e_registers_2e_words_2e_busy;
	// \hdlname: core registers words changes
	// \init: 0
	wire<1> p_core_2e_registers_2e_words_2e_changes;
	// \hdlname: core registers configuration__segment3_threshold_high
	// \init: 0
	wire<8> p_core_2e_registers_2e_configuration____segment3__threshold__high;
	// \hdlname: core registers configuration__segment3_threshold_low
	// \init: 0
	wire<32> p_core_2e_registers_2e_configuration____segment3__threshold__low;
	// \hdlname: core registers configuration__segment3_timeout_high
	// \init: 0
	wire<8> p_core_2e_registers_2e_configuration____segment3__timeout__high;
	// \hdlname: core registers configuration__segment3_timeout_low
	// \init: 0
	wire<32> p_core_2e_registers_2e_configuration____segment3__timeout__low;
	// \hdlname: core registers configuration__segment3_least_high
	// \init: 0
	wire<8> p_core_2e_registers_2e_configuration____segment3__least__high;
	// \hdlname: core registers configuration__segment3_least_low
	// \init: 0
	wire<32> p_core_2e_registers_2e_configuration____segment3__least__low;
	// \hdlname: core registers configuration__segment3_mode
	// \init: 0
	wire<25> p_core_2e_registers_2e_configuration____segment3__mode;
	// \hdlname: core registers configuration__segment2_threshold_high
	// \init: 0
	wire<8> p_core_2e_registers_2e_configuration____segment2__threshold__high;
	// \hdlname: core registers configuration__segment2_threshold_low
	// \init: 0
	wire<32> p_core_2e_registers_2e_configuration____segment2__threshold__low;
	// \hdlname: core registers configuration__segment2_timeout_high
	// \init: 0
	wire<8> p_core_2e_registers_2e_configuration____segment2__timeout__high;
	// \hdlname: core registers configuration__segment2_timeout_low
	// \init: 0
	wire<32> p_core_2e_registers_2e_configuration____segment2__timeout__low;
	// \hdlname: core registers configuration__segment2_least_high
	// \init: 0
	wire<8> p_core_2e_registers_2e_configuration____segment2__least__high;
	// \hdlname: core registers configuration__segment2_least_low
	// \init: 0
	wire<32> p_core_2e_registers_2e_configuration____segment2__least__low;
	// \hdlname: core registers configuration__segment2_mode
	// \init: 0
	wire<25> p_core_2e_registers_2e_configuration____segment2__mode;
	// \hdlname: core registers configuration__segment1_threshold_high
	// \init: 0
	wire<8> p_core_2e_registers_2e_configuration____segment1__threshold__high;
	// \hdlname: core registers configuration__segment1_threshold_low
	// \init: 0
	wire<32> p_core_2e_registers_2e_configuration____segment1__threshold__low;
	// \hdlname: core registers configuration__segment1_timeout_high
	// \init: 0
	wire<8> p_core_2e_registers_2e_configuration____segment1__timeout__high;
	// \hdlname: core registers configuration__segment1_timeout_low
	// \init: 0
	wire<32> p_core_2e_registers_2e_configuration____segment1__timeout__low;
	// \hdlname: core registers configuration__segment1_least_high
	// \init: 0
	wire<8> p_core_2e_registers_2e_configuration____segment1__least__high;
	// \hdlname: core registers configuration__segment1_least_low
	// \init: 0
	wire<32> p_core_2e_registers_2e_configuration____segment1__least__low;
	// \hdlname: core registers configuration__segment1_mode
	// \init: 0
	wire<25> p_core_2e_registers_2e_configuration____segment1__mode;
	// \hdlname: core registers configuration__segment0_threshold_high
	// \init: 0
	wire<8> p_core_2e_registers_2e_configuration____segment0__threshold__high;
	// \hdlname: core registers configuration__segment0_threshold_low
	// \init: 0
	wire<32> p_core_2e_registers_2e_configuration____segment0__threshold__low;
	// \hdlname: core registers configuration__segment0_timeout_high
	// \init: 0
	wire<8> p_core_2e_registers_2e_configuration____segment0__timeout__high;
	// \hdlname: core registers configuration__segment0_timeout_low
	// \init: 0
	wire<32> p_core_2e_registers_2e_configuration____segment0__timeout__low;
	// \hdlname: core registers configuration__segment0_least_high
	// \init: 0
	wire<8> p_core_2e_registers_2e_configuration____segment0__least__high;
	// \hdlname: core registers configuration__segment0_least_low
	// \init: 0
	wire<32> p_core_2e_registers_2e_configuration____segment0__least__low;
	// \hdlname: core registers configuration__segment0_mode
	// \init: 0
	wire<25> p_core_2e_registers_2e_configuration____segment0__mode;
	// \hdlname: core registers configuration__stimulus2_seed
	// \init: 0
	wire<32> p_core_2e_registers_2e_configuration____stimulus2__seed;
	// \hdlname: core registers configuration__stimulus2_span_high
	// \init: 0
	wire<8> p_core_2e_registers_2e_configuration____stimulus2__span__high;
	// \hdlname: core registers configuration__stimulus2_span_low
	// \init: 0
	wire<32> p_core_2e_registers_2e_configuration____stimulus2__span__low;
	// \hdlname: core registers configuration__stimulus2_gap
	// \init: 0
	wire<32> p_core_2e_registers_2e_configuration____stimulus2__gap;
	// \hdlname: core registers configuration__stimulus2_burst
	// \init: 0
	wire<16> p_core_2e_registers_2e_configuration____stimulus2__burst;
	// \hdlname: core registers configuration__stimulus2_count
	// \init: 0
	wire<32> p_core_2e_registers_2e_configuration____stimulus2__count;
	// \hdlname: core registers configuration__stimulus2_delay_high
	// \init: 0
	wire<8> p_core_2e_registers_2e_configuration____stimulus2__delay__high;
	// \hdlname: core registers configuration__stimulus2_delay_low
	// \init: 0
	wire<32> p_core_2e_registers_2e_configuration____stimulus2__delay__low;
	// \hdlname: core registers configuration__stimulus2_width
	// \init: 0
	wire<32> p_core_2e_registers_2e_configuration____stimulus2__width;
	// \hdlname: core registers configuration__stimulus2_period_high
	// \init: 0
	wire<8> p_core_2e_registers_2e_configuration____stimulus2__period__high;
	// \hdlname: core registers configuration__stimulus2_period_low
	// \init: 0
	wire<32> p_core_2e_registers_2e_configuration____stimulus2__period__low;
	// \hdlname: core registers configuration__stimulus2_mode
	// \init: 0
	wire<6> p_core_2e_registers_2e_configuration____stimulus2__mode;
	// \hdlname: core registers configuration__stimulus_seed
	// \init: 0
	wire<32> p_core_2e_registers_2e_configuration____stimulus__seed;
	// \hdlname: core registers configuration__stimulus_span_high
	// \init: 0
	wire<8> p_core_2e_registers_2e_configuration____stimulus__span__high;
	// \hdlname: core registers configuration__stimulus_span_low
	// \init: 0
	wire<32> p_core_2e_registers_2e_configuration____stimulus__span__low;
	// \hdlname: core registers configuration__stimulus_gap
	// \init: 0
	wire<32> p_core_2e_registers_2e_configuration____stimulus__gap;
	// \hdlname: core registers configuration__stimulus_burst
	// \init: 0
	wire<16> p_core_2e_registers_2e_configuration____stimulus__burst;
	// \hdlname: core registers configuration__stimulus_count
	// \init: 0
	wire<32> p_core_2e_registers_2e_configuration____stimulus__count;
	// \hdlname: core registers configuration__stimulus_delay_high
	// \init: 0
	wire<8> p_core_2e_registers_2e_configuration____stimulus__delay__high;
	// \hdlname: core registers configuration__stimulus_delay_low
	// \init: 0
	wire<32> p_core_2e_registers_2e_configuration____stimulus__delay__low;
	// \hdlname: core registers configuration__stimulus_width
	// \init: 0
	wire<32> p_core_2e_registers_2e_configuration____stimulus__width;
	// \hdlname: core registers configuration__stimulus_period_high
	// \init: 0
	wire<8> p_core_2e_registers_2e_configuration____stimulus__period__high;
	// \hdlname: core registers configuration__stimulus_period_low
	// \init: 0
	wire<32> p_core_2e_registers_2e_configuration____stimulus__period__low;
	// \hdlname: core registers configuration__stimulus_mode
	// \init: 0
	wire<6> p_core_2e_registers_2e_configuration____stimulus__mode;
	// \hdlname: core registers configuration__input_aux
	// \init: 12
	wire<14> p_core_2e_registers_2e_configuration____input__aux;
	// \hdlname: core registers configuration__input_done
	// \init: 12
	wire<14> p_core_2e_registers_2e_configuration____input__done;
	// \hdlname: core registers configuration__input_task
	// \init: 12
	wire<14> p_core_2e_registers_2e_configuration____input__task;
	// \hdlname: core registers configuration__input_isr
	// \init: 12
	wire<14> p_core_2e_registers_2e_configuration____input__isr;
	// \hdlname: core registers snapshot_written
	// \init: 0
	wire<1> p_core_2e_registers_2e_snapshot__written;
	// \hdlname: core registers configuration__watchdog
	// \init: 0
	wire<32> p_core_2e_registers_2e_configuration____watchdog;
	// \hdlname: core registers configuration__flush
	// \init: 5000000
	wire<32> p_core_2e_registers_2e_configuration____flush;
	// \hdlname: core registers control_written
	// \init: 0
	wire<1> p_core_2e_registers_2e_control__written;
	// \hdlname: core registers configuration__control
	// \init: 0
	wire<5> p_core_2e_registers_2e_configuration____control;
	// \hdlname: core registers clear
	// \init: 0
	wire<1> p_core_2e_registers_2e_clear;
	// \hdlname: core registers written
	// \init: 0
	wire<32> p_core_2e_registers_2e_written;
	// \hdlname: core registers enable_segment3_threshold_high
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__segment3__threshold__high;
	// \hdlname: core registers enable_segment3_threshold_low
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__segment3__threshold__low;
	// \hdlname: core registers enable_segment3_timeout_high
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__segment3__timeout__high;
	// \hdlname: core registers enable_segment3_timeout_low
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__segment3__timeout__low;
	// \hdlname: core registers enable_segment3_least_high
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__segment3__least__high;
	// \hdlname: core registers enable_segment3_least_low
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__segment3__least__low;
	// \hdlname: core registers enable_segment3_mode
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__segment3__mode;
	// \hdlname: core registers enable_segment2_threshold_high
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__segment2__threshold__high;
	// \hdlname: core registers enable_segment2_threshold_low
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__segment2__threshold__low;
	// \hdlname: core registers enable_segment2_timeout_high
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__segment2__timeout__high;
	// \hdlname: core registers enable_segment2_timeout_low
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__segment2__timeout__low;
	// \hdlname: core registers enable_segment2_least_high
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__segment2__least__high;
	// \hdlname: core registers enable_segment2_least_low
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__segment2__least__low;
	// \hdlname: core registers enable_segment2_mode
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__segment2__mode;
	// \hdlname: core registers enable_segment1_threshold_high
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__segment1__threshold__high;
	// \hdlname: core registers enable_segment1_threshold_low
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__segment1__threshold__low;
	// \hdlname: core registers enable_segment1_timeout_high
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__segment1__timeout__high;
	// \hdlname: core registers enable_segment1_timeout_low
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__segment1__timeout__low;
	// \hdlname: core registers enable_segment1_least_high
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__segment1__least__high;
	// \hdlname: core registers enable_segment1_least_low
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__segment1__least__low;
	// \hdlname: core registers enable_segment1_mode
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__segment1__mode;
	// \hdlname: core registers enable_segment0_threshold_high
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__segment0__threshold__high;
	// \hdlname: core registers enable_segment0_threshold_low
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__segment0__threshold__low;
	// \hdlname: core registers enable_segment0_timeout_high
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__segment0__timeout__high;
	// \hdlname: core registers enable_segment0_timeout_low
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__segment0__timeout__low;
	// \hdlname: core registers enable_segment0_least_high
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__segment0__least__high;
	// \hdlname: core registers enable_segment0_least_low
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__segment0__least__low;
	// \hdlname: core registers enable_segment0_mode
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__segment0__mode;
	// \hdlname: core registers enable_stimulus2_seed
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__stimulus2__seed;
	// \hdlname: core registers enable_stimulus2_span_high
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__stimulus2__span__high;
	// \hdlname: core registers enable_stimulus2_span_low
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__stimulus2__span__low;
	// \hdlname: core registers enable_stimulus2_gap
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__stimulus2__gap;
	// \hdlname: core registers enable_stimulus2_burst
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__stimulus2__burst;
	// \hdlname: core registers enable_stimulus2_count
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__stimulus2__count;
	// \hdlname: core registers enable_stimulus2_delay_high
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__stimulus2__delay__high;
	// \hdlname: core registers enable_stimulus2_delay_low
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__stimulus2__delay__low;
	// \hdlname: core registers enable_stimulus2_width
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__stimulus2__width;
	// \hdlname: core registers enable_stimulus2_period_high
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__stimulus2__period__high;
	// \hdlname: core registers enable_stimulus2_period_low
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__stimulus2__period__low;
	// \hdlname: core registers enable_stimulus2_mode
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__stimulus2__mode;
	// \hdlname: core registers enable_stimulus_seed
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__stimulus__seed;
	// \hdlname: core registers enable_stimulus_span_high
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__stimulus__span__high;
	// \hdlname: core registers enable_stimulus_span_low
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__stimulus__span__low;
	// \hdlname: core registers enable_stimulus_gap
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__stimulus__gap;
	// \hdlname: core registers enable_stimulus_burst
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__stimulus__burst;
	// \hdlname: core registers enable_stimulus_count
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__stimulus__count;
	// \hdlname: core registers enable_stimulus_delay_high
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__stimulus__delay__high;
	// \hdlname: core registers enable_stimulus_delay_low
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__stimulus__delay__low;
	// \hdlname: core registers enable_stimulus_width
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__stimulus__width;
	// \hdlname: core registers enable_stimulus_period_high
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__stimulus__period__high;
	// \hdlname: core registers enable_stimulus_period_low
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__stimulus__period__low;
	// \hdlname: core registers enable_stimulus_mode
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__stimulus__mode;
	// \hdlname: core registers enable_input_aux
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__input__aux;
	// \hdlname: core registers enable_input_done
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__input__done;
	// \hdlname: core registers enable_input_task
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__input__task;
	// \hdlname: core registers enable_input_isr
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__input__isr;
	// \hdlname: core registers enable_snapshot
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__snapshot;
	// \hdlname: core registers enable_watchdog
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__watchdog;
	// \hdlname: core registers enable_flush
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__flush;
	// \hdlname: core registers enable_control
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__control;
	// \hdlname: core registers enable_reset
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__reset;
	// \hdlname: core registers now_high_1
	// \init: 0
	wire<32> p_core_2e_registers_2e_now__high__1;
	// \hdlname: core registers now_high_0
	// \init: 0
	wire<32> p_core_2e_registers_2e_now__high__0;
	// \hdlname: core registers override
	// \init: 0
	wire<1> p_core_2e_registers_2e_override;
	// \hdlname: core registers permitted
	// \init: 0
	wire<1> p_core_2e_registers_2e_permitted;
	// \hdlname: core registers fsm_state
	// \init: 0
	wire<2> p_core_2e_registers_2e_fsm__state;
	// \hdlname: core registers write
	// \init: 0
	wire<1> p_core_2e_registers_2e_write;
	// \hdlname: core registers address
	// \init: 0
	wire<8> p_core_2e_registers_2e_address;
	// \hdlname: core registers client
	// \init: 1
	wire<3> p_core_2e_registers_2e_client;
	// \hdlname: core command_port bad_frames
	// \init: 0
	wire<32> p_core_2e_command__port_2e_bad__frames;
	// \hdlname: core command_port left
	// \init: 0
	wire<4> p_core_2e_command__port_2e_left;
	// \hdlname: core command_port crc
	// \init: -1
	wire<32> p_core_2e_command__port_2e_crc;
	// \hdlname: core command_port bad
	// \init: 0
	wire<1> p_core_2e_command__port_2e_bad;
	// \hdlname: core command_port fsm_state
	// \init: 0
	wire<3> p_core_2e_command__port_2e_fsm__state;
	// \hdlname: core command_port window
	// \init: 0
	wire<112> p_core_2e_command__port_2e_window;
	// \hdlname: core replies payload__word__payload
	// \init: 0
	wire<32> p_core_2e_replies_2e_payload____word____payload;
	// \hdlname: core replies read__address
	// \init: 0
	wire<8> p_core_2e_replies_2e_read____address;
	// \hdlname: core replies refused
	// \init: 0
	wire<1> p_core_2e_replies_2e_refused;
	// \hdlname: core replies left
	// \init: 0
	wire<7> p_core_2e_replies_2e_left;
	// \hdlname: core replies fsm_state
	// \init: 0
	wire<3> p_core_2e_replies_2e_fsm__state;
	// \hdlname: core time segment1
	// \init: 0
	wire<31> p_core_2e_time_2e_segment1;
	// \hdlname: core time carry
	// \init: 0
	wire<1> p_core_2e_time_2e_carry;
	// \hdlname: core time segment0
	// \irqscope.linear: up
	// \init: 0
	wire<32> p_core_2e_time_2e_segment0;
	// \hdlname: core time carry1
	// \init: 0
	wire<1> p_core_2e_time_2e_carry1;
	// \hdlname: core time full1
	// \init: 0
	wire<1> p_core_2e_time_2e_full1;
	// \hdlname: core watchdog tripped
	// \init: 0
	wire<1> p_core_2e_watchdog_2e_tripped;
	// \hdlname: core watchdog watching
	// \init: 0
	wire<1> p_core_2e_watchdog_2e_watching;
	// \hdlname: core watchdog enabled
	// \init: 0
	wire<1> p_core_2e_watchdog_2e_enabled;
	// \hdlname: core watchdog silence
	// \irqscope.linear: down
	// \init: 0
	wire<32> p_core_2e_watchdog_2e_silence;
	// \hdlname: core stimulus pulse width
	// \init: 0
	wire<32> p_core_2e_stimulus_2e_pulse_2e_width;
	// \hdlname: core stimulus pulse until
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_pulse_2e_until;
	// \hdlname: core stimulus pulse line
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_pulse_2e_line;
	// \hdlname: core stimulus pulse settled
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_pulse_2e_settled;
	// \hdlname: core stimulus pulse release
	// \init: 0
	wire<2> p_core_2e_stimulus_2e_pulse_2e_release;
	// \hdlname: core stimulus pulse end_sub
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_pulse_2e_end__sub;
	// \hdlname: core stimulus pulse fired
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_pulse_2e_fired;
	// \hdlname: core stimulus pulse fired_sub
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_pulse_2e_fired__sub;
	// \hdlname: core stimulus pulse blocked
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_pulse_2e_blocked;
	// \hdlname: core stimulus pulse hold due
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_pulse_2e_hold_2e_due;
	// \hdlname: core stimulus pulse hold held
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_pulse_2e_hold_2e_held;
	// \hdlname: core stimulus pulse hold active
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_pulse_2e_hold_2e_active;
	// \hdlname: core stimulus pulse hold hold
	// \irqscope.linear: down
	// \init: 0
	wire<31> p_core_2e_stimulus_2e_pulse_2e_hold_2e_hold;
	// \hdlname: core stimulus schedule point_sub
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_point__sub;
	// \hdlname: core stimulus schedule lead
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_lead;
	// \hdlname: core stimulus schedule last
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_last;
	// \hdlname: core stimulus schedule gap
	// \init: 0
	wire<32> p_core_2e_stimulus_2e_schedule_2e_gap;
	// \hdlname: core stimulus schedule again
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_again;
	// \hdlname: core stimulus schedule finite
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_finite;
	// \hdlname: core stimulus schedule left
	// \init: 0
	wire<32> p_core_2e_stimulus_2e_schedule_2e_left;
	// \hdlname: core stimulus schedule remaining
	// \init: 0
	wire<16> p_core_2e_stimulus_2e_schedule_2e_remaining;
	// \hdlname: core stimulus schedule burst
	// \init: 0
	wire<16> p_core_2e_stimulus_2e_schedule_2e_burst;
	// \hdlname: core stimulus schedule sub
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_sub;
	// \hdlname: core stimulus schedule dither interval
	// \init: 0
	wire<40> p_core_2e_stimulus_2e_schedule_2e_dither_2e_interval;
	// \hdlname: core stimulus schedule dither least
	// \init: 0
	wire<40> p_core_2e_stimulus_2e_schedule_2e_dither_2e_least;
	// \hdlname: core stimulus schedule dither steps
	// \init: 0
	wire<5> p_core_2e_stimulus_2e_schedule_2e_dither_2e_steps;
	// \hdlname: core stimulus schedule dither odd
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_dither_2e_odd;
	// \hdlname: core stimulus schedule dither fraction
	// \init: 0
	wire<32> p_core_2e_stimulus_2e_schedule_2e_dither_2e_fraction;
	// \hdlname: core stimulus schedule dither rejected
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_dither_2e_rejected;
	// \hdlname: core stimulus schedule dither span
	// \init: 0
	wire<40> p_core_2e_stimulus_2e_schedule_2e_dither_2e_span;
	// \hdlname: core stimulus schedule dither mode
	// \enum_value_10: EXPONENTIAL
	// \enum_value_01: UNIFORM
	// \enum_value_00: NONE
	// \enum_base_type: Dither
	// \init: 0
	wire<2> p_core_2e_stimulus_2e_schedule_2e_dither_2e_mode;
	// \hdlname: core stimulus schedule dither product
	// \init: 0
	wire<42> p_core_2e_stimulus_2e_schedule_2e_dither_2e_product;
	// \hdlname: core stimulus schedule dither result
	// \init: 0
	wire<40> p_core_2e_stimulus_2e_schedule_2e_dither_2e_result;
	// \hdlname: core stimulus schedule dither budget
	// \init: 0
	wire<7> p_core_2e_stimulus_2e_schedule_2e_dither_2e_budget;
	// \hdlname: core stimulus schedule dither random
	// \init: 1
	wire<32> p_core_2e_stimulus_2e_schedule_2e_dither_2e_random;
	// \hdlname: core stimulus schedule dither state
	// \enum_value_100: ADD
	// \enum_value_011: MULTIPLY
	// \enum_value_010: RUN
	// \enum_value_001: FIRST
	// \enum_value_000: IDLE
	// \enum_base_type: State
	// \init: 0
	wire<3> p_core_2e_stimulus_2e_schedule_2e_dither_2e_state;
	// \hdlname: core stimulus schedule wait active
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_wait_2e_active;
	// \hdlname: core stimulus schedule wait due
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_wait_2e_due;
	// \hdlname: core stimulus schedule wait held
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_wait_2e_held;
	// \hdlname: core stimulus schedule wait wait
	// \irqscope.linear: down
	// \init: 0
	wire<39> p_core_2e_stimulus_2e_schedule_2e_wait_2e_wait;
	// \hdlname: core stimulus schedule train active
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_train_2e_active;
	// \hdlname: core stimulus schedule train due
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_train_2e_due;
	// \hdlname: core stimulus schedule train held
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_train_2e_held;
	// \hdlname: core stimulus schedule train train
	// \irqscope.linear: down
	// \init: 0
	wire<39> p_core_2e_stimulus_2e_schedule_2e_train_2e_train;
	// \hdlname: core stimulus blocked
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_blocked;
	// \hdlname: core stimulus output
	// \init: 0
	wire<2> p_core_2e_stimulus_2e_output;
	// \hdlname: core stimulus running
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_running;
	// \hdlname: core stimulus active_low
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_active__low;
	// \hdlname: core stimulus sub$22
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_sub_24_22;
	// \hdlname: core stimulus valid
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_valid;
	// \hdlname: core stimulus fresh
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_fresh;
	// \hdlname: core stimulus2 pulse width
	// \init: 0
	wire<32> p_core_2e_stimulus2_2e_pulse_2e_width;
	// \hdlname: core stimulus2 pulse until
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_pulse_2e_until;
	// \hdlname: core stimulus2 pulse line
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_pulse_2e_line;
	// \hdlname: core stimulus2 pulse settled
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_pulse_2e_settled;
	// \hdlname: core stimulus2 pulse release
	// \init: 0
	wire<2> p_core_2e_stimulus2_2e_pulse_2e_release;
	// \hdlname: core stimulus2 pulse end_sub
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_pulse_2e_end__sub;
	// \hdlname: core stimulus2 pulse fired
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_pulse_2e_fired;
	// \hdlname: core stimulus2 pulse fired_sub
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_pulse_2e_fired__sub;
	// \hdlname: core stimulus2 pulse blocked
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_pulse_2e_blocked;
	// \hdlname: core stimulus2 pulse hold due
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_pulse_2e_hold_2e_due;
	// \hdlname: core stimulus2 pulse hold held
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_pulse_2e_hold_2e_held;
	// \hdlname: core stimulus2 pulse hold active
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_pulse_2e_hold_2e_active;
	// \hdlname: core stimulus2 pulse hold hold
	// \irqscope.linear: down
	// \init: 0
	wire<31> p_core_2e_stimulus2_2e_pulse_2e_hold_2e_hold;
	// \hdlname: core stimulus2 schedule point_sub
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_point__sub;
	// \hdlname: core stimulus2 schedule lead
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_lead;
	// \hdlname: core stimulus2 schedule last
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_last;
	// \hdlname: core stimulus2 schedule gap
	// \init: 0
	wire<32> p_core_2e_stimulus2_2e_schedule_2e_gap;
	// \hdlname: core stimulus2 schedule again
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_again;
	// \hdlname: core stimulus2 schedule finite
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_finite;
	// \hdlname: core stimulus2 schedule left
	// \init: 0
	wire<32> p_core_2e_stimulus2_2e_schedule_2e_left;
	// \hdlname: core stimulus2 schedule remaining
	// \init: 0
	wire<16> p_core_2e_stimulus2_2e_schedule_2e_remaining;
	// \hdlname: core stimulus2 schedule burst
	// \init: 0
	wire<16> p_core_2e_stimulus2_2e_schedule_2e_burst;
	// \hdlname: core stimulus2 schedule sub
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_sub;
	// \hdlname: core stimulus2 schedule dither interval
	// \init: 0
	wire<40> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_interval;
	// \hdlname: core stimulus2 schedule dither least
	// \init: 0
	wire<40> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_least;
	// \hdlname: core stimulus2 schedule dither steps
	// \init: 0
	wire<5> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_steps;
	// \hdlname: core stimulus2 schedule dither odd
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_odd;
	// \hdlname: core stimulus2 schedule dither fraction
	// \init: 0
	wire<32> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_fraction;
	// \hdlname: core stimulus2 schedule dither rejected
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_rejected;
	// \hdlname: core stimulus2 schedule dither span
	// \init: 0
	wire<40> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_span;
	// \hdlname: core stimulus2 schedule dither mode
	// \enum_value_10: EXPONENTIAL
	// \enum_value_01: UNIFORM
	// \enum_value_00: NONE
	// \enum_base_type: Dither
	// \init: 0
	wire<2> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_mode;
	// \hdlname: core stimulus2 schedule dither product
	// \init: 0
	wire<42> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_product;
	// \hdlname: core stimulus2 schedule dither result
	// \init: 0
	wire<40> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_result;
	// \hdlname: core stimulus2 schedule dither budget
	// \init: 0
	wire<7> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_budget;
	// \hdlname: core stimulus2 schedule dither random
	// \init: 1
	wire<32> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_random;
	// \hdlname: core stimulus2 schedule dither state
	// \enum_value_100: ADD
	// \enum_value_011: MULTIPLY
	// \enum_value_010: RUN
	// \enum_value_001: FIRST
	// \enum_value_000: IDLE
	// \enum_base_type: State
	// \init: 0
	wire<3> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_state;
	// \hdlname: core stimulus2 schedule wait active
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_wait_2e_active;
	// \hdlname: core stimulus2 schedule wait due
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_wait_2e_due;
	// \hdlname: core stimulus2 schedule wait held
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_wait_2e_held;
	// \hdlname: core stimulus2 schedule wait wait
	// \irqscope.linear: down
	// \init: 0
	wire<39> p_core_2e_stimulus2_2e_schedule_2e_wait_2e_wait;
	// \hdlname: core stimulus2 schedule train active
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_train_2e_active;
	// \hdlname: core stimulus2 schedule train due
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_train_2e_due;
	// \hdlname: core stimulus2 schedule train held
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_train_2e_held;
	// \hdlname: core stimulus2 schedule train train
	// \irqscope.linear: down
	// \init: 0
	wire<39> p_core_2e_stimulus2_2e_schedule_2e_train_2e_train;
	// \hdlname: core stimulus2 blocked
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_blocked;
	// \hdlname: core stimulus2 output
	// \init: 0
	wire<2> p_core_2e_stimulus2_2e_output;
	// \hdlname: core stimulus2 running
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_running;
	// \hdlname: core stimulus2 active_low
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_active__low;
	// \hdlname: core stimulus2 sub$22
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_sub_24_22;
	// \hdlname: core stimulus2 valid
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_valid;
	// \hdlname: core stimulus2 fresh
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_fresh;
	// \hdlname: core loopback_stimulus line1
	// \init: 0
	wire<3> p_core_2e_loopback__stimulus_2e_line1;
	// \hdlname: core loopback_stimulus line0
	// \init: 0
	wire<3> p_core_2e_loopback__stimulus_2e_line0;
	// \hdlname: core loopback_stimulus2 line1
	// \init: 0
	wire<3> p_core_2e_loopback__stimulus2_2e_line1;
	// \hdlname: core loopback_stimulus2 line0
	// \init: 0
	wire<3> p_core_2e_loopback__stimulus2_2e_line0;
	// \hdlname: core lane_isr slot
	// \init: 0
	wire<4> p_core_2e_lane__isr_2e_slot;
	// \hdlname: core lane_isr changes_before
	// \init: 0
	wire<2> p_core_2e_lane__isr_2e_changes__before;
	// \hdlname: core lane_isr suppressed
	// \init: 0
	wire<1> p_core_2e_lane__isr_2e_suppressed;
	// \hdlname: core lane_isr further
	// \init: 0
	wire<1> p_core_2e_lane__isr_2e_further;
	// \hdlname: core lane_isr passing
	// \init: 0
	wire<2> p_core_2e_lane__isr_2e_passing;
	// \hdlname: core lane_isr settled
	// \init: 0
	wire<2> p_core_2e_lane__isr_2e_settled;
	// \hdlname: core lane_isr accepted
	// \init: 0
	wire<1> p_core_2e_lane__isr_2e_accepted;
	// \hdlname: core lane_isr shift
	// \init: 0
	wire<1> p_core_2e_lane__isr_2e_shift;
	// \hdlname: core lane_isr busy_here
	// \init: 0
	wire<2> p_core_2e_lane__isr_2e_busy__here;
	// \hdlname: core lane_isr whole
	// \init: 0
	wire<3> p_core_2e_lane__isr_2e_whole;
	// \hdlname: core lane_isr busy
	// \init: 0
	wire<6> p_core_2e_lane__isr_2e_busy;
	// \hdlname: core lane_isr rest
	// \init: 0
	wire<1> p_core_2e_lane__isr_2e_rest;
	// \hdlname: core lane_isr levels
	// \init: 0
	wire<12> p_core_2e_lane__isr_2e_levels;
	// \hdlname: core lane_task slot
	// \init: 0
	wire<4> p_core_2e_lane__task_2e_slot;
	// \hdlname: core lane_task changes_before
	// \init: 0
	wire<2> p_core_2e_lane__task_2e_changes__before;
	// \hdlname: core lane_task suppressed
	// \init: 0
	wire<1> p_core_2e_lane__task_2e_suppressed;
	// \hdlname: core lane_task further
	// \init: 0
	wire<1> p_core_2e_lane__task_2e_further;
	// \hdlname: core lane_task passing
	// \init: 0
	wire<2> p_core_2e_lane__task_2e_passing;
	// \hdlname: core lane_task settled
	// \init: 0
	wire<2> p_core_2e_lane__task_2e_settled;
	// \hdlname: core lane_task accepted
	// \init: 0
	wire<1> p_core_2e_lane__task_2e_accepted;
	// \hdlname: core lane_task shift
	// \init: 0
	wire<1> p_core_2e_lane__task_2e_shift;
	// \hdlname: core lane_task busy_here
	// \init: 0
	wire<2> p_core_2e_lane__task_2e_busy__here;
	// \hdlname: core lane_task whole
	// \init: 0
	wire<3> p_core_2e_lane__task_2e_whole;
	// \hdlname: core lane_task busy
	// \init: 0
	wire<6> p_core_2e_lane__task_2e_busy;
	// \hdlname: core lane_task rest
	// \init: 0
	wire<1> p_core_2e_lane__task_2e_rest;
	// \hdlname: core lane_task levels
	// \init: 0
	wire<12> p_core_2e_lane__task_2e_levels;
	// \hdlname: core lane_done slot
	// \init: 0
	wire<4> p_core_2e_lane__done_2e_slot;
	// \hdlname: core lane_done changes_before
	// \init: 0
	wire<2> p_core_2e_lane__done_2e_changes__before;
	// \hdlname: core lane_done suppressed
	// \init: 0
	wire<1> p_core_2e_lane__done_2e_suppressed;
	// \hdlname: core lane_done further
	// \init: 0
	wire<1> p_core_2e_lane__done_2e_further;
	// \hdlname: core lane_done passing
	// \init: 0
	wire<2> p_core_2e_lane__done_2e_passing;
	// \hdlname: core lane_done settled
	// \init: 0
	wire<2> p_core_2e_lane__done_2e_settled;
	// \hdlname: core lane_done accepted
	// \init: 0
	wire<1> p_core_2e_lane__done_2e_accepted;
	// \hdlname: core lane_done shift
	// \init: 0
	wire<1> p_core_2e_lane__done_2e_shift;
	// \hdlname: core lane_done busy_here
	// \init: 0
	wire<2> p_core_2e_lane__done_2e_busy__here;
	// \hdlname: core lane_done whole
	// \init: 0
	wire<3> p_core_2e_lane__done_2e_whole;
	// \hdlname: core lane_done busy
	// \init: 0
	wire<6> p_core_2e_lane__done_2e_busy;
	// \hdlname: core lane_done rest
	// \init: 0
	wire<1> p_core_2e_lane__done_2e_rest;
	// \hdlname: core lane_done levels
	// \init: 0
	wire<12> p_core_2e_lane__done_2e_levels;
	// \hdlname: core lane_aux slot
	// \init: 0
	wire<4> p_core_2e_lane__aux_2e_slot;
	// \hdlname: core lane_aux changes_before
	// \init: 0
	wire<2> p_core_2e_lane__aux_2e_changes__before;
	// \hdlname: core lane_aux suppressed
	// \init: 0
	wire<1> p_core_2e_lane__aux_2e_suppressed;
	// \hdlname: core lane_aux further
	// \init: 0
	wire<1> p_core_2e_lane__aux_2e_further;
	// \hdlname: core lane_aux passing
	// \init: 0
	wire<2> p_core_2e_lane__aux_2e_passing;
	// \hdlname: core lane_aux settled
	// \init: 0
	wire<2> p_core_2e_lane__aux_2e_settled;
	// \hdlname: core lane_aux accepted
	// \init: 0
	wire<1> p_core_2e_lane__aux_2e_accepted;
	// \hdlname: core lane_aux shift
	// \init: 0
	wire<1> p_core_2e_lane__aux_2e_shift;
	// \hdlname: core lane_aux busy_here
	// \init: 0
	wire<2> p_core_2e_lane__aux_2e_busy__here;
	// \hdlname: core lane_aux whole
	// \init: 0
	wire<3> p_core_2e_lane__aux_2e_whole;
	// \hdlname: core lane_aux busy
	// \init: 0
	wire<6> p_core_2e_lane__aux_2e_busy;
	// \hdlname: core lane_aux rest
	// \init: 0
	wire<1> p_core_2e_lane__aux_2e_rest;
	// \hdlname: core lane_aux levels
	// \init: 0
	wire<12> p_core_2e_lane__aux_2e_levels;
	// \hdlname: core slot_stimulus line3
	// \init: 0
	wire<10> p_core_2e_slot__stimulus_2e_line3;
	// \hdlname: core slot_stimulus line2
	// \init: 0
	wire<10> p_core_2e_slot__stimulus_2e_line2;
	// \hdlname: core slot_stimulus line1
	// \init: 0
	wire<10> p_core_2e_slot__stimulus_2e_line1;
	// \hdlname: core slot_stimulus line0
	// \init: 0
	wire<10> p_core_2e_slot__stimulus_2e_line0;
	// \hdlname: core slot_stimulus2 line3
	// \init: 0
	wire<10> p_core_2e_slot__stimulus2_2e_line3;
	// \hdlname: core slot_stimulus2 line2
	// \init: 0
	wire<10> p_core_2e_slot__stimulus2_2e_line2;
	// \hdlname: core slot_stimulus2 line1
	// \init: 0
	wire<10> p_core_2e_slot__stimulus2_2e_line1;
	// \hdlname: core slot_stimulus2 line0
	// \init: 0
	wire<10> p_core_2e_slot__stimulus2_2e_line0;
	// \hdlname: core events words is_open
	// \init: 0
	wire<1> p_core_2e_events_2e_words_2e_is__open;
	// \hdlname: core events words fsm_state
	// \init: 0
	wire<2> p_core_2e_events_2e_words_2e_fsm__state;
	// \hdlname: core events words tick
	// \init: 0
	wire<64> p_core_2e_events_2e_words_2e_tick;
	// \hdlname: core events words source
	// \init: 0
	wire<6> p_core_2e_events_2e_words_2e_source;
	// \hdlname: core events words $signal$11
	// \init: 0
	wire<1> p_core_2e_events_2e_words_2e__24_signal_24_11;
	// \hdlname: core events words multi
	// \init: 0
	wire<1> p_core_2e_events_2e_words_2e_multi;
	// \hdlname: core events words gone
	// \init: 0
	wire<6> p_core_2e_events_2e_words_2e_gone;
	// \hdlname: core events words emptied
	// \init: 0
	wire<1> p_core_2e_events_2e_words_2e_emptied;
	// \hdlname: core events words low
	// \init: 0
	wire<33> p_core_2e_events_2e_words_2e_low;
	// \hdlname: core events words last_tick
	// \init: 0
	wire<64> p_core_2e_events_2e_words_2e_last__tick;
	// \hdlname: core events words high
	// \init: 0
	wire<32> p_core_2e_events_2e_words_2e_high;
	// \hdlname: core events words delta
	// \init: 0
	wire<27> p_core_2e_events_2e_words_2e_delta;
	// \hdlname: core events words offered_source
	// \init: 0
	wire<6> p_core_2e_events_2e_words_2e_offered__source;
	// \hdlname: core events words $signal$24
	// \init: 0
	wire<1> p_core_2e_events_2e_words_2e__24_signal_24_24;
	// \hdlname: core events words offered_multi
	// \init: 0
	wire<1> p_core_2e_events_2e_words_2e_offered__multi;
	// \hdlname: core events words offered
	// \init: 0
	wire<1> p_core_2e_events_2e_words_2e_offered;
	// \hdlname: core events words is_first
	// \init: 0
	wire<1> p_core_2e_events_2e_words_2e_is__first;
	// \hdlname: core events words is_loss
	// \init: 0
	wire<1> p_core_2e_events_2e_words_2e_is__loss;
	// \hdlname: core events words loss_offered
	// \init: 0
	wire<1> p_core_2e_events_2e_words_2e_loss__offered;
	// \hdlname: core events words loss_index
	// \init: 0
	wire<4> p_core_2e_events_2e_words_2e_loss__index;
	// \hdlname: core events words loss_word
	// \init: 0
	wire<32> p_core_2e_events_2e_words_2e_loss__word;
	// \hdlname: core events words half_counted
	// \init: 0
	wire<1> p_core_2e_events_2e_words_2e_half__counted;
	// \hdlname: core events words flush_timer
	// \irqscope.linear: down
	// \init: 0
	wire<32> p_core_2e_events_2e_words_2e_flush__timer;
	// \hdlname: core events words armed
	// \init: 0
	wire<1> p_core_2e_events_2e_words_2e_armed;
	// \hdlname: core events words payload__request
	// \init: 0
	wire<1> p_core_2e_events_2e_words_2e_payload____request;
	// \hdlname: core events queue write_pointer
	// \init: 0
	wire<10> p_core_2e_events_2e_queue_2e_write__pointer;
	// \hdlname: core events queue read_pointer
	// \init: 0
	wire<10> p_core_2e_events_2e_queue_2e_read__pointer;
	// \hdlname: core events queue fetched
	// \init: 0
	wire<1> p_core_2e_events_2e_queue_2e_fetched;
	// \hdlname: core events queue read_port__data$19
	wire<88> p_core_2e_events_2e_queue_2e_read__port____data_24_19;
	// \hdlname: core events queue read__payload
	// \init: 0
	wire<88> p_core_2e_events_2e_queue_2e_read____payload;
	// \hdlname: core events queue read__valid
	// \init: 0
	wire<1> p_core_2e_events_2e_queue_2e_read____valid;
	// \hdlname: core events queue level
	// \init: 0
	wire<10> p_core_2e_events_2e_queue_2e_level;
	// \hdlname: core events lost_total
	// \init: 0
	wire<32> p_core_2e_events_2e_lost__total;
	// \hdlname: core events queued__5
	// \init: 0
	wire<10> p_core_2e_events_2e_queued____5;
	// \hdlname: core events queued__4
	// \init: 0
	wire<10> p_core_2e_events_2e_queued____4;
	// \hdlname: core events queued__3
	// \init: 0
	wire<10> p_core_2e_events_2e_queued____3;
	// \hdlname: core events queued__2
	// \init: 0
	wire<10> p_core_2e_events_2e_queued____2;
	// \hdlname: core events queued__1
	// \init: 0
	wire<10> p_core_2e_events_2e_queued____1;
	// \hdlname: core events queued__0
	// \init: 0
	wire<10> p_core_2e_events_2e_queued____0;
	// \hdlname: core events mark_bank
	// \init: 0
	wire<1> p_core_2e_events_2e_mark__bank;
	// \hdlname: core events lost_late
	// \init: 0
	wire<6> p_core_2e_events_2e_lost__late;
	// \hdlname: core events sent_late
	// \init: 0
	wire<6> p_core_2e_events_2e_sent__late;
	// \hdlname: core events kept_late
	// \init: 0
	wire<6> p_core_2e_events_2e_kept__late;
	// \hdlname: core events loss_end
	// \init: 0
	wire<64> p_core_2e_events_2e_loss__end;
	// \hdlname: core events begin
	// \init: 0
	wire<64> p_core_2e_events_2e_begin;
	// \hdlname: core events marks
	// \init: 0
	wire<2> p_core_2e_events_2e_marks;
	// \hdlname: core events end
	// \init: 0
	wire<64> p_core_2e_events_2e_end;
	// \hdlname: core events record_busy
	// \init: 0
	wire<1> p_core_2e_events_2e_record__busy;
	// \hdlname: core events losing
	// \init: 0
	wire<1> p_core_2e_events_2e_losing;
	// \hdlname: core statistics pairing3 last_passed
	// \init: 1
	wire<1> p_core_2e_statistics_2e_pairing3_2e_last__passed;
	// \hdlname: core statistics pairing3 last_late
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_last__late;
	// \hdlname: core statistics pairing3 $signal$33
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e__24_signal_24_33;
	// \hdlname: core statistics pairing3 head_late
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_head__late;
	// \hdlname: core statistics pairing3 $signal$41
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e__24_signal_24_41;
	// \hdlname: core statistics pairing3 serving_on
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_serving__on;
	// \hdlname: core statistics pairing3 $signal$45
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e__24_signal_24_45;
	// \hdlname: core statistics pairing3 second_old
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_second__old;
	// \hdlname: core statistics pairing3 was_ambiguous
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_was__ambiguous;
	// \hdlname: core statistics pairing3 unsure
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_unsure;
	// \hdlname: core statistics pairing3 data
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing3_2e_data;
	// \hdlname: core statistics pairing3 head_old
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_head__old;
	// \hdlname: core statistics pairing3 beyond
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_beyond;
	// \hdlname: core statistics pairing3 fsm_state
	// \init: 0
	wire<2> p_core_2e_statistics_2e_pairing3_2e_fsm__state;
	// \hdlname: core statistics pairing3 push
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_push;
	// \hdlname: core statistics pairing3 pop$79
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_pop_24_79;
	// \hdlname: core statistics pairing3 timeout
	// \init: 0
	wire<34> p_core_2e_statistics_2e_pairing3_2e_timeout;
	// \hdlname: core statistics pairing3 head_age
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing3_2e_head__age;
	// \hdlname: core statistics pairing3 second_age
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing3_2e_second__age;
	// \hdlname: core statistics pairing3 last_age
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing3_2e_last__age;
	// \hdlname: core statistics pairing3 young_age
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing3_2e_young__age;
	// \hdlname: core statistics pairing3 youngest
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing3_2e_youngest;
	// \hdlname: core statistics pairing3 crowded
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_crowded;
	// \hdlname: core statistics pairing3 outcome__payload__classes
	// \init: 0
	wire<14> p_core_2e_statistics_2e_pairing3_2e_outcome____payload____classes;
	// \hdlname: core statistics pairing3 outcome__payload__young_valid
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_outcome____payload____young__valid;
	// \hdlname: core statistics pairing3 outcome__payload__young
	// \init: 0
	wire<34> p_core_2e_statistics_2e_pairing3_2e_outcome____payload____young;
	// \hdlname: core statistics pairing3 outcome__payload__sample
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_outcome____payload____sample;
	// \hdlname: core statistics pairing3 outcome__payload__outlier
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_outcome____payload____outlier;
	// \hdlname: core statistics pairing3 outcome__payload__value
	// \init: 0
	wire<34> p_core_2e_statistics_2e_pairing3_2e_outcome____payload____value;
	// \hdlname: core statistics pairing3 outcome__payload__edge
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_outcome____payload____edge;
	// \hdlname: core statistics pairing3 outcome__payload__coalesced
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_outcome____payload____coalesced;
	// \hdlname: core statistics pairing3 outcome__payload__early
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_outcome____payload____early;
	// \hdlname: core statistics pairing3 outcome__payload__ambiguous
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_outcome____payload____ambiguous;
	// \hdlname: core statistics pairing3 outcome__payload__unsure
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_outcome____payload____unsure;
	// \hdlname: core statistics pairing3 outcome__payload__time
	// \init: 0
	wire<40> p_core_2e_statistics_2e_pairing3_2e_outcome____payload____time;
	// \hdlname: core statistics pairing3 outcome__valid
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_outcome____valid;
	// \hdlname: core statistics pairing3 pending memory__read_address
	// \init: 0
	wire<8> p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____read__address;
	// \hdlname: core statistics pairing3 pending memory__write_data
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____write__data;
	// \hdlname: core statistics pairing3 pending memory__write_address
	// \init: 0
	wire<8> p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____write__address;
	// \hdlname: core statistics pairing3 pending memory__write_valid
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____write__valid;
	// \hdlname: core statistics pairing3 pending second
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing3_2e_pending_2e_second;
	// \hdlname: core statistics pairing3 pending memory__read_valid
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____read__valid;
	// \hdlname: core statistics pairing3 pending head
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing3_2e_pending_2e_head;
	// \hdlname: core statistics pairing3 pending level
	// \init: 0
	wire<9> p_core_2e_statistics_2e_pairing3_2e_pending_2e_level;
	// \hdlname: core statistics pairing3 pending write_pointer
	// \init: 0
	wire<8> p_core_2e_statistics_2e_pairing3_2e_pending_2e_write__pointer;
	// \hdlname: core statistics pairing3 pending waiting
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_pending_2e_waiting;
	// \hdlname: core statistics pairing2 last_passed
	// \init: 1
	wire<1> p_core_2e_statistics_2e_pairing2_2e_last__passed;
	// \hdlname: core statistics pairing2 last_late
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_last__late;
	// \hdlname: core statistics pairing2 $signal$33
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e__24_signal_24_33;
	// \hdlname: core statistics pairing2 head_late
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_head__late;
	// \hdlname: core statistics pairing2 $signal$41
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e__24_signal_24_41;
	// \hdlname: core statistics pairing2 serving_on
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_serving__on;
	// \hdlname: core statistics pairing2 $signal$45
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e__24_signal_24_45;
	// \hdlname: core statistics pairing2 second_old
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_second__old;
	// \hdlname: core statistics pairing2 was_ambiguous
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_was__ambiguous;
	// \hdlname: core statistics pairing2 unsure
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_unsure;
	// \hdlname: core statistics pairing2 data
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing2_2e_data;
	// \hdlname: core statistics pairing2 head_old
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_head__old;
	// \hdlname: core statistics pairing2 beyond
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_beyond;
	// \hdlname: core statistics pairing2 fsm_state
	// \init: 0
	wire<2> p_core_2e_statistics_2e_pairing2_2e_fsm__state;
	// \hdlname: core statistics pairing2 push
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_push;
	// \hdlname: core statistics pairing2 pop$79
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_pop_24_79;
	// \hdlname: core statistics pairing2 timeout
	// \init: 0
	wire<34> p_core_2e_statistics_2e_pairing2_2e_timeout;
	// \hdlname: core statistics pairing2 head_age
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing2_2e_head__age;
	// \hdlname: core statistics pairing2 second_age
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing2_2e_second__age;
	// \hdlname: core statistics pairing2 last_age
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing2_2e_last__age;
	// \hdlname: core statistics pairing2 young_age
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing2_2e_young__age;
	// \hdlname: core statistics pairing2 youngest
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing2_2e_youngest;
	// \hdlname: core statistics pairing2 crowded
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_crowded;
	// \hdlname: core statistics pairing2 outcome__payload__classes
	// \init: 0
	wire<14> p_core_2e_statistics_2e_pairing2_2e_outcome____payload____classes;
	// \hdlname: core statistics pairing2 outcome__payload__young_valid
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_outcome____payload____young__valid;
	// \hdlname: core statistics pairing2 outcome__payload__young
	// \init: 0
	wire<34> p_core_2e_statistics_2e_pairing2_2e_outcome____payload____young;
	// \hdlname: core statistics pairing2 outcome__payload__sample
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_outcome____payload____sample;
	// \hdlname: core statistics pairing2 outcome__payload__outlier
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_outcome____payload____outlier;
	// \hdlname: core statistics pairing2 outcome__payload__value
	// \init: 0
	wire<34> p_core_2e_statistics_2e_pairing2_2e_outcome____payload____value;
	// \hdlname: core statistics pairing2 outcome__payload__edge
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_outcome____payload____edge;
	// \hdlname: core statistics pairing2 outcome__payload__coalesced
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_outcome____payload____coalesced;
	// \hdlname: core statistics pairing2 outcome__payload__early
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_outcome____payload____early;
	// \hdlname: core statistics pairing2 outcome__payload__ambiguous
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_outcome____payload____ambiguous;
	// \hdlname: core statistics pairing2 outcome__payload__unsure
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_outcome____payload____unsure;
	// \hdlname: core statistics pairing2 outcome__payload__time
	// \init: 0
	wire<40> p_core_2e_statistics_2e_pairing2_2e_outcome____payload____time;
	// \hdlname: core statistics pairing2 outcome__valid
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_outcome____valid;
	// \hdlname: core statistics pairing2 pending memory__read_address
	// \init: 0
	wire<8> p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____read__address;
	// \hdlname: core statistics pairing2 pending memory__write_data
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____write__data;
	// \hdlname: core statistics pairing2 pending memory__write_address
	// \init: 0
	wire<8> p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____write__address;
	// \hdlname: core statistics pairing2 pending memory__write_valid
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____write__valid;
	// \hdlname: core statistics pairing2 pending second
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing2_2e_pending_2e_second;
	// \hdlname: core statistics pairing2 pending memory__read_valid
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____read__valid;
	// \hdlname: core statistics pairing2 pending head
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing2_2e_pending_2e_head;
	// \hdlname: core statistics pairing2 pending level
	// \init: 0
	wire<9> p_core_2e_statistics_2e_pairing2_2e_pending_2e_level;
	// \hdlname: core statistics pairing2 pending write_pointer
	// \init: 0
	wire<8> p_core_2e_statistics_2e_pairing2_2e_pending_2e_write__pointer;
	// \hdlname: core statistics pairing2 pending waiting
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_pending_2e_waiting;
	// \hdlname: core statistics pairing1 last_passed
	// \init: 1
	wire<1> p_core_2e_statistics_2e_pairing1_2e_last__passed;
	// \hdlname: core statistics pairing1 last_late
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_last__late;
	// \hdlname: core statistics pairing1 $signal$33
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e__24_signal_24_33;
	// \hdlname: core statistics pairing1 head_late
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_head__late;
	// \hdlname: core statistics pairing1 $signal$41
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e__24_signal_24_41;
	// \hdlname: core statistics pairing1 serving_on
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_serving__on;
	// \hdlname: core statistics pairing1 $signal$45
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e__24_signal_24_45;
	// \hdlname: core statistics pairing1 second_old
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_second__old;
	// \hdlname: core statistics pairing1 was_ambiguous
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_was__ambiguous;
	// \hdlname: core statistics pairing1 unsure
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_unsure;
	// \hdlname: core statistics pairing1 data
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing1_2e_data;
	// \hdlname: core statistics pairing1 head_old
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_head__old;
	// \hdlname: core statistics pairing1 beyond
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_beyond;
	// \hdlname: core statistics pairing1 fsm_state
	// \init: 0
	wire<2> p_core_2e_statistics_2e_pairing1_2e_fsm__state;
	// \hdlname: core statistics pairing1 push
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_push;
	// \hdlname: core statistics pairing1 pop$79
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_pop_24_79;
	// \hdlname: core statistics pairing1 timeout
	// \init: 0
	wire<34> p_core_2e_statistics_2e_pairing1_2e_timeout;
	// \hdlname: core statistics pairing1 head_age
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing1_2e_head__age;
	// \hdlname: core statistics pairing1 second_age
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing1_2e_second__age;
	// \hdlname: core statistics pairing1 last_age
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing1_2e_last__age;
	// \hdlname: core statistics pairing1 young_age
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing1_2e_young__age;
	// \hdlname: core statistics pairing1 youngest
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing1_2e_youngest;
	// \hdlname: core statistics pairing1 crowded
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_crowded;
	// \hdlname: core statistics pairing1 outcome__payload__classes
	// \init: 0
	wire<14> p_core_2e_statistics_2e_pairing1_2e_outcome____payload____classes;
	// \hdlname: core statistics pairing1 outcome__payload__young_valid
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_outcome____payload____young__valid;
	// \hdlname: core statistics pairing1 outcome__payload__young
	// \init: 0
	wire<34> p_core_2e_statistics_2e_pairing1_2e_outcome____payload____young;
	// \hdlname: core statistics pairing1 outcome__payload__sample
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_outcome____payload____sample;
	// \hdlname: core statistics pairing1 outcome__payload__outlier
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_outcome____payload____outlier;
	// \hdlname: core statistics pairing1 outcome__payload__value
	// \init: 0
	wire<34> p_core_2e_statistics_2e_pairing1_2e_outcome____payload____value;
	// \hdlname: core statistics pairing1 outcome__payload__edge
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_outcome____payload____edge;
	// \hdlname: core statistics pairing1 outcome__payload__coalesced
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_outcome____payload____coalesced;
	// \hdlname: core statistics pairing1 outcome__payload__early
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_outcome____payload____early;
	// \hdlname: core statistics pairing1 outcome__payload__ambiguous
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_outcome____payload____ambiguous;
	// \hdlname: core statistics pairing1 outcome__payload__unsure
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_outcome____payload____unsure;
	// \hdlname: core statistics pairing1 outcome__payload__time
	// \init: 0
	wire<40> p_core_2e_statistics_2e_pairing1_2e_outcome____payload____time;
	// \hdlname: core statistics pairing1 outcome__valid
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_outcome____valid;
	// \hdlname: core statistics pairing1 pending memory__read_address
	// \init: 0
	wire<8> p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____read__address;
	// \hdlname: core statistics pairing1 pending memory__write_data
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____write__data;
	// \hdlname: core statistics pairing1 pending memory__write_address
	// \init: 0
	wire<8> p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____write__address;
	// \hdlname: core statistics pairing1 pending memory__write_valid
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____write__valid;
	// \hdlname: core statistics pairing1 pending second
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing1_2e_pending_2e_second;
	// \hdlname: core statistics pairing1 pending memory__read_valid
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____read__valid;
	// \hdlname: core statistics pairing1 pending head
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing1_2e_pending_2e_head;
	// \hdlname: core statistics pairing1 pending level
	// \init: 0
	wire<9> p_core_2e_statistics_2e_pairing1_2e_pending_2e_level;
	// \hdlname: core statistics pairing1 pending write_pointer
	// \init: 0
	wire<8> p_core_2e_statistics_2e_pairing1_2e_pending_2e_write__pointer;
	// \hdlname: core statistics pairing1 pending waiting
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_pending_2e_waiting;
	// \hdlname: core statistics pairing0 last_passed
	// \init: 1
	wire<1> p_core_2e_statistics_2e_pairing0_2e_last__passed;
	// \hdlname: core statistics pairing0 last_late
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_last__late;
	// \hdlname: core statistics pairing0 $signal$33
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e__24_signal_24_33;
	// \hdlname: core statistics pairing0 head_late
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_head__late;
	// \hdlname: core statistics pairing0 $signal$41
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e__24_signal_24_41;
	// \hdlname: core statistics pairing0 serving_on
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_serving__on;
	// \hdlname: core statistics pairing0 $signal$45
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e__24_signal_24_45;
	// \hdlname: core statistics pairing0 second_old
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_second__old;
	// \hdlname: core statistics pairing0 was_ambiguous
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_was__ambiguous;
	// \hdlname: core statistics pairing0 unsure
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_unsure;
	// \hdlname: core statistics pairing0 data
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing0_2e_data;
	// \hdlname: core statistics pairing0 head_old
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_head__old;
	// \hdlname: core statistics pairing0 beyond
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_beyond;
	// \hdlname: core statistics pairing0 fsm_state
	// \init: 0
	wire<2> p_core_2e_statistics_2e_pairing0_2e_fsm__state;
	// \hdlname: core statistics pairing0 push
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_push;
	// \hdlname: core statistics pairing0 pop$79
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_pop_24_79;
	// \hdlname: core statistics pairing0 timeout
	// \init: 0
	wire<34> p_core_2e_statistics_2e_pairing0_2e_timeout;
	// \hdlname: core statistics pairing0 head_age
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing0_2e_head__age;
	// \hdlname: core statistics pairing0 second_age
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing0_2e_second__age;
	// \hdlname: core statistics pairing0 last_age
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing0_2e_last__age;
	// \hdlname: core statistics pairing0 young_age
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing0_2e_young__age;
	// \hdlname: core statistics pairing0 youngest
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing0_2e_youngest;
	// \hdlname: core statistics pairing0 crowded
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_crowded;
	// \hdlname: core statistics pairing0 outcome__payload__classes
	// \init: 0
	wire<14> p_core_2e_statistics_2e_pairing0_2e_outcome____payload____classes;
	// \hdlname: core statistics pairing0 outcome__payload__young_valid
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_outcome____payload____young__valid;
	// \hdlname: core statistics pairing0 outcome__payload__young
	// \init: 0
	wire<34> p_core_2e_statistics_2e_pairing0_2e_outcome____payload____young;
	// \hdlname: core statistics pairing0 outcome__payload__sample
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_outcome____payload____sample;
	// \hdlname: core statistics pairing0 outcome__payload__outlier
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_outcome____payload____outlier;
	// \hdlname: core statistics pairing0 outcome__payload__value
	// \init: 0
	wire<34> p_core_2e_statistics_2e_pairing0_2e_outcome____payload____value;
	// \hdlname: core statistics pairing0 outcome__payload__edge
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_outcome____payload____edge;
	// \hdlname: core statistics pairing0 outcome__payload__coalesced
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_outcome____payload____coalesced;
	// \hdlname: core statistics pairing0 outcome__payload__early
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_outcome____payload____early;
	// \hdlname: core statistics pairing0 outcome__payload__ambiguous
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_outcome____payload____ambiguous;
	// \hdlname: core statistics pairing0 outcome__payload__unsure
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_outcome____payload____unsure;
	// \hdlname: core statistics pairing0 outcome__payload__time
	// \init: 0
	wire<40> p_core_2e_statistics_2e_pairing0_2e_outcome____payload____time;
	// \hdlname: core statistics pairing0 outcome__valid
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_outcome____valid;
	// \hdlname: core statistics pairing0 pending memory__read_address
	// \init: 0
	wire<8> p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____read__address;
	// \hdlname: core statistics pairing0 pending memory__write_data
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____write__data;
	// \hdlname: core statistics pairing0 pending memory__write_address
	// \init: 0
	wire<8> p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____write__address;
	// \hdlname: core statistics pairing0 pending memory__write_valid
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____write__valid;
	// \hdlname: core statistics pairing0 pending second
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing0_2e_pending_2e_second;
	// \hdlname: core statistics pairing0 pending memory__read_valid
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____read__valid;
	// \hdlname: core statistics pairing0 pending head
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing0_2e_pending_2e_head;
	// \hdlname: core statistics pairing0 pending level
	// \init: 0
	wire<9> p_core_2e_statistics_2e_pairing0_2e_pending_2e_level;
	// \hdlname: core statistics pairing0 pending write_pointer
	// \init: 0
	wire<8> p_core_2e_statistics_2e_pairing0_2e_pending_2e_write__pointer;
	// \hdlname: core statistics pairing0 pending waiting
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_pending_2e_waiting;
	// \hdlname: core statistics dump issue
	// \init: 0
	wire<11> p_core_2e_statistics_2e_dump_2e_issue;
	// \hdlname: core statistics dump shown
	// \init: 0
	wire<10> p_core_2e_statistics_2e_dump_2e_shown;
	// \hdlname: core statistics dump flying
	// \init: 0
	wire<3> p_core_2e_statistics_2e_dump_2e_flying;
	// \hdlname: core statistics dump value
	// \init: 0
	wire<32> p_core_2e_statistics_2e_dump_2e_value;
	// \hdlname: core statistics dump area
	// \enum_value_10: BINS
	// \enum_value_01: SCALARS
	// \enum_value_00: COUNTERS
	// \enum_base_type: Area
	// \init: 0
	wire<2> p_core_2e_statistics_2e_dump_2e_area;
	// \hdlname: core statistics dump coming
	// \init: 0
	wire<10> p_core_2e_statistics_2e_dump_2e_coming;
	// \hdlname: core statistics dump $signal$25
	// \init: 0
	wire<1> p_core_2e_statistics_2e_dump_2e__24_signal_24_25;
	// \hdlname: core statistics dump open_
	// \init: 0
	wire<1> p_core_2e_statistics_2e_dump_2e_open__;
	// \hdlname: core statistics dump fsm_state
	// \init: 0
	wire<4> p_core_2e_statistics_2e_dump_2e_fsm__state;
	// \hdlname: core statistics dump segment
	// \init: 0
	wire<2> p_core_2e_statistics_2e_dump_2e_segment;
	// \hdlname: core statistics dump status_address
	// \init: 0
	wire<8> p_core_2e_statistics_2e_dump_2e_status__address;
	// \hdlname: core statistics snapshot $signal
	// \init: 0
	wire<1> p_core_2e_statistics_2e_snapshot_2e__24_signal;
	// \hdlname: core statistics snapshot asked_number
	// \init: 0
	wire<32> p_core_2e_statistics_2e_snapshot_2e_asked__number;
	// \hdlname: core statistics snapshot following
	// \init: 1
	wire<32> p_core_2e_statistics_2e_snapshot_2e_following;
	// \hdlname: core statistics snapshot wanted
	// \init: 0
	wire<1> p_core_2e_statistics_2e_snapshot_2e_wanted;
	// \hdlname: core statistics snapshot again
	// \init: 0
	wire<1> p_core_2e_statistics_2e_snapshot_2e_again;
	// \hdlname: core statistics snapshot fsm_state
	// \init: 1
	wire<3> p_core_2e_statistics_2e_snapshot_2e_fsm__state;
	// \hdlname: core statistics snapshot second_pass
	// \init: 0
	wire<1> p_core_2e_statistics_2e_snapshot_2e_second__pass;
	// \hdlname: core statistics snapshot clear_index
	// \init: 0
	wire<10> p_core_2e_statistics_2e_snapshot_2e_clear__index;
	// \hdlname: core statistics snapshot clear_segment
	// \init: 0
	wire<2> p_core_2e_statistics_2e_snapshot_2e_clear__segment;
	// \hdlname: core statistics snapshot clearing
	// \init: 1
	wire<1> p_core_2e_statistics_2e_snapshot_2e_clearing;
	// \hdlname: core statistics snapshot bank
	// \init: 0
	wire<1> p_core_2e_statistics_2e_snapshot_2e_bank;
	// \hdlname: core statistics snapshot taken
	// \init: 0
	wire<32> p_core_2e_statistics_2e_snapshot_2e_taken;
	// \hdlname: core statistics outliers step
	// \init: 0
	wire<2> p_core_2e_statistics_2e_outliers_2e_step;
	// \hdlname: core statistics outliers record
	// \init: 0
	wire<88> p_core_2e_statistics_2e_outliers_2e_record;
	// \hdlname: core statistics outliers complete
	// \init: 0
	wire<8> p_core_2e_statistics_2e_outliers_2e_complete;
	// \hdlname: core statistics outliers part
	// \init: 0
	wire<2> p_core_2e_statistics_2e_outliers_2e_part;
	// \hdlname: core statistics outliers waiting
	// \init: 0
	wire<8> p_core_2e_statistics_2e_outliers_2e_waiting;
	// \hdlname: core statistics outliers open_
	// \init: 0
	wire<1> p_core_2e_statistics_2e_outliers_2e_open__;
	// \hdlname: core statistics outliers armed
	// \init: 0
	wire<1> p_core_2e_statistics_2e_outliers_2e_armed;
	// \hdlname: core statistics outliers outlier_flush
	// \irqscope.linear: down
	// \init: 0
	wire<32> p_core_2e_statistics_2e_outliers_2e_outlier__flush;
	// \hdlname: core statistics outliers room
	// \init: 1
	wire<1> p_core_2e_statistics_2e_outliers_2e_room;
	// \hdlname: core statistics outliers sent
	// \init: 0
	wire<32> p_core_2e_statistics_2e_outliers_2e_sent;
	// \hdlname: core statistics outliers words read__valid
	// \init: 0
	wire<1> p_core_2e_statistics_2e_outliers_2e_words_2e_read____valid;
	// \hdlname: core statistics outliers words read__payload
	// \init: 0
	wire<32> p_core_2e_statistics_2e_outliers_2e_words_2e_read____payload;
	// \hdlname: core statistics outliers words read_port__data$19
	wire<32> p_core_2e_statistics_2e_outliers_2e_words_2e_read__port____data_24_19;
	// \hdlname: core statistics outliers words fetched
	// \init: 0
	wire<1> p_core_2e_statistics_2e_outliers_2e_words_2e_fetched;
	// \hdlname: core statistics outliers words read_pointer
	// \init: 0
	wire<10> p_core_2e_statistics_2e_outliers_2e_words_2e_read__pointer;
	// \hdlname: core statistics outliers words write_pointer
	// \init: 0
	wire<10> p_core_2e_statistics_2e_outliers_2e_words_2e_write__pointer;
	// \hdlname: core statistics outliers words level
	// \init: 0
	wire<10> p_core_2e_statistics_2e_outliers_2e_words_2e_level;
	// \hdlname: core statistics scalars$471 waiting
	// \init: 0
	wire<1> p_core_2e_statistics_2e_scalars_24_471_2e_waiting;
	// \hdlname: core statistics scalars$471 fetch
	// \init: 0
	wire<1> p_core_2e_statistics_2e_scalars_24_471_2e_fetch;
	// \hdlname: core statistics scalars$471 row
	// \enum_value_11: REST
	// \enum_value_10: MOST
	// \enum_value_01: LEAST
	// \enum_value_00: TOTAL
	// \enum_base_type: Row
	// \init: 0
	wire<2> p_core_2e_statistics_2e_scalars_24_471_2e_row;
	// \hdlname: core statistics scalars$471 place
	// \init: 0
	wire<4> p_core_2e_statistics_2e_scalars_24_471_2e_place;
	// \hdlname: core statistics scalars$471 change_value
	// \init: 0
	wire<34> p_core_2e_statistics_2e_scalars_24_471_2e_change__value;
	// \hdlname: core statistics scalars$471 carry
	// \init: 0
	wire<1> p_core_2e_statistics_2e_scalars_24_471_2e_carry;
	// \hdlname: core statistics scalars$471 $signal$17
	// \init: 0
	wire<1> p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_17;
	// \hdlname: core statistics scalars$471 $signal$19
	// \init: 0
	wire<1> p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_19;
	// \hdlname: core statistics scalars$471 change_address
	// \init: 0
	wire<6> p_core_2e_statistics_2e_scalars_24_471_2e_change__address;
	// \hdlname: core statistics scalars$471 change_time
	// \init: 0
	wire<40> p_core_2e_statistics_2e_scalars_24_471_2e_change__time;
	// \hdlname: core statistics scalars$471 $signal$23
	// \init: 0
	wire<1> p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_23;
	// \hdlname: core statistics scalars$471 write_port__en
	// \init: 0
	wire<1> p_core_2e_statistics_2e_scalars_24_471_2e_write__port____en;
	// \hdlname: core statistics scalars$471 write_port__addr
	// \init: 0
	wire<6> p_core_2e_statistics_2e_scalars_24_471_2e_write__port____addr;
	// \hdlname: core statistics scalars$471 write_port__data
	// \init: 0
	wire<64> p_core_2e_statistics_2e_scalars_24_471_2e_write__port____data;
	// \hdlname: core statistics scalars$471 $signal$32
	// \init: 0
	wire<1> p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_32;
	// \hdlname: core statistics scalars$471 next_place
	// \init: 0
	wire<4> p_core_2e_statistics_2e_scalars_24_471_2e_next__place;
	// \hdlname: core statistics scalars$471 $signal$39
	// \init: 0
	wire<34> p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_39;
	// \hdlname: core statistics scalars$471 next_time
	// \init: 0
	wire<40> p_core_2e_statistics_2e_scalars_24_471_2e_next__time;
	// \hdlname: core statistics scalars$471 $signal$43
	// \init: 0
	wire<34> p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_43;
	// \hdlname: core statistics scalars$471 time$44
	// \init: 0
	wire<40> p_core_2e_statistics_2e_scalars_24_471_2e_time_24_44;
	// \hdlname: core statistics scalars$471 arrive_address
	// \init: 0
	wire<6> p_core_2e_statistics_2e_scalars_24_471_2e_arrive__address;
	// \hdlname: core statistics scalars$471 $signal$46
	// \init: 0
	wire<34> p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_46;
	// \hdlname: core statistics scalars$471 $signal$47
	// \init: 0
	wire<40> p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_47;
	// \hdlname: core statistics scalars$471 read_port__data
	wire<64> p_core_2e_statistics_2e_scalars_24_471_2e_read__port____data;
	// \hdlname: core statistics scalars$471 data
	// \init: 0
	wire<64> p_core_2e_statistics_2e_scalars_24_471_2e_data;
	// \hdlname: core statistics histogram add_valid
	// \init: 0
	wire<1> p_core_2e_statistics_2e_histogram_2e_add__valid;
	// \hdlname: core statistics histogram place2
	// \init: 0
	wire<3> p_core_2e_statistics_2e_histogram_2e_place2;
	// \hdlname: core statistics histogram $signal
	// \init: 0
	wire<1> p_core_2e_statistics_2e_histogram_2e__24_signal;
	// \hdlname: core statistics histogram $signal$26
	// \init: 0
	wire<3> p_core_2e_statistics_2e_histogram_2e__24_signal_24_26;
	// \hdlname: core statistics histogram encoder bin
	// \init: 0
	wire<10> p_core_2e_statistics_2e_histogram_2e_encoder_2e_bin;
	// \hdlname: core statistics histogram encoder shift
	// \init: 0
	wire<5> p_core_2e_statistics_2e_histogram_2e_encoder_2e_shift;
	// \hdlname: core statistics histogram encoder value$2
	// \init: 0
	wire<34> p_core_2e_statistics_2e_histogram_2e_encoder_2e_value_24_2;
	// \hdlname: core statistics histogram bins data
	// \init: 0
	wire<32> p_core_2e_statistics_2e_histogram_2e_bins_2e_data;
	// \hdlname: core statistics histogram bins past1_address
	// \init: 0
	wire<13> p_core_2e_statistics_2e_histogram_2e_bins_2e_past1__address;
	// \hdlname: core statistics histogram bins past1_valid
	// \init: 0
	wire<1> p_core_2e_statistics_2e_histogram_2e_bins_2e_past1__valid;
	// \hdlname: core statistics histogram bins add_address$27
	// \init: 0
	wire<13> p_core_2e_statistics_2e_histogram_2e_bins_2e_add__address_24_27;
	// \hdlname: core statistics histogram bins read_port__data
	wire<32> p_core_2e_statistics_2e_histogram_2e_bins_2e_read__port____data;
	// \hdlname: core statistics histogram bins arrive_address
	// \init: 0
	wire<13> p_core_2e_statistics_2e_histogram_2e_bins_2e_arrive__address;
	// \hdlname: core statistics histogram bins arrive_valid
	// \init: 0
	wire<1> p_core_2e_statistics_2e_histogram_2e_bins_2e_arrive__valid;
	// \hdlname: core statistics histogram bins write_port__addr
	// \init: 0
	wire<13> p_core_2e_statistics_2e_histogram_2e_bins_2e_write__port____addr;
	// \hdlname: core statistics histogram bins write_port__en
	// \init: 0
	wire<1> p_core_2e_statistics_2e_histogram_2e_bins_2e_write__port____en;
	// \hdlname: core statistics histogram bins add_valid$16
	// \init: 0
	wire<1> p_core_2e_statistics_2e_histogram_2e_bins_2e_add__valid_24_16;
	// \hdlname: core statistics histogram bins past2_data
	// \init: 0
	wire<32> p_core_2e_statistics_2e_histogram_2e_bins_2e_past2__data;
	// \hdlname: core statistics histogram bins past1_data
	// \init: 0
	wire<32> p_core_2e_statistics_2e_histogram_2e_bins_2e_past1__data;
	// \hdlname: core statistics histogram bins store_data
	// \init: 0
	wire<32> p_core_2e_statistics_2e_histogram_2e_bins_2e_store__data;
	// \hdlname: core statistics histogram bins hit_past2
	// \init: 0
	wire<1> p_core_2e_statistics_2e_histogram_2e_bins_2e_hit__past2;
	// \hdlname: core statistics histogram bins hit_past1
	// \init: 0
	wire<1> p_core_2e_statistics_2e_histogram_2e_bins_2e_hit__past1;
	// \hdlname: core statistics histogram bins hit_store
	// \init: 0
	wire<1> p_core_2e_statistics_2e_histogram_2e_bins_2e_hit__store;
	// \hdlname: core statistics counters octave
	// \init: 0
	wire<6> p_core_2e_statistics_2e_counters_2e_octave;
	// \hdlname: core statistics counters $signal
	// \init: 0
	wire<1> p_core_2e_statistics_2e_counters_2e__24_signal;
	// \hdlname: core statistics counters young
	// \init: 0
	wire<34> p_core_2e_statistics_2e_counters_2e_young;
	// \hdlname: core statistics counters classes0
	// \init: 0
	wire<7> p_core_2e_statistics_2e_counters_2e_classes0;
	// \hdlname: core statistics counters young_waits
	// \init: 0
	wire<1> p_core_2e_statistics_2e_counters_2e_young__waits;
	// \hdlname: core statistics counters place
	// \init: 0
	wire<3> p_core_2e_statistics_2e_counters_2e_place;
	// \hdlname: core statistics counters classes1
	// \init: 0
	wire<7> p_core_2e_statistics_2e_counters_2e_classes1;
	// \hdlname: core statistics counters left0
	// \init: 0
	wire<1> p_core_2e_statistics_2e_counters_2e_left0;
	// \hdlname: core statistics counters left1
	// \init: 0
	wire<1> p_core_2e_statistics_2e_counters_2e_left1;
	// \hdlname: core statistics counters busy0
	// \init: 0
	wire<1> p_core_2e_statistics_2e_counters_2e_busy0;
	// \hdlname: core statistics counters busy1
	// \init: 0
	wire<1> p_core_2e_statistics_2e_counters_2e_busy1;
	// \hdlname: core statistics counters even$59 data
	// \init: 0
	wire<32> p_core_2e_statistics_2e_counters_2e_even_24_59_2e_data;
	// \hdlname: core statistics counters even$59 past1_address
	// \init: 0
	wire<8> p_core_2e_statistics_2e_counters_2e_even_24_59_2e_past1__address;
	// \hdlname: core statistics counters even$59 past1_valid
	// \init: 0
	wire<1> p_core_2e_statistics_2e_counters_2e_even_24_59_2e_past1__valid;
	// \hdlname: core statistics counters even$59 add_address$27
	// \init: 0
	wire<8> p_core_2e_statistics_2e_counters_2e_even_24_59_2e_add__address_24_27;
	// \hdlname: core statistics counters even$59 read_port__data
	wire<32> p_core_2e_statistics_2e_counters_2e_even_24_59_2e_read__port____data;
	// \hdlname: core statistics counters even$59 arrive_address
	// \init: 0
	wire<8> p_core_2e_statistics_2e_counters_2e_even_24_59_2e_arrive__address;
	// \hdlname: core statistics counters even$59 arrive_valid
	// \init: 0
	wire<1> p_core_2e_statistics_2e_counters_2e_even_24_59_2e_arrive__valid;
	// \hdlname: core statistics counters even$59 write_port__addr
	// \init: 0
	wire<8> p_core_2e_statistics_2e_counters_2e_even_24_59_2e_write__port____addr;
	// \hdlname: core statistics counters even$59 write_port__en
	// \init: 0
	wire<1> p_core_2e_statistics_2e_counters_2e_even_24_59_2e_write__port____en;
	// \hdlname: core statistics counters even$59 add_valid$16
	// \init: 0
	wire<1> p_core_2e_statistics_2e_counters_2e_even_24_59_2e_add__valid_24_16;
	// \hdlname: core statistics counters even$59 past2_data
	// \init: 0
	wire<32> p_core_2e_statistics_2e_counters_2e_even_24_59_2e_past2__data;
	// \hdlname: core statistics counters even$59 past1_data
	// \init: 0
	wire<32> p_core_2e_statistics_2e_counters_2e_even_24_59_2e_past1__data;
	// \hdlname: core statistics counters even$59 store_data
	// \init: 0
	wire<32> p_core_2e_statistics_2e_counters_2e_even_24_59_2e_store__data;
	// \hdlname: core statistics counters even$59 hit_past2
	// \init: 0
	wire<1> p_core_2e_statistics_2e_counters_2e_even_24_59_2e_hit__past2;
	// \hdlname: core statistics counters even$59 hit_past1
	// \init: 0
	wire<1> p_core_2e_statistics_2e_counters_2e_even_24_59_2e_hit__past1;
	// \hdlname: core statistics counters even$59 hit_store
	// \init: 0
	wire<1> p_core_2e_statistics_2e_counters_2e_even_24_59_2e_hit__store;
	// \hdlname: core statistics counters odd$60 data
	// \init: 0
	wire<32> p_core_2e_statistics_2e_counters_2e_odd_24_60_2e_data;
	// \hdlname: core statistics counters odd$60 past1_address
	// \init: 0
	wire<8> p_core_2e_statistics_2e_counters_2e_odd_24_60_2e_past1__address;
	// \hdlname: core statistics counters odd$60 past1_valid
	// \init: 0
	wire<1> p_core_2e_statistics_2e_counters_2e_odd_24_60_2e_past1__valid;
	// \hdlname: core statistics counters odd$60 add_address$27
	// \init: 0
	wire<8> p_core_2e_statistics_2e_counters_2e_odd_24_60_2e_add__address_24_27;
	// \hdlname: core statistics counters odd$60 read_port__data
	wire<32> p_core_2e_statistics_2e_counters_2e_odd_24_60_2e_read__port____data;
	// \hdlname: core statistics counters odd$60 arrive_address
	// \init: 0
	wire<8> p_core_2e_statistics_2e_counters_2e_odd_24_60_2e_arrive__address;
	// \hdlname: core statistics counters odd$60 arrive_valid
	// \init: 0
	wire<1> p_core_2e_statistics_2e_counters_2e_odd_24_60_2e_arrive__valid;
	// \hdlname: core statistics counters odd$60 write_port__addr
	// \init: 0
	wire<8> p_core_2e_statistics_2e_counters_2e_odd_24_60_2e_write__port____addr;
	// \hdlname: core statistics counters odd$60 write_port__en
	// \init: 0
	wire<1> p_core_2e_statistics_2e_counters_2e_odd_24_60_2e_write__port____en;
	// \hdlname: core statistics counters odd$60 add_valid$16
	// \init: 0
	wire<1> p_core_2e_statistics_2e_counters_2e_odd_24_60_2e_add__valid_24_16;
	// \hdlname: core statistics counters odd$60 past2_data
	// \init: 0
	wire<32> p_core_2e_statistics_2e_counters_2e_odd_24_60_2e_past2__data;
	// \hdlname: core statistics counters odd$60 past1_data
	// \init: 0
	wire<32> p_core_2e_statistics_2e_counters_2e_odd_24_60_2e_past1__data;
	// \hdlname: core statistics counters odd$60 store_data
	// \init: 0
	wire<32> p_core_2e_statistics_2e_counters_2e_odd_24_60_2e_store__data;
	// \hdlname: core statistics counters odd$60 hit_past2
	// \init: 0
	wire<1> p_core_2e_statistics_2e_counters_2e_odd_24_60_2e_hit__past2;
	// \hdlname: core statistics counters odd$60 hit_past1
	// \init: 0
	wire<1> p_core_2e_statistics_2e_counters_2e_odd_24_60_2e_hit__past1;
	// \hdlname: core statistics counters odd$60 hit_store
	// \init: 0
	wire<1> p_core_2e_statistics_2e_counters_2e_odd_24_60_2e_hit__store;
	// \hdlname: core statistics pending$468 arrived3
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pending_24_468_2e_arrived3;
	// \hdlname: core statistics pending$468 arrived2
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pending_24_468_2e_arrived2;
	// \hdlname: core statistics pending$468 arrived1
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pending_24_468_2e_arrived1;
	// \hdlname: core statistics pending$468 arrived0
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pending_24_468_2e_arrived0;
	// \hdlname: core statistics pending$468 read_port__data
	wire<36> p_core_2e_statistics_2e_pending_24_468_2e_read__port____data;
	// \hdlname: core statistics pending$468 rings__3__data_valid
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pending_24_468_2e_rings____3____data__valid;
	// \hdlname: core statistics pending$468 rings__2__data_valid
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pending_24_468_2e_rings____2____data__valid;
	// \hdlname: core statistics pending$468 rings__1__data_valid
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pending_24_468_2e_rings____1____data__valid;
	// \hdlname: core statistics pending$468 rings__0__data_valid
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pending_24_468_2e_rings____0____data__valid;
	// \hdlname: core statistics pending$468 rings__3__data
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pending_24_468_2e_rings____3____data;
	// \hdlname: core statistics router cut_passed
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_cut__passed;
	// \hdlname: core statistics router $signal$4
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e__24_signal_24_4;
	// \hdlname: core statistics router causes0
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_causes0;
	// \hdlname: core statistics router responses0
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_responses0;
	// \hdlname: core statistics router reversed0
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_reversed0;
	// \hdlname: core statistics router ticks0
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_ticks0;
	// \hdlname: core statistics router response_edge0
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_response__edge0;
	// \hdlname: core statistics router cause_edge0
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_cause__edge0;
	// \hdlname: core statistics router response_sub0
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_response__sub0;
	// \hdlname: core statistics router cause_sub0
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_cause__sub0;
	// \hdlname: core statistics router causes1
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_causes1;
	// \hdlname: core statistics router responses1
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_responses1;
	// \hdlname: core statistics router reversed1
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_reversed1;
	// \hdlname: core statistics router ticks1
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_ticks1;
	// \hdlname: core statistics router response_edge1
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_response__edge1;
	// \hdlname: core statistics router cause_edge1
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_cause__edge1;
	// \hdlname: core statistics router response_sub1
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_response__sub1;
	// \hdlname: core statistics router cause_sub1
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_cause__sub1;
	// \hdlname: core statistics router causes2
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_causes2;
	// \hdlname: core statistics router responses2
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_responses2;
	// \hdlname: core statistics router reversed2
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_reversed2;
	// \hdlname: core statistics router ticks2
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_ticks2;
	// \hdlname: core statistics router response_edge2
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_response__edge2;
	// \hdlname: core statistics router cause_edge2
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_cause__edge2;
	// \hdlname: core statistics router response_sub2
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_response__sub2;
	// \hdlname: core statistics router cause_sub2
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_cause__sub2;
	// \hdlname: core statistics router causes3
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_causes3;
	// \hdlname: core statistics router responses3
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_responses3;
	// \hdlname: core statistics router reversed3
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_reversed3;
	// \hdlname: core statistics router ticks3
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_ticks3;
	// \hdlname: core statistics router response_edge3
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_response__edge3;
	// \hdlname: core statistics router cause_edge3
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_cause__edge3;
	// \hdlname: core statistics router response_sub3
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_response__sub3;
	// \hdlname: core statistics router cause_sub3
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_cause__sub3;
	// \hdlname: core statistics router clocks
	// \init: 0
	wire<39> p_core_2e_statistics_2e_router_2e_clocks;
	// \hdlname: core statistics rows write_pointer
	// \init: 0
	wire<9> p_core_2e_statistics_2e_rows_2e_write__pointer;
	// \hdlname: core statistics rows read_pointer
	// \init: 0
	wire<9> p_core_2e_statistics_2e_rows_2e_read__pointer;
	// \hdlname: core statistics rows fetched
	// \init: 0
	wire<1> p_core_2e_statistics_2e_rows_2e_fetched;
	// \hdlname: core statistics rows read_port__data$19
	wire<59> p_core_2e_statistics_2e_rows_2e_read__port____data_24_19;
	// \hdlname: core statistics rows read__payload
	// \init: 0
	wire<59> p_core_2e_statistics_2e_rows_2e_read____payload;
	// \hdlname: core statistics rows read__valid
	// \init: 0
	wire<1> p_core_2e_statistics_2e_rows_2e_read____valid;
	// \hdlname: core statistics rows level
	// \init: 0
	wire<9> p_core_2e_statistics_2e_rows_2e_level;
	// \hdlname: core statistics rows_lost
	// \init: 0
	wire<32> p_core_2e_statistics_2e_rows__lost;
	// \hdlname: core statistics level3
	// \init: 0
	wire<9> p_core_2e_statistics_2e_level3;
	// \hdlname: core statistics level2
	// \init: 0
	wire<9> p_core_2e_statistics_2e_level2;
	// \hdlname: core statistics level1
	// \init: 0
	wire<9> p_core_2e_statistics_2e_level1;
	// \hdlname: core statistics level0
	// \init: 0
	wire<9> p_core_2e_statistics_2e_level0;
	// \hdlname: core statistics base$300
	// \init: 0
	wire<63> p_core_2e_statistics_2e_base_24_300;
	// \hdlname: core statistics through
	// \init: 0
	wire<1> p_core_2e_statistics_2e_through;
	// \hdlname: core statistics outcome__unsure
	// \init: 0
	wire<1> p_core_2e_statistics_2e_outcome____unsure;
	// \hdlname: core statistics outcome__ambiguous
	// \init: 0
	wire<1> p_core_2e_statistics_2e_outcome____ambiguous;
	// \hdlname: core statistics outcome__early
	// \init: 0
	wire<1> p_core_2e_statistics_2e_outcome____early;
	// \hdlname: core statistics outcome__coalesced
	// \init: 0
	wire<1> p_core_2e_statistics_2e_outcome____coalesced;
	// \hdlname: core statistics time
	// \init: 0
	wire<40> p_core_2e_statistics_2e_time;
	// \hdlname: core statistics edge
	// \init: 0
	wire<1> p_core_2e_statistics_2e_edge;
	// \hdlname: core statistics young
	// \init: 0
	wire<34> p_core_2e_statistics_2e_young;
	// \hdlname: core statistics young_valid
	// \init: 0
	wire<1> p_core_2e_statistics_2e_young__valid;
	// \hdlname: core statistics outcome__classes
	// \init: 0
	wire<14> p_core_2e_statistics_2e_outcome____classes;
	// \hdlname: core statistics outcome__sample
	// \init: 0
	wire<1> p_core_2e_statistics_2e_outcome____sample;
	// \hdlname: core statistics $signal$238
	// \init: 0
	wire<1> p_core_2e_statistics_2e__24_signal_24_238;
	// \hdlname: core statistics outcome__outlier
	// \init: 0
	wire<1> p_core_2e_statistics_2e_outcome____outlier;
	// \hdlname: core statistics outcome__value
	// \init: 0
	wire<34> p_core_2e_statistics_2e_outcome____value;
	// \hdlname: core statistics segment
	// \init: 0
	wire<2> p_core_2e_statistics_2e_segment;
	// \hdlname: core statistics $signal$215
	// \init: 0
	wire<1> p_core_2e_statistics_2e__24_signal_24_215;
	// \hdlname: core sender tx__valid
	// \init: 0
	wire<1> p_core_2e_sender_2e_tx____valid;
	// \hdlname: core sender last
	// \init: 0
	wire<1> p_core_2e_sender_2e_last;
	// \hdlname: core sender sequence
	// \init: 0
	wire<32> p_core_2e_sender_2e_sequence;
	// \hdlname: core sender count
	// \init: 0
	wire<7> p_core_2e_sender_2e_count;
	// \hdlname: core sender left
	// \init: 0
	wire<7> p_core_2e_sender_2e_left;
	// \hdlname: core sender base
	// \init: 0
	wire<64> p_core_2e_sender_2e_base;
	// \hdlname: core sender $signal$63
	// \init: 0
	wire<16> p_core_2e_sender_2e__24_signal_24_63;
	// \hdlname: core sender $signal$58
	// \init: 0
	wire<8> p_core_2e_sender_2e__24_signal_24_58;
	// \hdlname: core sender word_is_crc
	// \init: 0
	wire<1> p_core_2e_sender_2e_word__is__crc;
	// \hdlname: core sender word
	// \init: 0
	wire<32> p_core_2e_sender_2e_word;
	// \hdlname: core sender fsm_state
	// \init: 0
	wire<4> p_core_2e_sender_2e_fsm__state;
	// \hdlname: core sender cut
	// \init: 0
	wire<1> p_core_2e_sender_2e_cut;
	// \hdlname: core sender full
	// \init: 0
	wire<1> p_core_2e_sender_2e_full;
	// \hdlname: core sender word_valid
	// \init: 0
	wire<1> p_core_2e_sender_2e_word__valid;
	// \hdlname: core sender taking
	// \init: 0
	wire<1> p_core_2e_sender_2e_taking;
	// \hdlname: core sender byte
	// \init: 0
	wire<2> p_core_2e_sender_2e_byte;
	// \hdlname: core sender crc
	// \init: -1
	wire<32> p_core_2e_sender_2e_crc;
	// \hdlname: core sender shift
	// \init: 0
	wire<32> p_core_2e_sender_2e_shift;
	// \hdlname: core sender shift_is_crc
	// \init: 0
	wire<1> p_core_2e_sender_2e_shift__is__crc;
	// \hdlname: core sender grant
	// \init: 0
	wire<4> p_core_2e_sender_2e_grant;
	// \hdlname: core sender turn
	// \init: 3
	wire<2> p_core_2e_sender_2e_turn;
	/*output*/ value<1> p_tx____valid;
	/*output*/ value<8> p_tx____payload;
	/*output*/ value<1> p_rx____ready;
	/*output*/ value<2> p_trigger;
	/*output*/ value<4> p_stimulus;
	/*input*/ value<1> p_tx____ready;
	/*input*/ value<1> p_rx____valid;
	/*input*/ value<8> p_rx____payload;
	/*input*/ value<8> p_pins;
	/*input*/ value<1> p_clk;

	template<size_t Chunks, bool Counters> struct Changes {
		std::vector<chunk_t *> noted; // present values of registers; the next one stands behind each
		size_t number = 0;
		CXXRTL_ALWAYS_INLINE void note(chunk_t *curr) { noted[number++] = curr; }
		template<class ObserverT> CXXRTL_ALWAYS_INLINE bool commit(ObserverT &observer) {
			bool changed = false;
			const size_t end = number;
			for (size_t n = 0; n < end; n++) {
				chunk_t *const curr = noted[n], *const next = curr + Chunks;
				chunk_t difference = 0;
				for (size_t i = 0; i < Chunks; i++) difference |= curr[i] ^ next[i];
				if (!difference) continue;
				if (Counters || !changed) observer.on_update(Chunks, curr, next);
				changed = true;
				for (size_t i = 0; i < Chunks; i++) curr[i] = next[i];
			}
			number = 0;
			return changed;
		}
	};
	value<32> i_flatten_5c_core_2e__24_39;
	value<31> i_flatten_5c_core_2e__24_40;
	value<1> i_flatten_5c_core_2e__24_45;
	value<1> i_flatten_5c_core_2e__24_46;
	value<1> i_flatten_5c_core_2e__24_48;
	value<1> i_flatten_5c_core_2e__24_49;
	value<1> i_flatten_5c_core_2e__24_50;
	value<1> i_flatten_5c_core_2e__24_52;
	value<1> i_flatten_5c_core_2e__5c_events_2e__24_47;
	value<1> i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_12;
	value<1> i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_13;
	value<1> i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_15;
	value<1> i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_157;
	value<1> i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_2;
	value<1> i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_21;
	value<1> i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_22;
	value<1> i_flatten_5c_core_2e__5c_lane__aux_2e__24_11;
	value<3> i_flatten_5c_core_2e__5c_lane__aux_2e__24_7;
	value<1> i_flatten_5c_core_2e__5c_lane__done_2e__24_11;
	value<3> i_flatten_5c_core_2e__5c_lane__done_2e__24_7;
	value<1> i_flatten_5c_core_2e__5c_lane__isr_2e__24_11;
	value<3> i_flatten_5c_core_2e__5c_lane__isr_2e__24_7;
	value<1> i_flatten_5c_core_2e__5c_lane__task_2e__24_11;
	value<3> i_flatten_5c_core_2e__5c_lane__task_2e__24_7;
	value<1> i_flatten_5c_core_2e__5c_registers_2e__24_22;
	value<1> i_flatten_5c_core_2e__5c_registers_2e__24_31;
	value<1> i_flatten_5c_core_2e__5c_registers_2e__5c_words_2e__24_34;
	value<7> i_flatten_5c_core_2e__5c_registers_2e__5c_words_2e__24_88;
	value<26> i_flatten_5c_core_2e__5c_registers_2e__5c_words_2e__24_91;
	value<1> i_flatten_5c_core_2e__5c_replies_2e__24_18;
	value<1> i_flatten_5c_core_2e__5c_replies_2e__24_22;
	value<1> i_flatten_5c_core_2e__5c_sender_2e__24_119;
	value<1> i_flatten_5c_core_2e__5c_sender_2e__24_121;
	value<1> i_flatten_5c_core_2e__5c_sender_2e__24_78;
	value<1> i_flatten_5c_core_2e__5c_sender_2e__24_84;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__24_32;
	value<39> i_flatten_5c_core_2e__5c_statistics_2e__24_62;
	value<7> i_flatten_5c_core_2e__5c_statistics_2e__5c_counters_2e__24_1;
	value<8> i_flatten_5c_core_2e__5c_statistics_2e__5c_counters_2e__24_11;
	value<8> i_flatten_5c_core_2e__5c_statistics_2e__5c_counters_2e__24_4;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_dump_2e__24_32;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_dump_2e__24_34;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_dump_2e__24_35;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_dump_2e__24_36;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_dump_2e__24_41;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_outliers_2e__24_27;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing0_2e__5c_pending_2e__24_11;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing0_2e__5c_pending_2e__24_12;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing0_2e__5c_pending_2e__24_17;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__5c_pending_2e__24_11;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__5c_pending_2e__24_12;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__5c_pending_2e__24_17;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing2_2e__5c_pending_2e__24_11;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing2_2e__5c_pending_2e__24_12;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing2_2e__5c_pending_2e__24_17;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing3_2e__5c_pending_2e__24_11;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing3_2e__5c_pending_2e__24_12;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing3_2e__5c_pending_2e__24_17;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_1;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_113;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_14;
	value<8> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_15;
	value<8> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_17;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_24;
	value<8> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_25;
	value<8> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_27;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_3;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_34;
	value<8> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_35;
	value<8> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_37;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_44;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_45;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_47;
	value<8> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_5;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_50;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_65;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_66;
	value<8> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_7;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_81;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_82;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_97;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_98;
	value<1> i_flatten_5c_core_2e__5c_stimulus2_2e__5c_schedule_2e__24_14;
	value<1> i_flatten_5c_core_2e__5c_stimulus2_2e__5c_schedule_2e__5c_dither_2e__24_27;
	value<1> i_flatten_5c_core_2e__5c_stimulus2_2e__5c_schedule_2e__5c_dither_2e__24_35;
	value<1> i_flatten_5c_core_2e__5c_stimulus_2e__5c_schedule_2e__24_14;
	value<1> i_flatten_5c_core_2e__5c_stimulus_2e__5c_schedule_2e__5c_dither_2e__24_27;
	value<1> i_flatten_5c_core_2e__5c_stimulus_2e__5c_schedule_2e__5c_dither_2e__24_35;
	value<36> i_procmux_24_1787__Y;
	value<36> i_procmux_24_2024__Y;
	value<36> i_procmux_24_2261__Y;
	value<36> i_procmux_24_2498__Y;
	value<1> i_procmux_24_2551__Y;
	value<32> i_procmux_24_2600__Y;
	value<1> i_procmux_24_2737__Y;
	value<1> i_procmux_24_2745__Y;
	value<32> i_procmux_24_2873__Y;
	value<2> i_procmux_24_3323__Y;
	value<1> i_procmux_24_3434__Y;
	value<1> i_procmux_24_3442__Y;
	value<1> i_procmux_24_3452__Y;
	value<1> i_procmux_24_3483__Y;
	value<1> i_procmux_24_3491__Y;
	value<1> i_procmux_24_3501__Y;
	value<1> i_procmux_24_3532__Y;
	value<1> i_procmux_24_3540__Y;
	value<1> i_procmux_24_3550__Y;
	value<1> i_procmux_24_3581__Y;
	value<1> i_procmux_24_3589__Y;
	value<1> i_procmux_24_3599__Y;
	value<1> i_procmux_24_4030__Y;
	value<4> i_procmux_24_444__CMP;
	value<2> i_procmux_24_445__CMP;
	value<4> i_procmux_24_446__CMP;
	value<18> i_procmux_24_447__CMP;
	value<2> i_procmux_24_448__CMP;
	value<1> i_time_guard;
	value<1> p_core_2e_clk;
	value<64> p_core_2e_command____payload;
	value<1> p_core_2e_command____ready;
	value<1> p_core_2e_command____valid;
	value<1> p_core_2e_command__port_2e_command____ready;
	value<1> p_core_2e_command__port_2e_rx____valid;
	value<14> p_core_2e_config_24_82;
	value<14> p_core_2e_config_24_88;
	value<14> p_core_2e_config_24_92;
	value<14> p_core_2e_config_24_96;
	value<5> p_core_2e_configuration____control;
	value<1> p_core_2e_events_2e_clk;
	value<1> p_core_2e_events_2e_closing;
	value<6> p_core_2e_events_2e_dropped;
	value<6> p_core_2e_events_2e_kept;
	value<10> p_core_2e_events_2e_level;
	value<31> p_core_2e_events_2e_port_24_4086_24_0;
	value<4> p_core_2e_events_2e_port_24_4319_24_0;
	value<4> p_core_2e_events_2e_port_24_4335_24_0;
	value<4> p_core_2e_events_2e_port_24_4351_24_0;
	value<4> p_core_2e_events_2e_port_24_4367_24_0;
	value<1> p_core_2e_events_2e_port_24_4370_24_0;
	value<1> p_core_2e_events_2e_port_24_4373_24_0;
	value<1> p_core_2e_events_2e_port_24_4374_24_0;
	value<1> p_core_2e_events_2e_port_24_4377_24_0;
	value<1> p_core_2e_events_2e_queue_2e_accept;
	value<1> p_core_2e_events_2e_queue_2e_load;
	value<1> p_core_2e_events_2e_queue_2e_soft__reset;
	value<1> p_core_2e_events_2e_queue_2e_taken;
	value<1> p_core_2e_events_2e_soft__reset;
	value<6> p_core_2e_events_2e_valid;
	value<6> p_core_2e_events_2e_words_2e__24_signal_24_17;
	value<1> p_core_2e_events_2e_words_2e__24_signal_24_21;
	value<1> p_core_2e_events_2e_words_2e__24_signal_24_36;
	value<1> p_core_2e_events_2e_words_2e_count__before;
	value<1> p_core_2e_events_2e_words_2e_event__taken;
	value<1> p_core_2e_events_2e_words_2e_has__edges;
	value<1> p_core_2e_events_2e_words_2e_idle;
	value<1> p_core_2e_events_2e_words_2e_known;
	value<1> p_core_2e_events_2e_words_2e_loss__sent;
	value<1> p_core_2e_events_2e_words_2e_mark;
	value<1> p_core_2e_events_2e_words_2e_misfit;
	value<1> p_core_2e_events_2e_words_2e_payload____done;
	value<1> p_core_2e_events_2e_words_2e_payload____start;
	value<1> p_core_2e_events_2e_words_2e_payload____word____ready;
	value<88> p_core_2e_events_2e_words_2e_row____payload;
	value<1> p_core_2e_events_2e_words_2e_row____valid;
	value<6> p_core_2e_events_2e_words_2e_sent;
	value<1> p_core_2e_events_2e_words_2e_soft__reset;
	value<1> p_core_2e_events_2e_words_2e_sub0;
	value<1> p_core_2e_events_2e_words_2e_sub1;
	value<1> p_core_2e_events_2e_words_2e_sub2;
	value<1> p_core_2e_events_2e_words_2e_sub3;
	value<1> p_core_2e_events_2e_words_2e_sub4;
	value<1> p_core_2e_events_2e_words_2e_sub5;
	value<1> p_core_2e_events_2e_words_2e_waiting;
	value<2> p_core_2e_front__end____stimulus____0;
	value<2> p_core_2e_front__end____stimulus____1;
	value<1> p_core_2e_halt;
	value<4> p_core_2e_i_24_104;
	value<4> p_core_2e_i_24_106;
	value<14> p_core_2e_lane__aux_2e_config;
	value<4> p_core_2e_lane__aux_2e_edges;
	value<1> p_core_2e_lane__aux_2e_off0;
	value<1> p_core_2e_lane__aux_2e_off1;
	value<14> p_core_2e_lane__done_2e_config;
	value<4> p_core_2e_lane__done_2e_edges;
	value<1> p_core_2e_lane__done_2e_off0;
	value<1> p_core_2e_lane__done_2e_off1;
	value<14> p_core_2e_lane__isr_2e_config;
	value<4> p_core_2e_lane__isr_2e_edges;
	value<1> p_core_2e_lane__isr_2e_off0;
	value<1> p_core_2e_lane__isr_2e_off1;
	value<14> p_core_2e_lane__task_2e_config;
	value<4> p_core_2e_lane__task_2e_edges;
	value<1> p_core_2e_lane__task_2e_off0;
	value<1> p_core_2e_lane__task_2e_off1;
	value<6> p_core_2e_lost_24_356;
	value<3> p_core_2e_registers_2e_choice;
	value<1> p_core_2e_registers_2e_clk;
	value<1> p_core_2e_registers_2e_commit;
	value<1> p_core_2e_registers_2e_counts____request;
	value<1> p_core_2e_registers_2e_done;
	value<1> p_core_2e_registers_2e_read____0____request;
	value<1> p_core_2e_registers_2e_read____1____request;
	value<1> p_core_2e_registers_2e_words_2e__24_signal;
	value<1> p_core_2e_registers_2e_words_2e__24_signal_24_69;
	value<1> p_core_2e_registers_2e_words_2e__24_signal_24_70;
	value<1> p_core_2e_registers_2e_words_2e__24_signal_24_76;
	value<8> p_core_2e_registers_2e_words_2e_address0;
	value<1> p_core_2e_registers_2e_words_2e_amounts____at__b0;
	value<1> p_core_2e_registers_2e_words_2e_amounts____at__b1;
	value<1> p_core_2e_registers_2e_words_2e_amounts____at__b2;
	value<1> p_core_2e_registers_2e_words_2e_amounts____at__b3;
	value<1> p_core_2e_registers_2e_words_2e_amounts____at__b4;
	value<1> p_core_2e_registers_2e_words_2e_amounts____at__b5;
	value<1> p_core_2e_registers_2e_words_2e_amounts____at__b8;
	value<1> p_core_2e_registers_2e_words_2e_amounts____at__b9;
	value<1> p_core_2e_registers_2e_words_2e_amounts____at__ba;
	value<1> p_core_2e_registers_2e_words_2e_amounts____at__bb;
	value<1> p_core_2e_registers_2e_words_2e_amounts____at__bc;
	value<1> p_core_2e_registers_2e_words_2e_amounts____at__bd;
	value<1> p_core_2e_registers_2e_words_2e_amounts____at__c0;
	value<1> p_core_2e_registers_2e_words_2e_amounts____at__c1;
	value<1> p_core_2e_registers_2e_words_2e_amounts____at__c2;
	value<1> p_core_2e_registers_2e_words_2e_amounts____at__c3;
	value<1> p_core_2e_registers_2e_words_2e_amounts____at__c4;
	value<1> p_core_2e_registers_2e_words_2e_amounts____at__c5;
	value<1> p_core_2e_registers_2e_words_2e_amounts____at__d0;
	value<1> p_core_2e_registers_2e_words_2e_amounts____at__d1;
	value<1> p_core_2e_registers_2e_words_2e_amounts____at__d2;
	value<1> p_core_2e_registers_2e_words_2e_amounts____at__d3;
	value<1> p_core_2e_registers_2e_words_2e_amounts____at__d8;
	value<1> p_core_2e_registers_2e_words_2e_amounts____at__d9;
	value<1> p_core_2e_registers_2e_words_2e_amounts____at__da;
	value<1> p_core_2e_registers_2e_words_2e_amounts____at__db;
	value<1> p_core_2e_registers_2e_words_2e_amounts____at__e0;
	value<1> p_core_2e_registers_2e_words_2e_amounts____at__e1;
	value<1> p_core_2e_registers_2e_words_2e_amounts____at__e2;
	value<1> p_core_2e_registers_2e_words_2e_amounts____at__e3;
	value<1> p_core_2e_registers_2e_words_2e_clear;
	value<32> p_core_2e_registers_2e_words_2e_data;
	value<1> p_core_2e_registers_2e_words_2e_resting;
	value<1> p_core_2e_registers_2e_words_2e_stored;
	value<8> p_core_2e_registers_2e_write____address;
	value<1> p_core_2e_registers_2e_write____refused;
	value<1> p_core_2e_registers_2e_write____request;
	value<32> p_core_2e_registers_2e_write____value;
	value<64> p_core_2e_replies_2e_command____payload;
	value<1> p_core_2e_replies_2e_command____valid;
	value<1> p_core_2e_replies_2e_payload____done;
	value<1> p_core_2e_replies_2e_payload____start;
	value<1> p_core_2e_replies_2e_payload____word____ready;
	value<1> p_core_2e_replies_2e_read____done;
	value<1> p_core_2e_replies_2e_write____done;
	value<1> p_core_2e_replies_2e_write____request;
	value<1> p_core_2e_restart;
	value<6> p_core_2e_seen;
	value<1> p_core_2e_sender_2e__24_signal_24_34;
	value<1> p_core_2e_sender_2e_done;
	value<1> p_core_2e_sender_2e_ports____0____request;
	value<1> p_core_2e_sender_2e_ports____1____request;
	value<1> p_core_2e_sender_2e_ports____2____request;
	value<1> p_core_2e_sender_2e_ports____3____request;
	value<1> p_core_2e_sender_2e_restart;
	value<1> p_core_2e_sender_2e_taken;
	value<6> p_core_2e_sent;
	value<4> p_core_2e_slot;
	value<4> p_core_2e_slot_24_101;
	value<4> p_core_2e_slot_24_102;
	value<4> p_core_2e_slot_24_103;
	value<1> p_core_2e_statistics_2e__24_signal;
	value<1> p_core_2e_statistics_2e__24_signal_24_212;
	value<1> p_core_2e_statistics_2e_bank;
	value<4> p_core_2e_statistics_2e_choice;
	value<1> p_core_2e_statistics_2e_clear__bank;
	value<10> p_core_2e_statistics_2e_clear__index;
	value<2> p_core_2e_statistics_2e_clear__segment;
	value<1> p_core_2e_statistics_2e_clear__valid;
	value<1> p_core_2e_statistics_2e_clearing;
	value<1> p_core_2e_statistics_2e_clk;
	value<1> p_core_2e_statistics_2e_counters_2e_accept;
	value<1> p_core_2e_statistics_2e_counters_2e_add__valid;
	value<1> p_core_2e_statistics_2e_counters_2e_add__valid_24_31;
	value<14> p_core_2e_statistics_2e_counters_2e_classes;
	value<1> p_core_2e_statistics_2e_counters_2e_clear__valid;
	value<1> p_core_2e_statistics_2e_counters_2e_clk;
	value<1> p_core_2e_statistics_2e_counters_2e_count__young0;
	value<1> p_core_2e_statistics_2e_counters_2e_even_24_59_2e_add__valid;
	value<1> p_core_2e_statistics_2e_counters_2e_even_24_59_2e_soft__reset;
	value<1> p_core_2e_statistics_2e_counters_2e_odd_24_60_2e_add__valid;
	value<1> p_core_2e_statistics_2e_counters_2e_odd_24_60_2e_soft__reset;
	value<1> p_core_2e_statistics_2e_counters_2e_port_24_1860_24_0;
	value<1> p_core_2e_statistics_2e_counters_2e_port_24_2630_24_0;
	value<5> p_core_2e_statistics_2e_counters_2e_port_24_4875_24_0;
	value<2> p_core_2e_statistics_2e_counters_2e_port_24_4877_24_0;
	value<5> p_core_2e_statistics_2e_counters_2e_port_24_4907_24_1;
	value<2> p_core_2e_statistics_2e_counters_2e_port_24_4917_24_0;
	value<1> p_core_2e_statistics_2e_counters_2e_ready;
	value<1> p_core_2e_statistics_2e_counters_2e_soft__reset;
	value<5> p_core_2e_statistics_2e_counters_2e_word0;
	value<5> p_core_2e_statistics_2e_counters_2e_word1;
	value<1> p_core_2e_statistics_2e_cut__queued;
	value<1> p_core_2e_statistics_2e_dump_2e__24_signal_24_33;
	value<1> p_core_2e_statistics_2e_dump_2e__24_signal_24_36;
	value<1> p_core_2e_statistics_2e_dump_2e__24_signal_24_7;
	value<11> p_core_2e_statistics_2e_dump_2e_after;
	value<1> p_core_2e_statistics_2e_dump_2e_final;
	value<11> p_core_2e_statistics_2e_dump_2e_limit;
	value<1> p_core_2e_statistics_2e_dump_2e_payload____end;
	value<1> p_core_2e_statistics_2e_dump_2e_payload____word____ready;
	value<1> p_core_2e_statistics_2e_dump_2e_port_24_2269_24_0;
	value<4> p_core_2e_statistics_2e_dump_2e_read;
	value<1> p_core_2e_statistics_2e_dump_2e_soft__reset;
	value<1> p_core_2e_statistics_2e_dump_2e_start_24_50;
	value<1> p_core_2e_statistics_2e_dump_2e_status__done;
	value<1> p_core_2e_statistics_2e_go;
	value<1> p_core_2e_statistics_2e_histogram_2e_bins_2e_add__valid;
	value<1> p_core_2e_statistics_2e_histogram_2e_bins_2e_soft__reset;
	value<1> p_core_2e_statistics_2e_histogram_2e_clk;
	value<1> p_core_2e_statistics_2e_histogram_2e_soft__reset;
	value<1> p_core_2e_statistics_2e_in__flight;
	value<10> p_core_2e_statistics_2e_index;
	value<9> p_core_2e_statistics_2e_level;
	value<1> p_core_2e_statistics_2e_outcome____valid;
	value<1> p_core_2e_statistics_2e_outcome____valid_24_245;
	value<1> p_core_2e_statistics_2e_outcome____valid_24_246;
	value<1> p_core_2e_statistics_2e_outcome____valid_24_247;
	value<1> p_core_2e_statistics_2e_outliers_2e_clk;
	value<1> p_core_2e_statistics_2e_outliers_2e_moved;
	value<1> p_core_2e_statistics_2e_outliers_2e_payload____start;
	value<1> p_core_2e_statistics_2e_outliers_2e_payload____word____ready;
	value<1> p_core_2e_statistics_2e_outliers_2e_payload____word____valid;
	value<1> p_core_2e_statistics_2e_outliers_2e_ready;
	value<1> p_core_2e_statistics_2e_outliers_2e_soft__reset;
	value<1> p_core_2e_statistics_2e_outliers_2e_taken;
	value<1> p_core_2e_statistics_2e_outliers_2e_words_2e_load;
	value<1> p_core_2e_statistics_2e_outliers_2e_words_2e_soft__reset;
	value<1> p_core_2e_statistics_2e_outliers_2e_words_2e_taken;
	value<1> p_core_2e_statistics_2e_pairing0_2e__24_signal_24_24;
	value<1> p_core_2e_statistics_2e_pairing0_2e__24_signal_24_28;
	value<1> p_core_2e_statistics_2e_pairing0_2e__24_signal_24_54;
	value<1> p_core_2e_statistics_2e_pairing0_2e_ambiguous;
	value<1> p_core_2e_statistics_2e_pairing0_2e_cause;
	value<1> p_core_2e_statistics_2e_pairing0_2e_clk;
	value<1> p_core_2e_statistics_2e_pairing0_2e_compare;
	value<1> p_core_2e_statistics_2e_pairing0_2e_doubtful;
	value<1> p_core_2e_statistics_2e_pairing0_2e_extra;
	value<1> p_core_2e_statistics_2e_pairing0_2e_first;
	value<1> p_core_2e_statistics_2e_pairing0_2e_grows__causes;
	value<1> p_core_2e_statistics_2e_pairing0_2e_grows__early;
	value<1> p_core_2e_statistics_2e_pairing0_2e_grows__outliers;
	value<1> p_core_2e_statistics_2e_pairing0_2e_interval;
	value<9> p_core_2e_statistics_2e_pairing0_2e_level;
	value<1> p_core_2e_statistics_2e_pairing0_2e_missing;
	value<1> p_core_2e_statistics_2e_pairing0_2e_more;
	value<2> p_core_2e_statistics_2e_pairing0_2e_operation____payload____kind;
	value<1> p_core_2e_statistics_2e_pairing0_2e_operation____valid;
	value<1> p_core_2e_statistics_2e_pairing0_2e_over;
	value<1> p_core_2e_statistics_2e_pairing0_2e_pending_2e_pop;
	value<1> p_core_2e_statistics_2e_pairing0_2e_pending_2e_push;
	value<1> p_core_2e_statistics_2e_pairing0_2e_pending_2e_soft__reset;
	value<1> p_core_2e_statistics_2e_pairing0_2e_port_24_1942_24_0;
	value<18> p_core_2e_statistics_2e_pairing0_2e_port_24_3881_24_7;
	value<32> p_core_2e_statistics_2e_pairing0_2e_port_24_3884_24_0;
	value<8> p_core_2e_statistics_2e_pairing0_2e_port_24_3887_24_0;
	value<39> p_core_2e_statistics_2e_pairing0_2e_port_24_4558_24_0;
	value<1> p_core_2e_statistics_2e_pairing0_2e_response;
	value<1> p_core_2e_statistics_2e_pairing0_2e_serve;
	value<1> p_core_2e_statistics_2e_pairing0_2e_settled;
	value<1> p_core_2e_statistics_2e_pairing0_2e_soft__reset;
	value<1> p_core_2e_statistics_2e_pairing0_2e_unstamped;
	value<1> p_core_2e_statistics_2e_pairing1_2e__24_signal_24_24;
	value<1> p_core_2e_statistics_2e_pairing1_2e__24_signal_24_28;
	value<1> p_core_2e_statistics_2e_pairing1_2e__24_signal_24_54;
	value<1> p_core_2e_statistics_2e_pairing1_2e_ambiguous;
	value<1> p_core_2e_statistics_2e_pairing1_2e_cause;
	value<1> p_core_2e_statistics_2e_pairing1_2e_clk;
	value<1> p_core_2e_statistics_2e_pairing1_2e_compare;
	value<1> p_core_2e_statistics_2e_pairing1_2e_doubtful;
	value<1> p_core_2e_statistics_2e_pairing1_2e_extra;
	value<1> p_core_2e_statistics_2e_pairing1_2e_first;
	value<1> p_core_2e_statistics_2e_pairing1_2e_grows__causes;
	value<1> p_core_2e_statistics_2e_pairing1_2e_grows__early;
	value<1> p_core_2e_statistics_2e_pairing1_2e_grows__outliers;
	value<1> p_core_2e_statistics_2e_pairing1_2e_interval;
	value<9> p_core_2e_statistics_2e_pairing1_2e_level;
	value<1> p_core_2e_statistics_2e_pairing1_2e_missing;
	value<1> p_core_2e_statistics_2e_pairing1_2e_more;
	value<2> p_core_2e_statistics_2e_pairing1_2e_operation____payload____kind;
	value<1> p_core_2e_statistics_2e_pairing1_2e_operation____valid;
	value<1> p_core_2e_statistics_2e_pairing1_2e_over;
	value<1> p_core_2e_statistics_2e_pairing1_2e_pending_2e_pop;
	value<1> p_core_2e_statistics_2e_pairing1_2e_pending_2e_push;
	value<1> p_core_2e_statistics_2e_pairing1_2e_pending_2e_soft__reset;
	value<1> p_core_2e_statistics_2e_pairing1_2e_port_24_1958_24_0;
	value<18> p_core_2e_statistics_2e_pairing1_2e_port_24_3902_24_7;
	value<32> p_core_2e_statistics_2e_pairing1_2e_port_24_3905_24_0;
	value<8> p_core_2e_statistics_2e_pairing1_2e_port_24_3908_24_0;
	value<39> p_core_2e_statistics_2e_pairing1_2e_port_24_4558_24_0;
	value<1> p_core_2e_statistics_2e_pairing1_2e_response;
	value<1> p_core_2e_statistics_2e_pairing1_2e_serve;
	value<1> p_core_2e_statistics_2e_pairing1_2e_settled;
	value<1> p_core_2e_statistics_2e_pairing1_2e_soft__reset;
	value<1> p_core_2e_statistics_2e_pairing1_2e_unstamped;
	value<1> p_core_2e_statistics_2e_pairing2_2e__24_signal_24_24;
	value<1> p_core_2e_statistics_2e_pairing2_2e__24_signal_24_28;
	value<1> p_core_2e_statistics_2e_pairing2_2e__24_signal_24_54;
	value<1> p_core_2e_statistics_2e_pairing2_2e_ambiguous;
	value<1> p_core_2e_statistics_2e_pairing2_2e_cause;
	value<1> p_core_2e_statistics_2e_pairing2_2e_clk;
	value<1> p_core_2e_statistics_2e_pairing2_2e_compare;
	value<1> p_core_2e_statistics_2e_pairing2_2e_doubtful;
	value<1> p_core_2e_statistics_2e_pairing2_2e_extra;
	value<1> p_core_2e_statistics_2e_pairing2_2e_first;
	value<1> p_core_2e_statistics_2e_pairing2_2e_grows__causes;
	value<1> p_core_2e_statistics_2e_pairing2_2e_grows__early;
	value<1> p_core_2e_statistics_2e_pairing2_2e_grows__outliers;
	value<1> p_core_2e_statistics_2e_pairing2_2e_interval;
	value<9> p_core_2e_statistics_2e_pairing2_2e_level;
	value<1> p_core_2e_statistics_2e_pairing2_2e_missing;
	value<1> p_core_2e_statistics_2e_pairing2_2e_more;
	value<2> p_core_2e_statistics_2e_pairing2_2e_operation____payload____kind;
	value<1> p_core_2e_statistics_2e_pairing2_2e_operation____valid;
	value<1> p_core_2e_statistics_2e_pairing2_2e_over;
	value<1> p_core_2e_statistics_2e_pairing2_2e_pending_2e_pop;
	value<1> p_core_2e_statistics_2e_pairing2_2e_pending_2e_push;
	value<1> p_core_2e_statistics_2e_pairing2_2e_pending_2e_soft__reset;
	value<1> p_core_2e_statistics_2e_pairing2_2e_port_24_1974_24_0;
	value<18> p_core_2e_statistics_2e_pairing2_2e_port_24_3923_24_7;
	value<32> p_core_2e_statistics_2e_pairing2_2e_port_24_3926_24_0;
	value<8> p_core_2e_statistics_2e_pairing2_2e_port_24_3929_24_0;
	value<39> p_core_2e_statistics_2e_pairing2_2e_port_24_4558_24_0;
	value<1> p_core_2e_statistics_2e_pairing2_2e_response;
	value<1> p_core_2e_statistics_2e_pairing2_2e_serve;
	value<1> p_core_2e_statistics_2e_pairing2_2e_settled;
	value<1> p_core_2e_statistics_2e_pairing2_2e_soft__reset;
	value<1> p_core_2e_statistics_2e_pairing2_2e_unstamped;
	value<1> p_core_2e_statistics_2e_pairing3_2e__24_signal_24_24;
	value<1> p_core_2e_statistics_2e_pairing3_2e__24_signal_24_28;
	value<1> p_core_2e_statistics_2e_pairing3_2e__24_signal_24_54;
	value<1> p_core_2e_statistics_2e_pairing3_2e_ambiguous;
	value<1> p_core_2e_statistics_2e_pairing3_2e_cause;
	value<1> p_core_2e_statistics_2e_pairing3_2e_clk;
	value<1> p_core_2e_statistics_2e_pairing3_2e_compare;
	value<1> p_core_2e_statistics_2e_pairing3_2e_doubtful;
	value<1> p_core_2e_statistics_2e_pairing3_2e_extra;
	value<1> p_core_2e_statistics_2e_pairing3_2e_first;
	value<1> p_core_2e_statistics_2e_pairing3_2e_grows__causes;
	value<1> p_core_2e_statistics_2e_pairing3_2e_grows__early;
	value<1> p_core_2e_statistics_2e_pairing3_2e_grows__outliers;
	value<1> p_core_2e_statistics_2e_pairing3_2e_interval;
	value<9> p_core_2e_statistics_2e_pairing3_2e_level;
	value<1> p_core_2e_statistics_2e_pairing3_2e_missing;
	value<1> p_core_2e_statistics_2e_pairing3_2e_more;
	value<2> p_core_2e_statistics_2e_pairing3_2e_operation____payload____kind;
	value<1> p_core_2e_statistics_2e_pairing3_2e_operation____valid;
	value<1> p_core_2e_statistics_2e_pairing3_2e_over;
	value<1> p_core_2e_statistics_2e_pairing3_2e_pending_2e_pop;
	value<1> p_core_2e_statistics_2e_pairing3_2e_pending_2e_push;
	value<1> p_core_2e_statistics_2e_pairing3_2e_pending_2e_soft__reset;
	value<1> p_core_2e_statistics_2e_pairing3_2e_port_24_1990_24_0;
	value<18> p_core_2e_statistics_2e_pairing3_2e_port_24_3944_24_7;
	value<32> p_core_2e_statistics_2e_pairing3_2e_port_24_3947_24_0;
	value<8> p_core_2e_statistics_2e_pairing3_2e_port_24_3950_24_0;
	value<39> p_core_2e_statistics_2e_pairing3_2e_port_24_4558_24_0;
	value<1> p_core_2e_statistics_2e_pairing3_2e_response;
	value<1> p_core_2e_statistics_2e_pairing3_2e_serve;
	value<1> p_core_2e_statistics_2e_pairing3_2e_settled;
	value<1> p_core_2e_statistics_2e_pairing3_2e_soft__reset;
	value<1> p_core_2e_statistics_2e_pairing3_2e_unstamped;
	value<1> p_core_2e_statistics_2e_pending_24_468_2e_grant0;
	value<1> p_core_2e_statistics_2e_pending_24_468_2e_grant1;
	value<1> p_core_2e_statistics_2e_pending_24_468_2e_grant2;
	value<1> p_core_2e_statistics_2e_pending_24_468_2e_grant3;
	value<2> p_core_2e_statistics_2e_pending_24_468_2e_read__segment;
	value<1> p_core_2e_statistics_2e_pending_24_468_2e_reading;
	value<1> p_core_2e_statistics_2e_pending_24_468_2e_rings____0____read__valid;
	value<1> p_core_2e_statistics_2e_pending_24_468_2e_rings____0____write__valid;
	value<1> p_core_2e_statistics_2e_pending_24_468_2e_rings____1____read__valid;
	value<1> p_core_2e_statistics_2e_pending_24_468_2e_soft__reset;
	value<2> p_core_2e_statistics_2e_pending_24_468_2e_write__segment;
	value<2> p_core_2e_statistics_2e_port_24_3785_24_3;
	value<25> p_core_2e_statistics_2e_port_24_3881_24_0;
	value<25> p_core_2e_statistics_2e_port_24_3902_24_0;
	value<25> p_core_2e_statistics_2e_port_24_3923_24_0;
	value<25> p_core_2e_statistics_2e_port_24_3944_24_0;
	value<4> p_core_2e_statistics_2e_port_24_4319_24_0;
	value<4> p_core_2e_statistics_2e_port_24_4335_24_0;
	value<4> p_core_2e_statistics_2e_port_24_4351_24_0;
	value<4> p_core_2e_statistics_2e_port_24_4367_24_0;
	value<1> p_core_2e_statistics_2e_record;
	value<1> p_core_2e_statistics_2e_resume;
	value<1> p_core_2e_statistics_2e_router_2e__24_signal;
	value<1> p_core_2e_statistics_2e_router_2e__24_signal_24_7;
	value<1> p_core_2e_statistics_2e_router_2e_busy;
	value<1> p_core_2e_statistics_2e_router_2e_cause__at0;
	value<1> p_core_2e_statistics_2e_router_2e_cause__at1;
	value<1> p_core_2e_statistics_2e_router_2e_cause__at2;
	value<1> p_core_2e_statistics_2e_router_2e_cause__at3;
	value<1> p_core_2e_statistics_2e_router_2e_is__cause0;
	value<1> p_core_2e_statistics_2e_router_2e_is__cause1;
	value<1> p_core_2e_statistics_2e_router_2e_is__cause2;
	value<1> p_core_2e_statistics_2e_router_2e_is__cause3;
	value<2> p_core_2e_statistics_2e_router_2e_kind0;
	value<2> p_core_2e_statistics_2e_router_2e_kind1;
	value<2> p_core_2e_statistics_2e_router_2e_kind2;
	value<2> p_core_2e_statistics_2e_router_2e_kind3;
	value<1> p_core_2e_statistics_2e_router_2e_operations____0____valid;
	value<1> p_core_2e_statistics_2e_router_2e_operations____1____valid;
	value<1> p_core_2e_statistics_2e_router_2e_operations____2____valid;
	value<1> p_core_2e_statistics_2e_router_2e_operations____3____valid;
	value<9> p_core_2e_statistics_2e_router_2e_port_24_3881_24_0;
	value<9> p_core_2e_statistics_2e_router_2e_port_24_3902_24_0;
	value<9> p_core_2e_statistics_2e_router_2e_port_24_3923_24_0;
	value<9> p_core_2e_statistics_2e_router_2e_port_24_3944_24_0;
	value<1> p_core_2e_statistics_2e_router_2e_response__at0;
	value<1> p_core_2e_statistics_2e_router_2e_response__at1;
	value<1> p_core_2e_statistics_2e_router_2e_response__at2;
	value<1> p_core_2e_statistics_2e_router_2e_response__at3;
	value<59> p_core_2e_statistics_2e_router_2e_rows____payload;
	value<1> p_core_2e_statistics_2e_router_2e_rows____valid;
	value<1> p_core_2e_statistics_2e_router_2e_soft__reset;
	value<1> p_core_2e_statistics_2e_router_2e_tick;
	value<1> p_core_2e_statistics_2e_rows_2e_accept;
	value<1> p_core_2e_statistics_2e_rows_2e_load;
	value<1> p_core_2e_statistics_2e_rows_2e_soft__reset;
	value<1> p_core_2e_statistics_2e_rows_2e_taken;
	value<1> p_core_2e_statistics_2e_scalars_24_471_2e_begin;
	value<1> p_core_2e_statistics_2e_scalars_24_471_2e_ready;
	value<1> p_core_2e_statistics_2e_scalars_24_471_2e_soft__reset;
	value<2> p_core_2e_statistics_2e_segment_24_311;
	value<1> p_core_2e_statistics_2e_snapshot_2e_at__cut;
	value<1> p_core_2e_statistics_2e_snapshot_2e_clear__ready;
	value<1> p_core_2e_statistics_2e_snapshot_2e_last__word;
	value<1> p_core_2e_statistics_2e_snapshot_2e_soft__reset;
	value<1> p_core_2e_statistics_2e_soft__reset;
	value<1> p_core_2e_statistics_2e_start;
	value<1> p_core_2e_statistics_2e_valid_24_267;
	value<6> p_core_2e_statistics_2e_valids;
	value<1> p_core_2e_stimulus2_2e_clk;
	value<6> p_core_2e_stimulus2_2e_port_24_3845_24_0;
	value<1> p_core_2e_stimulus2_2e_pulse_2e_accepted;
	value<2> p_core_2e_stimulus2_2e_pulse_2e_active;
	value<1> p_core_2e_stimulus2_2e_pulse_2e_clk;
	value<1> p_core_2e_stimulus2_2e_pulse_2e_due_24_18;
	value<2> p_core_2e_stimulus2_2e_pulse_2e_end;
	value<1> p_core_2e_stimulus2_2e_pulse_2e_hold_2e_cancel;
	value<1> p_core_2e_stimulus2_2e_pulse_2e_hold_2e_load;
	value<1> p_core_2e_stimulus2_2e_pulse_2e_hold_2e_soft__reset;
	value<1> p_core_2e_stimulus2_2e_pulse_2e_released;
	value<1> p_core_2e_stimulus2_2e_pulse_2e_soft__reset;
	value<1> p_core_2e_stimulus2_2e_pulse_2e_start;
	value<2> p_core_2e_stimulus2_2e_schedule_2e_again__total;
	value<1> p_core_2e_stimulus2_2e_schedule_2e_cancel;
	value<1> p_core_2e_stimulus2_2e_schedule_2e_clk;
	value<1> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_draw;
	value<1> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_drawing;
	value<1> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_exhausted;
	value<1> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_falling;
	value<32> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_following;
	value<32> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_port_24_3848_24_0;
	value<8> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_port_24_3851_24_0;
	value<32> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_port_24_3878_24_0;
	value<1> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_soft__reset;
	value<1> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_start;
	value<1> p_core_2e_stimulus2_2e_schedule_2e_due;
	value<1> p_core_2e_stimulus2_2e_schedule_2e_due_24_11;
	value<2> p_core_2e_stimulus2_2e_schedule_2e_first__total;
	value<40> p_core_2e_stimulus2_2e_schedule_2e_interval;
	value<2> p_core_2e_stimulus2_2e_schedule_2e_schedule__total;
	value<1> p_core_2e_stimulus2_2e_schedule_2e_scheduled;
	value<40> p_core_2e_stimulus2_2e_schedule_2e_shift;
	value<1> p_core_2e_stimulus2_2e_schedule_2e_soft__reset;
	value<1> p_core_2e_stimulus2_2e_schedule_2e_start;
	value<1> p_core_2e_stimulus2_2e_schedule_2e_train_2e_cancel;
	value<1> p_core_2e_stimulus2_2e_schedule_2e_train_2e_load;
	value<1> p_core_2e_stimulus2_2e_schedule_2e_train_2e_soft__reset;
	value<1> p_core_2e_stimulus2_2e_schedule_2e_wait_2e_cancel;
	value<1> p_core_2e_stimulus2_2e_schedule_2e_wait_2e_load;
	value<1> p_core_2e_stimulus2_2e_schedule_2e_wait_2e_soft__reset;
	value<4> p_core_2e_stimulus2_2e_slot;
	value<1> p_core_2e_stimulus2_2e_soft__reset;
	value<1> p_core_2e_stimulus2_2e_start;
	value<1> p_core_2e_stimulus2_2e_stopped;
	value<1> p_core_2e_stimulus_2e_clk;
	value<6> p_core_2e_stimulus_2e_port_24_3809_24_0;
	value<1> p_core_2e_stimulus_2e_pulse_2e_accepted;
	value<2> p_core_2e_stimulus_2e_pulse_2e_active;
	value<1> p_core_2e_stimulus_2e_pulse_2e_clk;
	value<1> p_core_2e_stimulus_2e_pulse_2e_due_24_18;
	value<2> p_core_2e_stimulus_2e_pulse_2e_end;
	value<1> p_core_2e_stimulus_2e_pulse_2e_hold_2e_cancel;
	value<1> p_core_2e_stimulus_2e_pulse_2e_hold_2e_load;
	value<1> p_core_2e_stimulus_2e_pulse_2e_hold_2e_soft__reset;
	value<1> p_core_2e_stimulus_2e_pulse_2e_released;
	value<1> p_core_2e_stimulus_2e_pulse_2e_soft__reset;
	value<1> p_core_2e_stimulus_2e_pulse_2e_start;
	value<2> p_core_2e_stimulus_2e_schedule_2e_again__total;
	value<1> p_core_2e_stimulus_2e_schedule_2e_cancel;
	value<1> p_core_2e_stimulus_2e_schedule_2e_clk;
	value<1> p_core_2e_stimulus_2e_schedule_2e_dither_2e_draw;
	value<1> p_core_2e_stimulus_2e_schedule_2e_dither_2e_drawing;
	value<1> p_core_2e_stimulus_2e_schedule_2e_dither_2e_exhausted;
	value<1> p_core_2e_stimulus_2e_schedule_2e_dither_2e_falling;
	value<32> p_core_2e_stimulus_2e_schedule_2e_dither_2e_following;
	value<32> p_core_2e_stimulus_2e_schedule_2e_dither_2e_port_24_3812_24_0;
	value<8> p_core_2e_stimulus_2e_schedule_2e_dither_2e_port_24_3815_24_0;
	value<32> p_core_2e_stimulus_2e_schedule_2e_dither_2e_port_24_3842_24_0;
	value<1> p_core_2e_stimulus_2e_schedule_2e_dither_2e_soft__reset;
	value<1> p_core_2e_stimulus_2e_schedule_2e_dither_2e_start;
	value<1> p_core_2e_stimulus_2e_schedule_2e_due;
	value<1> p_core_2e_stimulus_2e_schedule_2e_due_24_11;
	value<2> p_core_2e_stimulus_2e_schedule_2e_first__total;
	value<40> p_core_2e_stimulus_2e_schedule_2e_interval;
	value<2> p_core_2e_stimulus_2e_schedule_2e_schedule__total;
	value<1> p_core_2e_stimulus_2e_schedule_2e_scheduled;
	value<40> p_core_2e_stimulus_2e_schedule_2e_shift;
	value<1> p_core_2e_stimulus_2e_schedule_2e_soft__reset;
	value<1> p_core_2e_stimulus_2e_schedule_2e_start;
	value<1> p_core_2e_stimulus_2e_schedule_2e_train_2e_cancel;
	value<1> p_core_2e_stimulus_2e_schedule_2e_train_2e_load;
	value<1> p_core_2e_stimulus_2e_schedule_2e_train_2e_soft__reset;
	value<1> p_core_2e_stimulus_2e_schedule_2e_wait_2e_cancel;
	value<1> p_core_2e_stimulus_2e_schedule_2e_wait_2e_load;
	value<1> p_core_2e_stimulus_2e_schedule_2e_wait_2e_soft__reset;
	value<4> p_core_2e_stimulus_2e_slot;
	value<1> p_core_2e_stimulus_2e_soft__reset;
	value<1> p_core_2e_stimulus_2e_start;
	value<1> p_core_2e_stimulus_2e_stopped;
	value<1> p_core_2e_time_2e_ahead;
	value<1> p_core_2e_watchdog_2e_kick;
	value<1> p_front__end_2e_clk;
	value<8> p_front__end_2e_input__delay_2e_i;
	value<1> seen_p_tx____ready;
	value<1> seen_p_rx____valid;
	value<8> seen_p_rx____payload;
	value<8> seen_p_pins;
	Changes<1, false> registers_1;
	Changes<1, true> counters_1;
	Changes<2, false> registers_2;
	Changes<2, true> counters_2;
	Changes<3, false> registers_3;
	Changes<4, false> registers_4;
	uint64_t marked[5], following[5];
	uint64_t written; // a bit for each memory
	uint64_t coasting, starting; // a bit for each counter that coasts, and that will from the commit on
	unsigned evaluations, room; // since the last commit, and for how many the notes have room
	void part_0();
	void part_1();
	void part_2();
	void part_3();
	void part_4();
	void part_5();
	void part_6();
	void part_7();
	void part_8();
	void part_9();
	void part_10();
	void part_11();
	void part_12();
	void part_13();
	void part_14();
	void part_15();
	void part_16();
	void part_17();
	void part_18();
	void part_19();
	void part_20();
	void part_21();
	void part_22();
	void part_23();
	void part_24();
	void part_25();
	void part_26();
	void part_27();
	void part_28();
	void part_29();
	void part_30();
	void part_31();
	void part_32();
	void part_33();
	void part_34();
	void part_35();
	void part_36();
	void part_37();
	void part_38();
	void part_39();
	void part_40();
	void part_41();
	void part_42();
	void part_43();
	void part_44();
	void part_45();
	void part_46();
	void part_47();
	void part_48();
	void part_49();
	void part_50();
	void part_51();
	void part_52();
	void part_53();
	void part_54();
	void part_55();
	void part_56();
	void part_57();
	void part_58();
	void part_59();
	void part_60();
	void part_61();
	void part_62();
	void part_63();
	void part_64();
	void part_65();
	void part_66();
	void part_67();
	void part_68();
	void part_69();
	void part_70();
	void part_71();
	void part_72();
	void part_73();
	void part_74();
	void part_75();
	void part_76();
	void part_77();
	void part_78();
	void part_79();
	void part_80();
	void part_81();
	void part_82();
	void part_83();
	void part_84();
	void part_85();
	void part_86();
	void part_87();
	void part_88();
	void part_89();
	void part_90();
	void part_91();
	void part_92();
	void part_93();
	void part_94();
	void part_95();
	void part_96();
	void part_97();
	void part_98();
	void part_99();
	void part_100();
	void part_101();
	void part_102();
	void part_103();
	void part_104();
	void part_105();
	void part_106();
	void part_107();
	void part_108();
	void part_109();
	void part_110();
	void part_111();
	void part_112();
	void part_113();
	void part_114();
	void part_115();
	void part_116();
	void part_117();
	void part_118();
	void part_119();
	void part_120();
	void part_121();
	void part_122();
	void part_123();
	void part_124();
	void part_125();
	void part_126();
	void part_127();
	void part_128();
	void part_129();
	void part_130();
	void part_131();
	void part_132();
	void part_133();
	void part_134();
	void part_135();
	void part_136();
	void part_137();
	void part_138();
	void part_139();
	void part_140();
	void part_141();
	void part_142();
	void part_143();
	void part_144();
	void part_145();
	void part_146();
	void part_147();
	void part_148();
	void part_149();
	void part_150();
	void part_151();
	void part_152();
	void part_153();
	void part_154();
	void part_155();
	void part_156();
	void part_157();
	void part_158();
	void part_159();
	void part_160();
	void part_161();
	void part_162();
	void part_163();
	void part_164();
	void part_165();
	void part_166();
	void part_167();
	void part_168();
	void part_169();
	void part_170();
	void part_171();
	void part_172();
	void part_173();
	void part_174();
	void part_175();
	void part_176();
	void part_177();
	void part_178();
	void part_179();
	void part_180();
	void part_181();
	void part_182();
	void part_183();
	void part_184();
	void part_185();
	void part_186();
	void part_187();
	void part_188();
	void part_189();
	void part_190();
	void part_191();
	void part_192();
	void part_193();
	void part_194();
	void part_195();
	void part_196();
	void part_197();
	void part_198();
	void part_199();
	void part_200();
	void part_201();
	void part_202();
	void part_203();
	void part_204();
	void part_205();
	void part_206();
	void part_207();
	void part_208();
	void part_209();
	void part_210();
	void part_211();
	void part_212();
	void part_213();
	void part_214();
	void part_215();
	void part_216();
	void part_217();
	void part_218();
	void part_219();
	void part_220();
	void part_221();
	void part_222();
	void part_223();
	void part_224();
	void part_225();
	void part_226();
	void part_227();
	void part_228();
	void part_229();
	void part_230();
	void part_231();
	void part_232();
	void part_233();
	void part_234();
	void part_235();
	void part_236();
	void part_237();
	void part_238();
	void part_239();
	void part_240();
	void part_241();
	void part_242();
	void part_243();
	void part_244();
	void part_245();
	void part_246();
	void part_247();
	void part_248();
	void part_249();
	void part_250();
	void part_251();
	void part_252();
	void part_253();
	void part_254();
	void part_255();
	void part_256();
	void part_257();
	void part_258();
	void part_259();
	void part_260();
	void part_261();
	void part_262();
	void part_263();
	// \hdlname: core registers words memory
	memory<32> memory_p_core_2e_registers_2e_words_2e_memory { 256u };
	// \hdlname: core events queue memory
	memory<88> memory_p_core_2e_events_2e_queue_2e_memory { 512u };
	// \hdlname: core statistics outliers words memory
	memory<32> memory_p_core_2e_statistics_2e_outliers_2e_words_2e_memory { 512u };
	// \hdlname: core statistics scalars$471 memory
	memory<64> memory_p_core_2e_statistics_2e_scalars_24_471_2e_memory { 64u };
	// \hdlname: core statistics histogram bins memory
	memory<32> memory_p_core_2e_statistics_2e_histogram_2e_bins_2e_memory { 8192u };
	// \hdlname: core statistics counters even$59 memory
	memory<32> memory_p_core_2e_statistics_2e_counters_2e_even_24_59_2e_memory { 256u };
	// \hdlname: core statistics counters odd$60 memory
	memory<32> memory_p_core_2e_statistics_2e_counters_2e_odd_24_60_2e_memory { 256u };
	// \hdlname: core statistics pending$468 memory
	memory<36> memory_p_core_2e_statistics_2e_pending_24_468_2e_memory { 1024u };
	// \hdlname: core statistics rows memory
	memory<59> memory_p_core_2e_statistics_2e_rows_2e_memory { 256u };

	p_instrument(interior) {}
	p_instrument() {
		reset();
	};

	void reset() override;

	bool eval(performer *performer = nullptr) override;

	template<class ObserverT>
	bool commit(ObserverT &observer) {
		bool changed = false;
		evaluations = 0;
		if (coasting & 0x1u) { changed = true; observer.on_step(p_core_2e_time_2e_segment0.curr.data); p_core_2e_time_2e_segment0.curr.data[0]++; p_core_2e_time_2e_segment0.next = p_core_2e_time_2e_segment0.curr; if (uint64_t(p_core_2e_time_2e_segment0.curr.data[0]) == 0xfffffff8u) { coasting &= ~uint64_t(0x1u); following[4] |= 0x40u; } if (i_time_guard) { following[4] |= 0x4u; } }
		if (coasting & 0x2u) { changed = true; observer.on_step(p_core_2e_watchdog_2e_silence.curr.data); p_core_2e_watchdog_2e_silence.curr.data[0]--; p_core_2e_watchdog_2e_silence.next = p_core_2e_watchdog_2e_silence.curr; if (uint64_t(p_core_2e_watchdog_2e_silence.curr.data[0]) == 0x0u) { coasting &= ~uint64_t(0x2u); following[3] |= 0x200000000000000u; } }
		if (coasting & 0x4u) { changed = true; observer.on_step(p_core_2e_stimulus_2e_pulse_2e_hold_2e_hold.curr.data); p_core_2e_stimulus_2e_pulse_2e_hold_2e_hold.curr.data[0]--; p_core_2e_stimulus_2e_pulse_2e_hold_2e_hold.next = p_core_2e_stimulus_2e_pulse_2e_hold_2e_hold.curr; if (uint64_t(p_core_2e_stimulus_2e_pulse_2e_hold_2e_hold.curr.data[0]) == 0x0u) { coasting &= ~uint64_t(0x4u); following[3] |= 0x100000000000000u; } }
		if (coasting & 0x8u) { changed = true; observer.on_step(p_core_2e_stimulus_2e_schedule_2e_wait_2e_wait.curr.data); if (!p_core_2e_stimulus_2e_schedule_2e_wait_2e_wait.curr.data[0]--) p_core_2e_stimulus_2e_schedule_2e_wait_2e_wait.curr.data[1]--; p_core_2e_stimulus_2e_schedule_2e_wait_2e_wait.next = p_core_2e_stimulus_2e_schedule_2e_wait_2e_wait.curr; if ((uint64_t(p_core_2e_stimulus_2e_schedule_2e_wait_2e_wait.curr.data[1]) << 32 | p_core_2e_stimulus_2e_schedule_2e_wait_2e_wait.curr.data[0]) == 0x0u) { coasting &= ~uint64_t(0x8u); following[3] |= 0x80000000000000u; } }
		if (coasting & 0x10u) { changed = true; observer.on_step(p_core_2e_stimulus_2e_schedule_2e_train_2e_train.curr.data); if (!p_core_2e_stimulus_2e_schedule_2e_train_2e_train.curr.data[0]--) p_core_2e_stimulus_2e_schedule_2e_train_2e_train.curr.data[1]--; p_core_2e_stimulus_2e_schedule_2e_train_2e_train.next = p_core_2e_stimulus_2e_schedule_2e_train_2e_train.curr; if ((uint64_t(p_core_2e_stimulus_2e_schedule_2e_train_2e_train.curr.data[1]) << 32 | p_core_2e_stimulus_2e_schedule_2e_train_2e_train.curr.data[0]) == 0x0u) { coasting &= ~uint64_t(0x10u); following[3] |= 0x40000000000000u; } }
		if (coasting & 0x20u) { changed = true; observer.on_step(p_core_2e_stimulus2_2e_pulse_2e_hold_2e_hold.curr.data); p_core_2e_stimulus2_2e_pulse_2e_hold_2e_hold.curr.data[0]--; p_core_2e_stimulus2_2e_pulse_2e_hold_2e_hold.next = p_core_2e_stimulus2_2e_pulse_2e_hold_2e_hold.curr; if (uint64_t(p_core_2e_stimulus2_2e_pulse_2e_hold_2e_hold.curr.data[0]) == 0x0u) { coasting &= ~uint64_t(0x20u); following[3] |= 0x20000000000000u; } }
		if (coasting & 0x40u) { changed = true; observer.on_step(p_core_2e_stimulus2_2e_schedule_2e_wait_2e_wait.curr.data); if (!p_core_2e_stimulus2_2e_schedule_2e_wait_2e_wait.curr.data[0]--) p_core_2e_stimulus2_2e_schedule_2e_wait_2e_wait.curr.data[1]--; p_core_2e_stimulus2_2e_schedule_2e_wait_2e_wait.next = p_core_2e_stimulus2_2e_schedule_2e_wait_2e_wait.curr; if ((uint64_t(p_core_2e_stimulus2_2e_schedule_2e_wait_2e_wait.curr.data[1]) << 32 | p_core_2e_stimulus2_2e_schedule_2e_wait_2e_wait.curr.data[0]) == 0x0u) { coasting &= ~uint64_t(0x40u); following[3] |= 0x10000000000000u; } }
		if (coasting & 0x80u) { changed = true; observer.on_step(p_core_2e_stimulus2_2e_schedule_2e_train_2e_train.curr.data); if (!p_core_2e_stimulus2_2e_schedule_2e_train_2e_train.curr.data[0]--) p_core_2e_stimulus2_2e_schedule_2e_train_2e_train.curr.data[1]--; p_core_2e_stimulus2_2e_schedule_2e_train_2e_train.next = p_core_2e_stimulus2_2e_schedule_2e_train_2e_train.curr; if ((uint64_t(p_core_2e_stimulus2_2e_schedule_2e_train_2e_train.curr.data[1]) << 32 | p_core_2e_stimulus2_2e_schedule_2e_train_2e_train.curr.data[0]) == 0x0u) { coasting &= ~uint64_t(0x80u); following[3] |= 0x8000000000000u; } }
		if (coasting & 0x100u) { changed = true; observer.on_step(p_core_2e_events_2e_words_2e_flush__timer.curr.data); p_core_2e_events_2e_words_2e_flush__timer.curr.data[0]--; p_core_2e_events_2e_words_2e_flush__timer.next = p_core_2e_events_2e_words_2e_flush__timer.curr; if (uint64_t(p_core_2e_events_2e_words_2e_flush__timer.curr.data[0]) == 0x0u) { coasting &= ~uint64_t(0x100u); following[3] |= 0x40000000000u; } }
		coasting |= starting;
		starting = 0;
		changed |= registers_1.commit(observer);
		changed |= counters_1.commit(observer);
		changed |= registers_2.commit(observer);
		changed |= counters_2.commit(observer);
		changed |= registers_3.commit(observer);
		changed |= registers_4.commit(observer);
		for (unsigned word = 0; word < 5; word++) {
			marked[word] |= following[word];
			following[word] = 0;
		}
		if (written) {
			if ((written & 0x1u) && memory_p_core_2e_registers_2e_words_2e_memory.commit(observer)) { changed = true; marked[0] |= 0x100200u; }
			if ((written & 0x2u) && memory_p_core_2e_events_2e_queue_2e_memory.commit(observer)) { changed = true; marked[2] |= 0x1000000000000u; marked[4] |= 0x8u; }
			if ((written & 0x4u) && memory_p_core_2e_statistics_2e_outliers_2e_words_2e_memory.commit(observer)) { changed = true; marked[2] |= 0xc0000000000000u; }
			if ((written & 0x8u) && memory_p_core_2e_statistics_2e_scalars_24_471_2e_memory.commit(observer)) { changed = true; marked[2] |= 0x30u; }
			if ((written & 0x10u) && memory_p_core_2e_statistics_2e_histogram_2e_bins_2e_memory.commit(observer)) { changed = true; marked[3] |= 0x400000000u; }
			if ((written & 0x20u) && memory_p_core_2e_statistics_2e_counters_2e_even_24_59_2e_memory.commit(observer)) { changed = true; marked[2] |= 0x5000000000000000u; }
			if ((written & 0x40u) && memory_p_core_2e_statistics_2e_counters_2e_odd_24_60_2e_memory.commit(observer)) { changed = true; marked[2] |= 0xa00000000000000u; }
			if ((written & 0x80u) && memory_p_core_2e_statistics_2e_pending_24_468_2e_memory.commit(observer)) { changed = true; marked[1] |= 0x600000000u; }
			if ((written & 0x100u) && memory_p_core_2e_statistics_2e_rows_2e_memory.commit(observer)) { changed = true; marked[2] |= 0x400000000000u; marked[4] |= 0x4u; }
			written = 0;
		}
		return changed;
	}

	void wake() {
		if (coasting & 0x1u) { marked[4] |= 0x44u; }
		if (coasting & 0x2u) { marked[3] |= 0x200000000000000u; }
		if (coasting & 0x4u) { marked[3] |= 0x100000000000000u; }
		if (coasting & 0x8u) { marked[3] |= 0x80000000000000u; }
		if (coasting & 0x10u) { marked[3] |= 0x40000000000000u; }
		if (coasting & 0x20u) { marked[3] |= 0x20000000000000u; }
		if (coasting & 0x40u) { marked[3] |= 0x10000000000000u; }
		if (coasting & 0x80u) { marked[3] |= 0x8000000000000u; }
		if (coasting & 0x100u) { marked[3] |= 0x40000000000u; }
		coasting = 0;
	}

	bool commit() override {
		struct : observer { void on_step(const chunk_t *) {} } observer;
		return commit<>(observer);
	}

	void debug_info(debug_items *items, debug_scopes *scopes, std::string path, metadata_map &&cell_attrs = {}) override;
}; // struct p_instrument

} // namespace cxxrtl_design

#endif // __cplusplus

#endif
