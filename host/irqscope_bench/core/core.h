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
	// \hdlname: front_end output_delay line5
	// \init: 0
	wire<1> p_front__end_2e_output__delay_2e_line5;
	// \hdlname: front_end output_delay line4
	// \init: 0
	wire<1> p_front__end_2e_output__delay_2e_line4;
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
	// \hdlname: core amounts__bad_frames
	// \init: 0
	wire<1> p_core_2e_amounts____bad__frames;
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
	// \hdlname: core amounts__fired_trigger
	// \init: 0
	wire<1> p_core_2e_amounts____fired__trigger;
	// \hdlname: core amounts__held_trigger
	// \init: 0
	wire<1> p_core_2e_amounts____held__trigger;
	// \hdlname: core mark$382
	// \init: 0
	wire<1> p_core_2e_mark_24_382;
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
	// \hdlname: core amounts__seen_trigger
	// \init: 0
	wire<1> p_core_2e_amounts____seen__trigger;
	// \hdlname: core amounts__sent_trigger
	// \init: 0
	wire<1> p_core_2e_amounts____sent__trigger;
	// \hdlname: core amounts__lost_trigger
	// \init: 0
	wire<1> p_core_2e_amounts____lost__trigger;
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
	// \hdlname: core statuses__state
	// \init: 0
	wire<32> p_core_2e_statuses____state;
	// \hdlname: core amounts__statistics_lost
	// \init: 0
	wire<1> p_core_2e_amounts____statistics__lost;
	// \hdlname: core amounts__outliers_sent
	// \init: 0
	wire<1> p_core_2e_amounts____outliers__sent;
	// \hdlname: core amounts__snapshot_taken
	// \init: 0
	wire<1> p_core_2e_amounts____snapshot__taken;
	// \hdlname: core registers words low_b0
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__b0;
	// \hdlname: core registers words low_b1
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__b1;
	// \hdlname: core registers words low_b2
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__b2;
	// \hdlname: core registers words low_b3
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__b3;
	// \hdlname: core registers words low_b4
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__b4;
	// \hdlname: core registers words low_b5
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__b5;
	// \hdlname: core registers words low_b6
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__b6;
	// \hdlname: core registers words low_b7
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__b7;
	// \hdlname: core registers words low_bc
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__bc;
	// \hdlname: core registers words low_bd
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__bd;
	// \hdlname: core registers words low_be
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__be;
	// \hdlname: core registers words low_bf
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__bf;
	// \hdlname: core registers words low_c0
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__c0;
	// \hdlname: core registers words low_c1
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__c1;
	// \hdlname: core registers words low_c2
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__c2;
	// \hdlname: core registers words low_c3
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__c3;
	// \hdlname: core registers words low_c4
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__c4;
	// \hdlname: core registers words low_c5
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__c5;
	// \hdlname: core registers words low_c6
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__c6;
	// \hdlname: core registers words low_cc
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__cc;
	// \hdlname: core registers words low_cd
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__cd;
	// \hdlname: core registers words low_ce
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__ce;
	// \hdlname: core registers words low_cf
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__cf;
	// \hdlname: core registers words low_d0
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__d0;
	// \hdlname: core registers words low_d1
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__d1;
	// \hdlname: core registers words low_d2
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__d2;
	// \hdlname: core registers words low_d3
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__d3;
	// \hdlname: core registers words low_d4
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__d4;
	// \hdlname: core registers words low_d5
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__d5;
	// \hdlname: core registers words low_d6
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__d6;
	// \hdlname: core registers words low_dc
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__dc;
	// \hdlname: core registers words low_dd
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__dd;
	// \hdlname: core registers words low_de
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__de;
	// \hdlname: core registers words low_df
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__df;
	// \hdlname: core registers words low_ef
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__ef;
	// \hdlname: core registers words low_f0
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__f0;
	// \hdlname: core registers words low_f1
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__f1;
	// \hdlname: core registers words low_f2
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__f2;
	// \hdlname: core registers words low_f3
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_low__f3;
	// \hdlname: core registers words beside_0b
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_beside__0b;
	// \hdlname: core registers words beside_0c
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_beside__0c;
	// \hdlname: core registers words beside_0d
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_beside__0d;
	// \hdlname: core registers words beside_0e
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_beside__0e;
	// \hdlname: core registers words beside_0f
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_beside__0f;
	// \hdlname: core registers words active
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_active;
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
	// \hdlname: core registers words shown
	// \irqscope.ram_output: 1
	// \init: 0
	wire<32> p_core_2e_registers_2e_words_2e_shown;
	// \hdlname: core registers words address2
	// \init: 0
	wire<8> p_core_2e_registers_2e_words_2e_address2;
	// \hdlname: core registers words $signal$109
	// \init: 0
	wire<32> p_core_2e_registers_2e_words_2e__24_signal_24_109;
	// \hdlname: core registers words gained
	// \init: 0
	wire<6> p_core_2e_registers_2e_words_2e_gained;
	// \hdlname: core registers words busy
	// \init: 0
	wire<1> p_core_2e_registers_2e_words_2e_busy;
	// \hdlname: core registers words done
	// \init: 0
	wire<1> p_core_2e_registers_2e_words_2e_done;
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
	// \hdlname: core registers configuration__segment3_mode
	// \init: 0
	wire<27> p_core_2e_registers_2e_configuration____segment3__mode;
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
	// \hdlname: core registers configuration__segment2_mode
	// \init: 0
	wire<27> p_core_2e_registers_2e_configuration____segment2__mode;
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
	// \hdlname: core registers configuration__segment1_mode
	// \init: 0
	wire<27> p_core_2e_registers_2e_configuration____segment1__mode;
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
	// \hdlname: core registers configuration__segment0_mode
	// \init: 0
	wire<27> p_core_2e_registers_2e_configuration____segment0__mode;
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
	wire<7> p_core_2e_registers_2e_configuration____stimulus2__mode;
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
	wire<7> p_core_2e_registers_2e_configuration____stimulus__mode;
	// \hdlname: core registers configuration__trigger_holdoff
	// \init: 0
	wire<32> p_core_2e_registers_2e_configuration____trigger__holdoff;
	// \hdlname: core registers configuration__trigger_width
	// \init: 0
	wire<16> p_core_2e_registers_2e_configuration____trigger__width;
	// \hdlname: core registers configuration__trigger_limit
	// \init: 0
	wire<32> p_core_2e_registers_2e_configuration____trigger__limit;
	// \hdlname: core registers configuration__trigger_mode
	// \init: 0
	wire<29> p_core_2e_registers_2e_configuration____trigger__mode;
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
	// \hdlname: core registers trigger_fire
	// \init: 0
	wire<1> p_core_2e_registers_2e_trigger__fire;
	// \hdlname: core registers snapshot_written
	// \init: 0
	wire<1> p_core_2e_registers_2e_snapshot__written;
	// \hdlname: core registers configuration__watchdog
	// \init: 0
	wire<32> p_core_2e_registers_2e_configuration____watchdog;
	// \hdlname: core registers configuration__flush
	// \init: 5000000
	wire<24> p_core_2e_registers_2e_configuration____flush;
	// \hdlname: core registers control_written
	// \init: 0
	wire<1> p_core_2e_registers_2e_control__written;
	// \hdlname: core registers configuration__control
	// \init: 0
	wire<6> p_core_2e_registers_2e_configuration____control;
	// \hdlname: core registers soft_reset
	// \init: 0
	wire<1> p_core_2e_registers_2e_soft__reset;
	// \hdlname: core registers configuration__reset
	// \init: 0
	wire<4> p_core_2e_registers_2e_configuration____reset;
	// \hdlname: core registers enable_segment3_mode
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__segment3__mode;
	// \hdlname: core registers enable_segment2_mode
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__segment2__mode;
	// \hdlname: core registers enable_segment1_mode
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__segment1__mode;
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
	// \hdlname: core registers enable_trigger_holdoff
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__trigger__holdoff;
	// \hdlname: core registers enable_trigger_width
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__trigger__width;
	// \hdlname: core registers enable_trigger_limit
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__trigger__limit;
	// \hdlname: core registers enable_trigger_mode
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__trigger__mode;
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
	// \hdlname: core registers configuration__trigger_fire
	// \init: 0
	wire<8> p_core_2e_registers_2e_configuration____trigger__fire;
	// \hdlname: core registers enable_trigger_fire
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__trigger__fire;
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
	// \hdlname: core registers $signal$46
	// \init: 0
	wire<1> p_core_2e_registers_2e__24_signal_24_46;
	// \hdlname: core registers override
	// \init: 0
	wire<1> p_core_2e_registers_2e_override;
	// \hdlname: core registers shows_state
	// \init: 0
	wire<1> p_core_2e_registers_2e_shows__state;
	// \hdlname: core registers shows_low
	// \init: 0
	wire<1> p_core_2e_registers_2e_shows__low;
	// \hdlname: core registers shows_high
	// \init: 0
	wire<1> p_core_2e_registers_2e_shows__high;
	// \hdlname: core registers serving
	// \init: 0
	wire<3> p_core_2e_registers_2e_serving;
	// \hdlname: core registers client
	// \init: 1
	wire<3> p_core_2e_registers_2e_client;
	// \hdlname: core registers $signal$34
	// \init: 0
	wire<1> p_core_2e_registers_2e__24_signal_24_34;
	// \hdlname: core registers $signal$32
	// \init: 0
	wire<1> p_core_2e_registers_2e__24_signal_24_32;
	// \hdlname: core registers queued
	// \init: 0
	wire<32> p_core_2e_registers_2e_queued;
	// \hdlname: core registers shows_queued
	// \init: 0
	wire<1> p_core_2e_registers_2e_shows__queued;
	// \hdlname: core registers address
	// \init: 64
	wire<8> p_core_2e_registers_2e_address;
	// \hdlname: core registers $signal$19
	// \init: 1
	wire<1> p_core_2e_registers_2e__24_signal_24_19;
	// \hdlname: core registers step
	// \init: 4
	wire<5> p_core_2e_registers_2e_step;
	// \hdlname: core registers asked
	// \init: 0
	wire<1> p_core_2e_registers_2e_asked;
	// \hdlname: core registers $signal$9
	// \init: 0
	wire<3> p_core_2e_registers_2e__24_signal_24_9;
	// \hdlname: core registers beyond
	// \init: 0
	wire<10> p_core_2e_registers_2e_beyond;
	// \hdlname: core registers $signal$4
	// \init: 0
	wire<1> p_core_2e_registers_2e__24_signal_24_4;
	// \hdlname: core registers $signal
	// \init: 0
	wire<10> p_core_2e_registers_2e__24_signal;
	// \hdlname: core registers fresh
	// \init: 1
	wire<1> p_core_2e_registers_2e_fresh;
	// \hdlname: core command_port crc
	// \init: -1
	wire<32> p_core_2e_command__port_2e_crc;
	// \hdlname: core command_port bad
	// \init: 0
	wire<1> p_core_2e_command__port_2e_bad;
	// \hdlname: core command_port fsm_state
	// \init: 0
	wire<3> p_core_2e_command__port_2e_fsm__state;
	// \hdlname: core command_port left
	// \init: 0
	wire<5> p_core_2e_command__port_2e_left;
	// \hdlname: core command_port window
	// \init: 0
	wire<112> p_core_2e_command__port_2e_window;
	// \hdlname: core replies payload__word__payload
	// \init: 0
	wire<32> p_core_2e_replies_2e_payload____word____payload;
	// \hdlname: core replies write__address
	// \init: 0
	wire<8> p_core_2e_replies_2e_write____address;
	// \hdlname: core replies refused
	// \init: 0
	wire<1> p_core_2e_replies_2e_refused;
	// \hdlname: core replies left
	// \init: 0
	wire<7> p_core_2e_replies_2e_left;
	// \hdlname: core replies fetched
	// \init: 0
	wire<1> p_core_2e_replies_2e_fetched;
	// \hdlname: core replies writes
	// \init: 0
	wire<1> p_core_2e_replies_2e_writes;
	// \hdlname: core replies $signal
	// \init: 0
	wire<1> p_core_2e_replies_2e__24_signal;
	// \hdlname: core replies beyond
	// \init: 0
	wire<9> p_core_2e_replies_2e_beyond;
	// \hdlname: core replies more
	// \init: 0
	wire<1> p_core_2e_replies_2e_more;
	// \hdlname: core replies step
	// \init: 1
	wire<10> p_core_2e_replies_2e_step;
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
	// \hdlname: core watchdog watched
	// \init: 0
	wire<1> p_core_2e_watchdog_2e_watched;
	// \hdlname: core watchdog $signal
	// \init: 0
	wire<1> p_core_2e_watchdog_2e__24_signal;
	// \hdlname: core watchdog enabled
	// \init: 0
	wire<1> p_core_2e_watchdog_2e_enabled;
	// \hdlname: core watchdog steps
	// \init: 0
	wire<1> p_core_2e_watchdog_2e_steps;
	// \hdlname: core watchdog silence
	// \irqscope.linear: down
	// \init: 0
	wire<32> p_core_2e_watchdog_2e_silence;
	// \hdlname: core stimulus pulse line
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_pulse_2e_line;
	// \hdlname: core stimulus pulse settled
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_pulse_2e_settled;
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
	// \hdlname: core stimulus pulse hold added
	// \init: 0
	wire<31> p_core_2e_stimulus_2e_pulse_2e_hold_2e_added;
	// \hdlname: core stimulus pulse hold hold
	// \irqscope.linear: down
	// \init: 0
	wire<31> p_core_2e_stimulus_2e_pulse_2e_hold_2e_hold;
	// \hdlname: core stimulus schedule point_sub
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_point__sub;
	// \hdlname: core stimulus schedule left
	// \init: 0
	wire<32> p_core_2e_stimulus_2e_schedule_2e_left;
	// \hdlname: core stimulus schedule counts
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_counts;
	// \hdlname: core stimulus schedule endless
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_endless;
	// \hdlname: core stimulus schedule lead
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_lead;
	// \hdlname: core stimulus schedule $signal
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e__24_signal;
	// \hdlname: core stimulus schedule goes_on_shifted
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_goes__on__shifted;
	// \hdlname: core stimulus schedule periodic
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_periodic;
	// \hdlname: core stimulus schedule first
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_first;
	// \hdlname: core stimulus schedule again
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_again;
	// \hdlname: core stimulus schedule position
	// \init: 1
	wire<16> p_core_2e_stimulus_2e_schedule_2e_position;
	// \hdlname: core stimulus schedule sub
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_sub;
	// \hdlname: core stimulus schedule wait due
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_wait_2e_due;
	// \hdlname: core stimulus schedule wait active
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_wait_2e_active;
	// \hdlname: core stimulus schedule wait held
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_wait_2e_held;
	// \hdlname: core stimulus schedule wait added
	// \init: 0
	wire<39> p_core_2e_stimulus_2e_schedule_2e_wait_2e_added;
	// \hdlname: core stimulus schedule wait wait
	// \irqscope.linear: down
	// \init: 0
	wire<39> p_core_2e_stimulus_2e_schedule_2e_wait_2e_wait;
	// \hdlname: core stimulus schedule dither rejected
	// \init: 0
	wire<6> p_core_2e_stimulus_2e_schedule_2e_dither_2e_rejected;
	// \hdlname: core stimulus schedule dither left
	// \init: 0
	wire<7> p_core_2e_stimulus_2e_schedule_2e_dither_2e_left;
	// \hdlname: core stimulus schedule dither multiplied
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_dither_2e_multiplied;
	// \hdlname: core stimulus schedule dither multiply
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_dither_2e_multiply;
	// \hdlname: core stimulus schedule dither first
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_dither_2e_first;
	// \hdlname: core stimulus schedule dither seeded
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_dither_2e_seeded;
	// \hdlname: core stimulus schedule dither $signal$22
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_dither_2e__24_signal_24_22;
	// \hdlname: core stimulus schedule dither adding
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_dither_2e_adding;
	// \hdlname: core stimulus schedule dither result
	// \init: 0
	wire<40> p_core_2e_stimulus_2e_schedule_2e_dither_2e_result;
	// \hdlname: core stimulus schedule dither fraction
	// \init: 0
	wire<32> p_core_2e_stimulus_2e_schedule_2e_dither_2e_fraction;
	// \hdlname: core stimulus schedule dither odd
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_dither_2e_odd;
	// \hdlname: core stimulus schedule dither none_left
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_dither_2e_none__left;
	// \hdlname: core stimulus schedule dither run
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_dither_2e_run;
	// \hdlname: core stimulus schedule dither $signal$9
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_dither_2e__24_signal_24_9;
	// \hdlname: core stimulus schedule dither equal
	// \init: 0
	wire<2> p_core_2e_stimulus_2e_schedule_2e_dither_2e_equal;
	// \hdlname: core stimulus schedule dither less_high
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_dither_2e_less__high;
	// \hdlname: core stimulus schedule dither no_seed
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_dither_2e_no__seed;
	// \hdlname: core stimulus schedule dither seed
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_dither_2e_seed;
	// \hdlname: core stimulus schedule dither inverse
	// \init: 0
	wire<32> p_core_2e_stimulus_2e_schedule_2e_dither_2e_inverse;
	// \hdlname: core stimulus schedule train due
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_train_2e_due;
	// \hdlname: core stimulus schedule train active
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_train_2e_active;
	// \hdlname: core stimulus schedule train held
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_schedule_2e_train_2e_held;
	// \hdlname: core stimulus schedule train added
	// \init: 0
	wire<39> p_core_2e_stimulus_2e_schedule_2e_train_2e_added;
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
	// \hdlname: core stimulus sub$22
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_sub_24_22;
	// \hdlname: core stimulus valid
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_valid;
	// \hdlname: core stimulus start
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_start;
	// \hdlname: core stimulus fresh
	// \init: 0
	wire<1> p_core_2e_stimulus_2e_fresh;
	// \hdlname: core stimulus2 pulse line
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_pulse_2e_line;
	// \hdlname: core stimulus2 pulse settled
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_pulse_2e_settled;
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
	// \hdlname: core stimulus2 pulse hold added
	// \init: 0
	wire<31> p_core_2e_stimulus2_2e_pulse_2e_hold_2e_added;
	// \hdlname: core stimulus2 pulse hold hold
	// \irqscope.linear: down
	// \init: 0
	wire<31> p_core_2e_stimulus2_2e_pulse_2e_hold_2e_hold;
	// \hdlname: core stimulus2 schedule point_sub
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_point__sub;
	// \hdlname: core stimulus2 schedule left
	// \init: 0
	wire<32> p_core_2e_stimulus2_2e_schedule_2e_left;
	// \hdlname: core stimulus2 schedule counts
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_counts;
	// \hdlname: core stimulus2 schedule endless
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_endless;
	// \hdlname: core stimulus2 schedule lead
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_lead;
	// \hdlname: core stimulus2 schedule $signal
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e__24_signal;
	// \hdlname: core stimulus2 schedule goes_on_shifted
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_goes__on__shifted;
	// \hdlname: core stimulus2 schedule periodic
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_periodic;
	// \hdlname: core stimulus2 schedule first
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_first;
	// \hdlname: core stimulus2 schedule again
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_again;
	// \hdlname: core stimulus2 schedule position
	// \init: 1
	wire<16> p_core_2e_stimulus2_2e_schedule_2e_position;
	// \hdlname: core stimulus2 schedule sub
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_sub;
	// \hdlname: core stimulus2 schedule wait due
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_wait_2e_due;
	// \hdlname: core stimulus2 schedule wait active
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_wait_2e_active;
	// \hdlname: core stimulus2 schedule wait held
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_wait_2e_held;
	// \hdlname: core stimulus2 schedule wait added
	// \init: 0
	wire<39> p_core_2e_stimulus2_2e_schedule_2e_wait_2e_added;
	// \hdlname: core stimulus2 schedule wait wait
	// \irqscope.linear: down
	// \init: 0
	wire<39> p_core_2e_stimulus2_2e_schedule_2e_wait_2e_wait;
	// \hdlname: core stimulus2 schedule dither rejected
	// \init: 0
	wire<6> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_rejected;
	// \hdlname: core stimulus2 schedule dither left
	// \init: 0
	wire<7> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_left;
	// \hdlname: core stimulus2 schedule dither multiplied
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_multiplied;
	// \hdlname: core stimulus2 schedule dither multiply
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_multiply;
	// \hdlname: core stimulus2 schedule dither first
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_first;
	// \hdlname: core stimulus2 schedule dither seeded
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_seeded;
	// \hdlname: core stimulus2 schedule dither $signal$22
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_dither_2e__24_signal_24_22;
	// \hdlname: core stimulus2 schedule dither adding
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_adding;
	// \hdlname: core stimulus2 schedule dither result
	// \init: 0
	wire<40> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_result;
	// \hdlname: core stimulus2 schedule dither fraction
	// \init: 0
	wire<32> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_fraction;
	// \hdlname: core stimulus2 schedule dither odd
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_odd;
	// \hdlname: core stimulus2 schedule dither none_left
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_none__left;
	// \hdlname: core stimulus2 schedule dither run
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_run;
	// \hdlname: core stimulus2 schedule dither $signal$9
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_dither_2e__24_signal_24_9;
	// \hdlname: core stimulus2 schedule dither equal
	// \init: 0
	wire<2> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_equal;
	// \hdlname: core stimulus2 schedule dither less_high
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_less__high;
	// \hdlname: core stimulus2 schedule dither no_seed
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_no__seed;
	// \hdlname: core stimulus2 schedule dither seed
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_seed;
	// \hdlname: core stimulus2 schedule dither inverse
	// \init: 0
	wire<32> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_inverse;
	// \hdlname: core stimulus2 schedule train due
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_train_2e_due;
	// \hdlname: core stimulus2 schedule train active
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_train_2e_active;
	// \hdlname: core stimulus2 schedule train held
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_schedule_2e_train_2e_held;
	// \hdlname: core stimulus2 schedule train added
	// \init: 0
	wire<39> p_core_2e_stimulus2_2e_schedule_2e_train_2e_added;
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
	// \hdlname: core stimulus2 sub$22
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_sub_24_22;
	// \hdlname: core stimulus2 valid
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_valid;
	// \hdlname: core stimulus2 start
	// \init: 0
	wire<1> p_core_2e_stimulus2_2e_start;
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
	// \hdlname: core lane_isr glitches
	// \init: 0
	wire<1> p_core_2e_lane__isr_2e_glitches;
	// \hdlname: core lane_isr slot
	// \init: 0
	wire<4> p_core_2e_lane__isr_2e_slot;
	// \hdlname: core lane_isr suppressed
	// \init: 0
	wire<1> p_core_2e_lane__isr_2e_suppressed;
	// \hdlname: core lane_isr late
	// \init: 0
	wire<2> p_core_2e_lane__isr_2e_late;
	// \hdlname: core lane_isr chosen
	// \init: 0
	wire<2> p_core_2e_lane__isr_2e_chosen;
	// \hdlname: core lane_isr changes_before
	// \init: 0
	wire<2> p_core_2e_lane__isr_2e_changes__before;
	// \hdlname: core lane_isr further
	// \init: 0
	wire<1> p_core_2e_lane__isr_2e_further;
	// \hdlname: core lane_isr settled
	// \init: 0
	wire<2> p_core_2e_lane__isr_2e_settled;
	// \hdlname: core lane_isr passing
	// \init: 0
	wire<2> p_core_2e_lane__isr_2e_passing;
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
	// \hdlname: core lane_task glitches
	// \init: 0
	wire<1> p_core_2e_lane__task_2e_glitches;
	// \hdlname: core lane_task slot
	// \init: 0
	wire<4> p_core_2e_lane__task_2e_slot;
	// \hdlname: core lane_task suppressed
	// \init: 0
	wire<1> p_core_2e_lane__task_2e_suppressed;
	// \hdlname: core lane_task late
	// \init: 0
	wire<2> p_core_2e_lane__task_2e_late;
	// \hdlname: core lane_task chosen
	// \init: 0
	wire<2> p_core_2e_lane__task_2e_chosen;
	// \hdlname: core lane_task changes_before
	// \init: 0
	wire<2> p_core_2e_lane__task_2e_changes__before;
	// \hdlname: core lane_task further
	// \init: 0
	wire<1> p_core_2e_lane__task_2e_further;
	// \hdlname: core lane_task settled
	// \init: 0
	wire<2> p_core_2e_lane__task_2e_settled;
	// \hdlname: core lane_task passing
	// \init: 0
	wire<2> p_core_2e_lane__task_2e_passing;
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
	// \hdlname: core lane_done glitches
	// \init: 0
	wire<1> p_core_2e_lane__done_2e_glitches;
	// \hdlname: core lane_done slot
	// \init: 0
	wire<4> p_core_2e_lane__done_2e_slot;
	// \hdlname: core lane_done suppressed
	// \init: 0
	wire<1> p_core_2e_lane__done_2e_suppressed;
	// \hdlname: core lane_done late
	// \init: 0
	wire<2> p_core_2e_lane__done_2e_late;
	// \hdlname: core lane_done chosen
	// \init: 0
	wire<2> p_core_2e_lane__done_2e_chosen;
	// \hdlname: core lane_done changes_before
	// \init: 0
	wire<2> p_core_2e_lane__done_2e_changes__before;
	// \hdlname: core lane_done further
	// \init: 0
	wire<1> p_core_2e_lane__done_2e_further;
	// \hdlname: core lane_done settled
	// \init: 0
	wire<2> p_core_2e_lane__done_2e_settled;
	// \hdlname: core lane_done passing
	// \init: 0
	wire<2> p_core_2e_lane__done_2e_passing;
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
	// \hdlname: core lane_aux glitches
	// \init: 0
	wire<1> p_core_2e_lane__aux_2e_glitches;
	// \hdlname: core lane_aux slot
	// \init: 0
	wire<4> p_core_2e_lane__aux_2e_slot;
	// \hdlname: core lane_aux suppressed
	// \init: 0
	wire<1> p_core_2e_lane__aux_2e_suppressed;
	// \hdlname: core lane_aux late
	// \init: 0
	wire<2> p_core_2e_lane__aux_2e_late;
	// \hdlname: core lane_aux chosen
	// \init: 0
	wire<2> p_core_2e_lane__aux_2e_chosen;
	// \hdlname: core lane_aux changes_before
	// \init: 0
	wire<2> p_core_2e_lane__aux_2e_changes__before;
	// \hdlname: core lane_aux further
	// \init: 0
	wire<1> p_core_2e_lane__aux_2e_further;
	// \hdlname: core lane_aux settled
	// \init: 0
	wire<2> p_core_2e_lane__aux_2e_settled;
	// \hdlname: core lane_aux passing
	// \init: 0
	wire<2> p_core_2e_lane__aux_2e_passing;
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
	// \hdlname: core slot_stimulus line0
	// \init: 0
	wire<6> p_core_2e_slot__stimulus_2e_line0;
	// \hdlname: core slot_stimulus passed
	// \init: 0
	wire<11> p_core_2e_slot__stimulus_2e_passed;
	// \hdlname: core slot_stimulus2 line0
	// \init: 0
	wire<6> p_core_2e_slot__stimulus2_2e_line0;
	// \hdlname: core slot_stimulus2 passed
	// \init: 0
	wire<11> p_core_2e_slot__stimulus2_2e_passed;
	// \hdlname: core trigger_output phase phase
	// \irqscope.linear: down
	// \init: 0
	wire<32> p_core_2e_trigger__output_2e_phase_2e_phase;
	// \hdlname: core trigger_output phase added
	// \init: 0
	wire<32> p_core_2e_trigger__output_2e_phase_2e_added;
	// \hdlname: core trigger_output phase active
	// \init: 0
	wire<1> p_core_2e_trigger__output_2e_phase_2e_active;
	// \hdlname: core trigger_output phase held
	// \init: 0
	wire<1> p_core_2e_trigger__output_2e_phase_2e_held;
	// \hdlname: core trigger_output phase due
	// \init: 0
	wire<1> p_core_2e_trigger__output_2e_phase_2e_due;
	// \hdlname: core trigger_output deadline enabled
	// \init: 0
	wire<1> p_core_2e_trigger__output_2e_deadline_2e_enabled;
	// \hdlname: core trigger_output deadline caused
	// \init: 0
	wire<1> p_core_2e_trigger__output_2e_deadline_2e_caused;
	// \hdlname: core trigger_output deadline answered
	// \init: 0
	wire<1> p_core_2e_trigger__output_2e_deadline_2e_answered;
	// \hdlname: core trigger_output deadline cause_sub
	// \init: 0
	wire<1> p_core_2e_trigger__output_2e_deadline_2e_cause__sub;
	// \hdlname: core trigger_output deadline answer_sub
	// \init: 0
	wire<1> p_core_2e_trigger__output_2e_deadline_2e_answer__sub;
	// \hdlname: core trigger_output deadline end
	// \init: 0
	wire<1> p_core_2e_trigger__output_2e_deadline_2e_end;
	// \hdlname: core trigger_output deadline overdue
	// \init: 0
	wire<1> p_core_2e_trigger__output_2e_deadline_2e_overdue;
	// \hdlname: core trigger_output deadline passed
	// \init: 0
	wire<1> p_core_2e_trigger__output_2e_deadline_2e_passed;
	// \hdlname: core trigger_output deadline late
	// \init: 0
	wire<1> p_core_2e_trigger__output_2e_deadline_2e_late;
	// \hdlname: core trigger_output deadline coalesced
	// \init: 0
	wire<1> p_core_2e_trigger__output_2e_deadline_2e_coalesced;
	// \hdlname: core trigger_output deadline wait due
	// \init: 0
	wire<1> p_core_2e_trigger__output_2e_deadline_2e_wait_2e_due;
	// \hdlname: core trigger_output deadline wait active
	// \init: 0
	wire<1> p_core_2e_trigger__output_2e_deadline_2e_wait_2e_active;
	// \hdlname: core trigger_output deadline wait held
	// \init: 0
	wire<1> p_core_2e_trigger__output_2e_deadline_2e_wait_2e_held;
	// \hdlname: core trigger_output deadline wait added
	// \init: 0
	wire<31> p_core_2e_trigger__output_2e_deadline_2e_wait_2e_added;
	// \hdlname: core trigger_output deadline wait wait
	// \irqscope.linear: down
	// \init: 0
	wire<31> p_core_2e_trigger__output_2e_deadline_2e_wait_2e_wait;
	// \hdlname: core trigger_output stop
	// \init: 0
	wire<1> p_core_2e_trigger__output_2e_stop;
	// \hdlname: core trigger_output held
	// \init: 0
	wire<1> p_core_2e_trigger__output_2e_held;
	// \hdlname: core trigger_output slot
	// \init: 0
	wire<4> p_core_2e_trigger__output_2e_slot;
	// \hdlname: core trigger_output level
	// \init: 0
	wire<1> p_core_2e_trigger__output_2e_level;
	// \hdlname: core trigger_output left
	// \init: 0
	wire<16> p_core_2e_trigger__output_2e_left;
	// \hdlname: core trigger_output over
	// \init: 0
	wire<1> p_core_2e_trigger__output_2e_over;
	// \hdlname: core trigger_output pausing
	// \init: 0
	wire<1> p_core_2e_trigger__output_2e_pausing;
	// \hdlname: core trigger_output on
	// \init: 0
	wire<1> p_core_2e_trigger__output_2e_on;
	// \hdlname: core trigger_output armed
	// \init: 0
	wire<1> p_core_2e_trigger__output_2e_armed;
	// \hdlname: core slot_trigger line0
	// \init: 0
	wire<6> p_core_2e_slot__trigger_2e_line0;
	// \hdlname: core slot_trigger passed
	// \init: 0
	wire<11> p_core_2e_slot__trigger_2e_passed;
	// \hdlname: core events words is_open
	// \init: 0
	wire<1> p_core_2e_events_2e_words_2e_is__open;
	// \hdlname: core events words state
	// \init: 1
	wire<10> p_core_2e_events_2e_words_2e_state;
	// \hdlname: core events words $signal
	// \init: 1
	wire<1> p_core_2e_events_2e_words_2e__24_signal;
	// \hdlname: core events words minuend
	// \init: 0
	wire<32> p_core_2e_events_2e_words_2e_minuend;
	// \hdlname: core events words sub
	// \init: 0
	wire<1> p_core_2e_events_2e_words_2e_sub;
	// \hdlname: core events words difference
	// \init: 0
	wire<33> p_core_2e_events_2e_words_2e_difference;
	// \hdlname: core events words inverse
	// \init: 0
	wire<32> p_core_2e_events_2e_words_2e_inverse;
	// \hdlname: core events words half_counted
	// \init: 0
	wire<1> p_core_2e_events_2e_words_2e_half__counted;
	// \hdlname: core events words $signal$19
	// \init: 0
	wire<1> p_core_2e_events_2e_words_2e__24_signal_24_19;
	// \hdlname: core events words $signal$20
	// \init: 0
	wire<1> p_core_2e_events_2e_words_2e__24_signal_24_20;
	// \hdlname: core events words marked
	// \init: 0
	wire<1> p_core_2e_events_2e_words_2e_marked;
	// \hdlname: core events words here
	// \init: 0
	wire<7> p_core_2e_events_2e_words_2e_here;
	// \hdlname: core events words $signal$25
	// \init: 0
	wire<3> p_core_2e_events_2e_words_2e__24_signal_24_25;
	// \hdlname: core events words $signal$26
	// \init: 0
	wire<1> p_core_2e_events_2e_words_2e__24_signal_24_26;
	// \hdlname: core events words $signal$27
	// \init: 0
	wire<1> p_core_2e_events_2e_words_2e__24_signal_24_27;
	// \hdlname: core events words $signal$38
	// \init: 0
	wire<1> p_core_2e_events_2e_words_2e__24_signal_24_38;
	// \hdlname: core events words index
	// \init: 0
	wire<4> p_core_2e_events_2e_words_2e_index;
	// \hdlname: core events words is_loss
	// \init: 0
	wire<1> p_core_2e_events_2e_words_2e_is__loss;
	// \hdlname: core events words lower
	// \init: 0
	wire<32> p_core_2e_events_2e_words_2e_lower;
	// \hdlname: core events words row__ready
	// \init: 0
	wire<1> p_core_2e_events_2e_words_2e_row____ready;
	// \hdlname: core events words payload__request
	// \init: 0
	wire<1> p_core_2e_events_2e_words_2e_payload____request;
	// \hdlname: core events words payload__end
	// \init: 0
	wire<1> p_core_2e_events_2e_words_2e_payload____end;
	// \hdlname: core events words timer over
	// \init: 0
	wire<1> p_core_2e_events_2e_words_2e_timer_2e_over;
	// \hdlname: core events words timer runs
	// \init: 0
	wire<1> p_core_2e_events_2e_words_2e_timer_2e_runs;
	// \hdlname: core events words timer flush_timer
	// \irqscope.linear: down
	// \init: 0
	wire<24> p_core_2e_events_2e_words_2e_timer_2e_flush__timer;
	// \hdlname: core events queue write_pointer
	// \init: 0
	wire<10> p_core_2e_events_2e_queue_2e_write__pointer;
	// \hdlname: core events queue read_pointer
	// \init: 0
	wire<10> p_core_2e_events_2e_queue_2e_read__pointer;
	// \hdlname: core events queue unread
	// \init: 0
	wire<1> p_core_2e_events_2e_queue_2e_unread;
	// \hdlname: core events queue taken_pointer
	// \init: 0
	wire<10> p_core_2e_events_2e_queue_2e_taken__pointer;
	// \hdlname: core events queue read__payload
	// \irqscope.ram_output: 1
	// \init: 0
	wire<92> p_core_2e_events_2e_queue_2e_read____payload;
	// \hdlname: core events queue fetched
	// \init: 0
	wire<1> p_core_2e_events_2e_queue_2e_fetched;
	// \hdlname: core events queue level
	// \init: 0
	wire<10> p_core_2e_events_2e_queue_2e_level;
	// \hdlname: core events queued__6
	// \init: 0
	wire<9> p_core_2e_events_2e_queued____6;
	// \hdlname: core events queued__5
	// \init: 0
	wire<9> p_core_2e_events_2e_queued____5;
	// \hdlname: core events queued__4
	// \init: 0
	wire<9> p_core_2e_events_2e_queued____4;
	// \hdlname: core events queued__3
	// \init: 0
	wire<9> p_core_2e_events_2e_queued____3;
	// \hdlname: core events queued__2
	// \init: 0
	wire<9> p_core_2e_events_2e_queued____2;
	// \hdlname: core events queued__1
	// \init: 0
	wire<9> p_core_2e_events_2e_queued____1;
	// \hdlname: core events queued__0
	// \init: 0
	wire<9> p_core_2e_events_2e_queued____0;
	// \hdlname: core events lost_total
	// \init: 0
	wire<32> p_core_2e_events_2e_lost__total;
	// \hdlname: core events mark_bank
	// \init: 0
	wire<1> p_core_2e_events_2e_mark__bank;
	// \hdlname: core events mark
	// \init: 0
	wire<1> p_core_2e_events_2e_mark;
	// \hdlname: core events lost_edges
	// \init: 0
	wire<3> p_core_2e_events_2e_lost__edges;
	// \hdlname: core events lost_late
	// \init: 0
	wire<7> p_core_2e_events_2e_lost__late;
	// \hdlname: core events sent_late
	// \init: 0
	wire<7> p_core_2e_events_2e_sent__late;
	// \hdlname: core events kept_late
	// \init: 0
	wire<7> p_core_2e_events_2e_kept__late;
	// \hdlname: core events enough
	// \init: 0
	wire<1> p_core_2e_events_2e_enough;
	// \hdlname: core events loss_pair
	// \init: 0
	wire<1> p_core_2e_events_2e_loss__pair;
	// \hdlname: core events marks
	// \init: 0
	wire<2> p_core_2e_events_2e_marks;
	// \hdlname: core events loss_closed
	// \init: 0
	wire<1> p_core_2e_events_2e_loss__closed;
	// \hdlname: core events several
	// \init: 0
	wire<1> p_core_2e_events_2e_several;
	// \hdlname: core events losing
	// \init: 0
	wire<1> p_core_2e_events_2e_losing;
	// \hdlname: core events enabled
	// \init: 0
	wire<1> p_core_2e_events_2e_enabled;
	// \hdlname: core statistics outliers $signal
	// \init: 0
	wire<1> p_core_2e_statistics_2e_outliers_2e__24_signal;
	// \hdlname: core statistics outliers written
	// \init: 0
	wire<2> p_core_2e_statistics_2e_outliers_2e_written;
	// \hdlname: core statistics outliers any_
	// \init: 0
	wire<1> p_core_2e_statistics_2e_outliers_2e_any__;
	// \hdlname: core statistics outliers open_
	// \init: 0
	wire<1> p_core_2e_statistics_2e_outliers_2e_open__;
	// \hdlname: core statistics outliers taken
	// \init: 0
	wire<2> p_core_2e_statistics_2e_outliers_2e_taken;
	// \hdlname: core statistics outliers records
	// \init: 0
	wire<8> p_core_2e_statistics_2e_outliers_2e_records;
	// \hdlname: core statistics outliers payload__request
	// \init: 0
	wire<1> p_core_2e_statistics_2e_outliers_2e_payload____request;
	// \hdlname: core statistics outliers words read__payload
	// \init: 0
	wire<32> p_core_2e_statistics_2e_outliers_2e_words_2e_read____payload;
	// \hdlname: core statistics outliers words read__valid
	// \init: 0
	wire<1> p_core_2e_statistics_2e_outliers_2e_words_2e_read____valid;
	// \hdlname: core statistics outliers words taken_pointer
	// \init: 0
	wire<10> p_core_2e_statistics_2e_outliers_2e_words_2e_taken__pointer;
	// \hdlname: core statistics outliers words output
	// \irqscope.ram_output: 1
	// \init: 0
	wire<32> p_core_2e_statistics_2e_outliers_2e_words_2e_output;
	// \hdlname: core statistics outliers words fetched
	// \init: 0
	wire<1> p_core_2e_statistics_2e_outliers_2e_words_2e_fetched;
	// \hdlname: core statistics outliers words unread
	// \init: 0
	wire<1> p_core_2e_statistics_2e_outliers_2e_words_2e_unread;
	// \hdlname: core statistics outliers words read_pointer
	// \init: 0
	wire<10> p_core_2e_statistics_2e_outliers_2e_words_2e_read__pointer;
	// \hdlname: core statistics outliers words write_pointer
	// \init: 0
	wire<10> p_core_2e_statistics_2e_outliers_2e_words_2e_write__pointer;
	// \hdlname: core statistics outliers words level
	// \init: 0
	wire<10> p_core_2e_statistics_2e_outliers_2e_words_2e_level;
	// \hdlname: core statistics outliers timer over
	// \init: 0
	wire<1> p_core_2e_statistics_2e_outliers_2e_timer_2e_over;
	// \hdlname: core statistics outliers timer runs
	// \init: 0
	wire<1> p_core_2e_statistics_2e_outliers_2e_timer_2e_runs;
	// \hdlname: core statistics outliers timer outlier_flush
	// \irqscope.linear: down
	// \init: 0
	wire<24> p_core_2e_statistics_2e_outliers_2e_timer_2e_outlier__flush;
	// \hdlname: core statistics pairing3 stamp
	// \enum_value_10: OLDEST
	// \enum_value_01: SECOND
	// \enum_value_00: NEWEST
	// \enum_base_type: Stamp
	// \init: 0
	wire<2> p_core_2e_statistics_2e_pairing3_2e_stamp;
	// \hdlname: core statistics pairing3 $signal$24
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e__24_signal_24_24;
	// \hdlname: core statistics pairing3 keeping
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_keeping;
	// \hdlname: core statistics pairing3 $signal$26
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e__24_signal_24_26;
	// \hdlname: core statistics pairing3 last_passed
	// \init: 1
	wire<1> p_core_2e_statistics_2e_pairing3_2e_last__passed;
	// \hdlname: core statistics pairing3 alone
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_alone;
	// \hdlname: core statistics pairing3 may_miss
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_may__miss;
	// \hdlname: core statistics pairing3 may_come
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_may__come;
	// \hdlname: core statistics pairing3 may_respond
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_may__respond;
	// \hdlname: core statistics pairing3 may_serve
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_may__serve;
	// \hdlname: core statistics pairing3 $signal$58
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e__24_signal_24_58;
	// \hdlname: core statistics pairing3 may_keep
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_may__keep;
	// \hdlname: core statistics pairing3 may_crowd
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_may__crowd;
	// \hdlname: core statistics pairing3 was_ambiguous
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_was__ambiguous;
	// \hdlname: core statistics pairing3 may_go_on
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_may__go__on;
	// \hdlname: core statistics pairing3 $signal$82
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e__24_signal_24_82;
	// \hdlname: core statistics pairing3 fsm_state
	// \init: 0
	wire<2> p_core_2e_statistics_2e_pairing3_2e_fsm__state;
	// \hdlname: core statistics pairing3 $signal$110
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e__24_signal_24_110;
	// \hdlname: core statistics pairing3 may_stand_aside
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_may__stand__aside;
	// \hdlname: core statistics pairing3 may_tell
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_may__tell;
	// \hdlname: core statistics pairing3 $signal$116
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e__24_signal_24_116;
	// \hdlname: core statistics pairing3 $signal$118
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e__24_signal_24_118;
	// \hdlname: core statistics pairing3 $signal$120
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e__24_signal_24_120;
	// \hdlname: core statistics pairing3 $signal$122
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e__24_signal_24_122;
	// \hdlname: core statistics pairing3 $signal$124
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e__24_signal_24_124;
	// \hdlname: core statistics pairing3 $signal$126
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e__24_signal_24_126;
	// \hdlname: core statistics pairing3 $signal$127
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e__24_signal_24_127;
	// \hdlname: core statistics pairing3 unsure
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_unsure;
	// \hdlname: core statistics pairing3 serving_on
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_serving__on;
	// \hdlname: core statistics pairing3 pending read_data
	// \irqscope.ram_output: 1
	// \init: 0
	wire<16> p_core_2e_statistics_2e_pairing3_2e_pending_2e_read__data;
	// \hdlname: core statistics pairing3 pending level
	// \init: 0
	wire<9> p_core_2e_statistics_2e_pairing3_2e_pending_2e_level;
	// \hdlname: core statistics pairing3 pending empty
	// \init: 1
	wire<1> p_core_2e_statistics_2e_pairing3_2e_pending_2e_empty;
	// \hdlname: core statistics pairing3 pending aside
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_pending_2e_aside;
	// \hdlname: core statistics pairing3 pending newest
	// \init: 0
	wire<8> p_core_2e_statistics_2e_pairing3_2e_pending_2e_newest;
	// \hdlname: core statistics pairing3 pending oldest
	// \init: 1
	wire<8> p_core_2e_statistics_2e_pairing3_2e_pending_2e_oldest;
	// \hdlname: core statistics pairing3 age$133 old_before
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_age_24_133_2e_old__before;
	// \hdlname: core statistics pairing3 age$133 threshold_passed
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_age_24_133_2e_threshold__passed;
	// \hdlname: core statistics pairing3 age$133 timeout_passed
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_age_24_133_2e_timeout__passed;
	// \hdlname: core statistics pairing3 age$133 least_passed
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_age_24_133_2e_least__passed;
	// \hdlname: core statistics pairing3 age$133 now_word
	// \init: 0
	wire<16> p_core_2e_statistics_2e_pairing3_2e_age_24_133_2e_now__word;
	// \hdlname: core statistics pairing3 age$133 phase
	// \init: 0
	wire<6> p_core_2e_statistics_2e_pairing3_2e_age_24_133_2e_phase;
	// \hdlname: core statistics pairing3 age$133 some
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_age_24_133_2e_some;
	// \hdlname: core statistics pairing3 age$133 $signal$13
	// \init: 0
	wire<6> p_core_2e_statistics_2e_pairing3_2e_age_24_133_2e__24_signal_24_13;
	// \hdlname: core statistics pairing3 age$133 $signal$8
	// \init: 0
	wire<48> p_core_2e_statistics_2e_pairing3_2e_age_24_133_2e__24_signal_24_8;
	// \hdlname: core statistics pairing3 age$133 $signal$6
	// \init: 0
	wire<16> p_core_2e_statistics_2e_pairing3_2e_age_24_133_2e__24_signal_24_6;
	// \hdlname: core statistics pairing3 age$133 $signal
	// \init: 1
	wire<1> p_core_2e_statistics_2e_pairing3_2e_age_24_133_2e__24_signal;
	// \hdlname: core statistics pairing3 limits threshold_output
	// \irqscope.ram_output: 1
	// \init: 0
	wire<16> p_core_2e_statistics_2e_pairing3_2e_limits_2e_threshold__output;
	// \hdlname: core statistics pairing3 limits timeout_output
	// \irqscope.ram_output: 1
	// \init: 0
	wire<16> p_core_2e_statistics_2e_pairing3_2e_limits_2e_timeout__output;
	// \hdlname: core statistics pairing3 limits least_output
	// \irqscope.ram_output: 1
	// \init: 0
	wire<16> p_core_2e_statistics_2e_pairing3_2e_limits_2e_least__output;
	// \hdlname: core statistics pairing3 limits $signal
	// \init: 0
	wire<3> p_core_2e_statistics_2e_pairing3_2e_limits_2e__24_signal;
	// \hdlname: core statistics pairing2 stamp
	// \enum_value_10: OLDEST
	// \enum_value_01: SECOND
	// \enum_value_00: NEWEST
	// \enum_base_type: Stamp
	// \init: 0
	wire<2> p_core_2e_statistics_2e_pairing2_2e_stamp;
	// \hdlname: core statistics pairing2 $signal$24
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e__24_signal_24_24;
	// \hdlname: core statistics pairing2 keeping
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_keeping;
	// \hdlname: core statistics pairing2 $signal$26
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e__24_signal_24_26;
	// \hdlname: core statistics pairing2 last_passed
	// \init: 1
	wire<1> p_core_2e_statistics_2e_pairing2_2e_last__passed;
	// \hdlname: core statistics pairing2 alone
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_alone;
	// \hdlname: core statistics pairing2 may_miss
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_may__miss;
	// \hdlname: core statistics pairing2 may_come
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_may__come;
	// \hdlname: core statistics pairing2 may_respond
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_may__respond;
	// \hdlname: core statistics pairing2 may_serve
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_may__serve;
	// \hdlname: core statistics pairing2 $signal$58
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e__24_signal_24_58;
	// \hdlname: core statistics pairing2 may_keep
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_may__keep;
	// \hdlname: core statistics pairing2 may_crowd
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_may__crowd;
	// \hdlname: core statistics pairing2 was_ambiguous
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_was__ambiguous;
	// \hdlname: core statistics pairing2 may_go_on
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_may__go__on;
	// \hdlname: core statistics pairing2 $signal$82
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e__24_signal_24_82;
	// \hdlname: core statistics pairing2 fsm_state
	// \init: 0
	wire<2> p_core_2e_statistics_2e_pairing2_2e_fsm__state;
	// \hdlname: core statistics pairing2 $signal$110
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e__24_signal_24_110;
	// \hdlname: core statistics pairing2 may_stand_aside
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_may__stand__aside;
	// \hdlname: core statistics pairing2 may_tell
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_may__tell;
	// \hdlname: core statistics pairing2 $signal$116
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e__24_signal_24_116;
	// \hdlname: core statistics pairing2 $signal$118
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e__24_signal_24_118;
	// \hdlname: core statistics pairing2 $signal$120
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e__24_signal_24_120;
	// \hdlname: core statistics pairing2 $signal$122
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e__24_signal_24_122;
	// \hdlname: core statistics pairing2 $signal$124
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e__24_signal_24_124;
	// \hdlname: core statistics pairing2 $signal$126
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e__24_signal_24_126;
	// \hdlname: core statistics pairing2 $signal$127
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e__24_signal_24_127;
	// \hdlname: core statistics pairing2 unsure
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_unsure;
	// \hdlname: core statistics pairing2 serving_on
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_serving__on;
	// \hdlname: core statistics pairing2 pending read_data
	// \irqscope.ram_output: 1
	// \init: 0
	wire<16> p_core_2e_statistics_2e_pairing2_2e_pending_2e_read__data;
	// \hdlname: core statistics pairing2 pending level
	// \init: 0
	wire<9> p_core_2e_statistics_2e_pairing2_2e_pending_2e_level;
	// \hdlname: core statistics pairing2 pending empty
	// \init: 1
	wire<1> p_core_2e_statistics_2e_pairing2_2e_pending_2e_empty;
	// \hdlname: core statistics pairing2 pending aside
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_pending_2e_aside;
	// \hdlname: core statistics pairing2 pending newest
	// \init: 0
	wire<8> p_core_2e_statistics_2e_pairing2_2e_pending_2e_newest;
	// \hdlname: core statistics pairing2 pending oldest
	// \init: 1
	wire<8> p_core_2e_statistics_2e_pairing2_2e_pending_2e_oldest;
	// \hdlname: core statistics pairing2 age$133 old_before
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_age_24_133_2e_old__before;
	// \hdlname: core statistics pairing2 age$133 threshold_passed
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_age_24_133_2e_threshold__passed;
	// \hdlname: core statistics pairing2 age$133 timeout_passed
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_age_24_133_2e_timeout__passed;
	// \hdlname: core statistics pairing2 age$133 least_passed
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_age_24_133_2e_least__passed;
	// \hdlname: core statistics pairing2 age$133 now_word
	// \init: 0
	wire<16> p_core_2e_statistics_2e_pairing2_2e_age_24_133_2e_now__word;
	// \hdlname: core statistics pairing2 age$133 phase
	// \init: 0
	wire<6> p_core_2e_statistics_2e_pairing2_2e_age_24_133_2e_phase;
	// \hdlname: core statistics pairing2 age$133 some
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_age_24_133_2e_some;
	// \hdlname: core statistics pairing2 age$133 $signal$13
	// \init: 0
	wire<6> p_core_2e_statistics_2e_pairing2_2e_age_24_133_2e__24_signal_24_13;
	// \hdlname: core statistics pairing2 age$133 $signal$8
	// \init: 0
	wire<48> p_core_2e_statistics_2e_pairing2_2e_age_24_133_2e__24_signal_24_8;
	// \hdlname: core statistics pairing2 age$133 $signal$6
	// \init: 0
	wire<16> p_core_2e_statistics_2e_pairing2_2e_age_24_133_2e__24_signal_24_6;
	// \hdlname: core statistics pairing2 age$133 $signal
	// \init: 1
	wire<1> p_core_2e_statistics_2e_pairing2_2e_age_24_133_2e__24_signal;
	// \hdlname: core statistics pairing2 limits threshold_output
	// \irqscope.ram_output: 1
	// \init: 0
	wire<16> p_core_2e_statistics_2e_pairing2_2e_limits_2e_threshold__output;
	// \hdlname: core statistics pairing2 limits timeout_output
	// \irqscope.ram_output: 1
	// \init: 0
	wire<16> p_core_2e_statistics_2e_pairing2_2e_limits_2e_timeout__output;
	// \hdlname: core statistics pairing2 limits least_output
	// \irqscope.ram_output: 1
	// \init: 0
	wire<16> p_core_2e_statistics_2e_pairing2_2e_limits_2e_least__output;
	// \hdlname: core statistics pairing2 limits $signal
	// \init: 0
	wire<3> p_core_2e_statistics_2e_pairing2_2e_limits_2e__24_signal;
	// \hdlname: core statistics pairing1 stamp
	// \enum_value_10: OLDEST
	// \enum_value_01: SECOND
	// \enum_value_00: NEWEST
	// \enum_base_type: Stamp
	// \init: 0
	wire<2> p_core_2e_statistics_2e_pairing1_2e_stamp;
	// \hdlname: core statistics pairing1 $signal$24
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e__24_signal_24_24;
	// \hdlname: core statistics pairing1 keeping
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_keeping;
	// \hdlname: core statistics pairing1 $signal$26
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e__24_signal_24_26;
	// \hdlname: core statistics pairing1 last_passed
	// \init: 1
	wire<1> p_core_2e_statistics_2e_pairing1_2e_last__passed;
	// \hdlname: core statistics pairing1 alone
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_alone;
	// \hdlname: core statistics pairing1 may_miss
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_may__miss;
	// \hdlname: core statistics pairing1 may_come
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_may__come;
	// \hdlname: core statistics pairing1 may_respond
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_may__respond;
	// \hdlname: core statistics pairing1 may_serve
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_may__serve;
	// \hdlname: core statistics pairing1 $signal$58
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e__24_signal_24_58;
	// \hdlname: core statistics pairing1 may_keep
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_may__keep;
	// \hdlname: core statistics pairing1 may_crowd
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_may__crowd;
	// \hdlname: core statistics pairing1 was_ambiguous
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_was__ambiguous;
	// \hdlname: core statistics pairing1 may_go_on
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_may__go__on;
	// \hdlname: core statistics pairing1 $signal$82
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e__24_signal_24_82;
	// \hdlname: core statistics pairing1 fsm_state
	// \init: 0
	wire<2> p_core_2e_statistics_2e_pairing1_2e_fsm__state;
	// \hdlname: core statistics pairing1 $signal$110
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e__24_signal_24_110;
	// \hdlname: core statistics pairing1 may_stand_aside
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_may__stand__aside;
	// \hdlname: core statistics pairing1 may_tell
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_may__tell;
	// \hdlname: core statistics pairing1 $signal$116
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e__24_signal_24_116;
	// \hdlname: core statistics pairing1 $signal$118
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e__24_signal_24_118;
	// \hdlname: core statistics pairing1 $signal$120
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e__24_signal_24_120;
	// \hdlname: core statistics pairing1 $signal$122
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e__24_signal_24_122;
	// \hdlname: core statistics pairing1 $signal$124
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e__24_signal_24_124;
	// \hdlname: core statistics pairing1 $signal$126
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e__24_signal_24_126;
	// \hdlname: core statistics pairing1 $signal$127
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e__24_signal_24_127;
	// \hdlname: core statistics pairing1 unsure
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_unsure;
	// \hdlname: core statistics pairing1 serving_on
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_serving__on;
	// \hdlname: core statistics pairing1 pending read_data
	// \irqscope.ram_output: 1
	// \init: 0
	wire<16> p_core_2e_statistics_2e_pairing1_2e_pending_2e_read__data;
	// \hdlname: core statistics pairing1 pending level
	// \init: 0
	wire<9> p_core_2e_statistics_2e_pairing1_2e_pending_2e_level;
	// \hdlname: core statistics pairing1 pending empty
	// \init: 1
	wire<1> p_core_2e_statistics_2e_pairing1_2e_pending_2e_empty;
	// \hdlname: core statistics pairing1 pending aside
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_pending_2e_aside;
	// \hdlname: core statistics pairing1 pending newest
	// \init: 0
	wire<8> p_core_2e_statistics_2e_pairing1_2e_pending_2e_newest;
	// \hdlname: core statistics pairing1 pending oldest
	// \init: 1
	wire<8> p_core_2e_statistics_2e_pairing1_2e_pending_2e_oldest;
	// \hdlname: core statistics pairing1 age$133 old_before
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_age_24_133_2e_old__before;
	// \hdlname: core statistics pairing1 age$133 threshold_passed
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_age_24_133_2e_threshold__passed;
	// \hdlname: core statistics pairing1 age$133 timeout_passed
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_age_24_133_2e_timeout__passed;
	// \hdlname: core statistics pairing1 age$133 least_passed
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_age_24_133_2e_least__passed;
	// \hdlname: core statistics pairing1 age$133 now_word
	// \init: 0
	wire<16> p_core_2e_statistics_2e_pairing1_2e_age_24_133_2e_now__word;
	// \hdlname: core statistics pairing1 age$133 phase
	// \init: 0
	wire<6> p_core_2e_statistics_2e_pairing1_2e_age_24_133_2e_phase;
	// \hdlname: core statistics pairing1 age$133 some
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_age_24_133_2e_some;
	// \hdlname: core statistics pairing1 age$133 $signal$13
	// \init: 0
	wire<6> p_core_2e_statistics_2e_pairing1_2e_age_24_133_2e__24_signal_24_13;
	// \hdlname: core statistics pairing1 age$133 $signal$8
	// \init: 0
	wire<48> p_core_2e_statistics_2e_pairing1_2e_age_24_133_2e__24_signal_24_8;
	// \hdlname: core statistics pairing1 age$133 $signal$6
	// \init: 0
	wire<16> p_core_2e_statistics_2e_pairing1_2e_age_24_133_2e__24_signal_24_6;
	// \hdlname: core statistics pairing1 age$133 $signal
	// \init: 1
	wire<1> p_core_2e_statistics_2e_pairing1_2e_age_24_133_2e__24_signal;
	// \hdlname: core statistics pairing1 limits threshold_output
	// \irqscope.ram_output: 1
	// \init: 0
	wire<16> p_core_2e_statistics_2e_pairing1_2e_limits_2e_threshold__output;
	// \hdlname: core statistics pairing1 limits timeout_output
	// \irqscope.ram_output: 1
	// \init: 0
	wire<16> p_core_2e_statistics_2e_pairing1_2e_limits_2e_timeout__output;
	// \hdlname: core statistics pairing1 limits least_output
	// \irqscope.ram_output: 1
	// \init: 0
	wire<16> p_core_2e_statistics_2e_pairing1_2e_limits_2e_least__output;
	// \hdlname: core statistics pairing1 limits $signal
	// \init: 0
	wire<3> p_core_2e_statistics_2e_pairing1_2e_limits_2e__24_signal;
	// \hdlname: core statistics pairing0 stamp
	// \enum_value_10: OLDEST
	// \enum_value_01: SECOND
	// \enum_value_00: NEWEST
	// \enum_base_type: Stamp
	// \init: 0
	wire<2> p_core_2e_statistics_2e_pairing0_2e_stamp;
	// \hdlname: core statistics pairing0 $signal$24
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e__24_signal_24_24;
	// \hdlname: core statistics pairing0 keeping
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_keeping;
	// \hdlname: core statistics pairing0 $signal$26
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e__24_signal_24_26;
	// \hdlname: core statistics pairing0 last_passed
	// \init: 1
	wire<1> p_core_2e_statistics_2e_pairing0_2e_last__passed;
	// \hdlname: core statistics pairing0 alone
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_alone;
	// \hdlname: core statistics pairing0 may_miss
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_may__miss;
	// \hdlname: core statistics pairing0 may_come
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_may__come;
	// \hdlname: core statistics pairing0 may_respond
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_may__respond;
	// \hdlname: core statistics pairing0 may_serve
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_may__serve;
	// \hdlname: core statistics pairing0 $signal$58
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e__24_signal_24_58;
	// \hdlname: core statistics pairing0 may_keep
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_may__keep;
	// \hdlname: core statistics pairing0 may_crowd
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_may__crowd;
	// \hdlname: core statistics pairing0 was_ambiguous
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_was__ambiguous;
	// \hdlname: core statistics pairing0 may_go_on
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_may__go__on;
	// \hdlname: core statistics pairing0 $signal$82
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e__24_signal_24_82;
	// \hdlname: core statistics pairing0 fsm_state
	// \init: 0
	wire<2> p_core_2e_statistics_2e_pairing0_2e_fsm__state;
	// \hdlname: core statistics pairing0 $signal$110
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e__24_signal_24_110;
	// \hdlname: core statistics pairing0 may_stand_aside
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_may__stand__aside;
	// \hdlname: core statistics pairing0 may_tell
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_may__tell;
	// \hdlname: core statistics pairing0 $signal$116
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e__24_signal_24_116;
	// \hdlname: core statistics pairing0 $signal$118
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e__24_signal_24_118;
	// \hdlname: core statistics pairing0 $signal$120
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e__24_signal_24_120;
	// \hdlname: core statistics pairing0 $signal$122
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e__24_signal_24_122;
	// \hdlname: core statistics pairing0 $signal$124
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e__24_signal_24_124;
	// \hdlname: core statistics pairing0 $signal$126
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e__24_signal_24_126;
	// \hdlname: core statistics pairing0 $signal$127
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e__24_signal_24_127;
	// \hdlname: core statistics pairing0 unsure
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_unsure;
	// \hdlname: core statistics pairing0 serving_on
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_serving__on;
	// \hdlname: core statistics pairing0 pending read_data
	// \irqscope.ram_output: 1
	// \init: 0
	wire<16> p_core_2e_statistics_2e_pairing0_2e_pending_2e_read__data;
	// \hdlname: core statistics pairing0 pending level
	// \init: 0
	wire<9> p_core_2e_statistics_2e_pairing0_2e_pending_2e_level;
	// \hdlname: core statistics pairing0 pending empty
	// \init: 1
	wire<1> p_core_2e_statistics_2e_pairing0_2e_pending_2e_empty;
	// \hdlname: core statistics pairing0 pending aside
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_pending_2e_aside;
	// \hdlname: core statistics pairing0 pending newest
	// \init: 0
	wire<8> p_core_2e_statistics_2e_pairing0_2e_pending_2e_newest;
	// \hdlname: core statistics pairing0 pending oldest
	// \init: 1
	wire<8> p_core_2e_statistics_2e_pairing0_2e_pending_2e_oldest;
	// \hdlname: core statistics pairing0 age$133 old_before
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_age_24_133_2e_old__before;
	// \hdlname: core statistics pairing0 age$133 threshold_passed
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_age_24_133_2e_threshold__passed;
	// \hdlname: core statistics pairing0 age$133 timeout_passed
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_age_24_133_2e_timeout__passed;
	// \hdlname: core statistics pairing0 age$133 least_passed
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_age_24_133_2e_least__passed;
	// \hdlname: core statistics pairing0 age$133 now_word
	// \init: 0
	wire<16> p_core_2e_statistics_2e_pairing0_2e_age_24_133_2e_now__word;
	// \hdlname: core statistics pairing0 age$133 phase
	// \init: 0
	wire<6> p_core_2e_statistics_2e_pairing0_2e_age_24_133_2e_phase;
	// \hdlname: core statistics pairing0 age$133 some
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_age_24_133_2e_some;
	// \hdlname: core statistics pairing0 age$133 $signal$13
	// \init: 0
	wire<6> p_core_2e_statistics_2e_pairing0_2e_age_24_133_2e__24_signal_24_13;
	// \hdlname: core statistics pairing0 age$133 $signal$8
	// \init: 0
	wire<48> p_core_2e_statistics_2e_pairing0_2e_age_24_133_2e__24_signal_24_8;
	// \hdlname: core statistics pairing0 age$133 $signal$6
	// \init: 0
	wire<16> p_core_2e_statistics_2e_pairing0_2e_age_24_133_2e__24_signal_24_6;
	// \hdlname: core statistics pairing0 age$133 $signal
	// \init: 1
	wire<1> p_core_2e_statistics_2e_pairing0_2e_age_24_133_2e__24_signal;
	// \hdlname: core statistics pairing0 limits threshold_output
	// \irqscope.ram_output: 1
	// \init: 0
	wire<16> p_core_2e_statistics_2e_pairing0_2e_limits_2e_threshold__output;
	// \hdlname: core statistics pairing0 limits timeout_output
	// \irqscope.ram_output: 1
	// \init: 0
	wire<16> p_core_2e_statistics_2e_pairing0_2e_limits_2e_timeout__output;
	// \hdlname: core statistics pairing0 limits least_output
	// \irqscope.ram_output: 1
	// \init: 0
	wire<16> p_core_2e_statistics_2e_pairing0_2e_limits_2e_least__output;
	// \hdlname: core statistics pairing0 limits $signal
	// \init: 0
	wire<3> p_core_2e_statistics_2e_pairing0_2e_limits_2e__24_signal;
	// \hdlname: core statistics readout index
	// \init: 0
	wire<10> p_core_2e_statistics_2e_readout_2e_index;
	// \hdlname: core statistics readout $signal
	// \init: 0
	wire<1> p_core_2e_statistics_2e_readout_2e__24_signal;
	// \hdlname: core statistics readout $signal$4
	// \init: 0
	wire<2> p_core_2e_statistics_2e_readout_2e__24_signal_24_4;
	// \hdlname: core statistics readout $signal$8
	// \init: 0
	wire<1> p_core_2e_statistics_2e_readout_2e__24_signal_24_8;
	// \hdlname: core statistics readout looking
	// \init: 0
	wire<1> p_core_2e_statistics_2e_readout_2e_looking;
	// \hdlname: core statistics readout $signal$11
	// \init: 0
	wire<1> p_core_2e_statistics_2e_readout_2e__24_signal_24_11;
	// \hdlname: core statistics readout some_level
	// \init: 0
	wire<1> p_core_2e_statistics_2e_readout_2e_some__level;
	// \hdlname: core statistics readout status
	// \init: 0
	wire<1> p_core_2e_statistics_2e_readout_2e_status;
	// \hdlname: core statistics readout sending_address
	// \init: 0
	wire<1> p_core_2e_statistics_2e_readout_2e_sending__address;
	// \hdlname: core statistics readout sending_value
	// \init: 0
	wire<1> p_core_2e_statistics_2e_readout_2e_sending__value;
	// \hdlname: core statistics readout scanning
	// \init: 0
	wire<1> p_core_2e_statistics_2e_readout_2e_scanning;
	// \hdlname: core statistics readout reading
	// \init: 0
	wire<3> p_core_2e_statistics_2e_readout_2e_reading;
	// \hdlname: core statistics readout clearing
	// \init: 0
	wire<1> p_core_2e_statistics_2e_readout_2e_clearing;
	// \hdlname: core statistics readout $signal$36
	// \init: 0
	wire<1> p_core_2e_statistics_2e_readout_2e__24_signal_24_36;
	// \hdlname: core statistics readout leave
	// \init: 0
	wire<1> p_core_2e_statistics_2e_readout_2e_leave;
	// \hdlname: core statistics readout sent
	// \init: 0
	wire<1> p_core_2e_statistics_2e_readout_2e_sent;
	// \hdlname: core statistics readout final
	// \init: 0
	wire<1> p_core_2e_statistics_2e_readout_2e_final;
	// \hdlname: core statistics readout $signal$48
	// \init: 0
	wire<1> p_core_2e_statistics_2e_readout_2e__24_signal_24_48;
	// \hdlname: core statistics readout fetching
	// \init: 0
	wire<1> p_core_2e_statistics_2e_readout_2e_fetching;
	// \hdlname: core statistics readout is_level
	// \init: 0
	wire<1> p_core_2e_statistics_2e_readout_2e_is__level;
	// \hdlname: core statistics readout $signal$52
	// \init: 0
	wire<1> p_core_2e_statistics_2e_readout_2e__24_signal_24_52;
	// \hdlname: core statistics readout open_
	// \init: 0
	wire<1> p_core_2e_statistics_2e_readout_2e_open__;
	// \hdlname: core statistics readout $signal$62
	// \init: 0
	wire<1> p_core_2e_statistics_2e_readout_2e__24_signal_24_62;
	// \hdlname: core statistics readout announced
	// \init: 0
	wire<1> p_core_2e_statistics_2e_readout_2e_announced;
	// \hdlname: core statistics readout judged
	// \init: 0
	wire<1> p_core_2e_statistics_2e_readout_2e_judged;
	// \hdlname: core statistics readout nothing
	// \init: 0
	wire<1> p_core_2e_statistics_2e_readout_2e_nothing;
	// \hdlname: core statistics readout payload__word__payload
	// \init: 0
	wire<32> p_core_2e_statistics_2e_readout_2e_payload____word____payload;
	// \hdlname: core statistics readout payload__request
	// \init: 0
	wire<1> p_core_2e_statistics_2e_readout_2e_payload____request;
	// \hdlname: core statistics readout status_request
	// \init: 0
	wire<1> p_core_2e_statistics_2e_readout_2e_status__request;
	// \hdlname: core statistics readout payload__end
	// \init: 0
	wire<1> p_core_2e_statistics_2e_readout_2e_payload____end;
	// \hdlname: core statistics readout busy
	// \init: 0
	wire<1> p_core_2e_statistics_2e_readout_2e_busy;
	// \hdlname: core statistics snapshot complement
	// \init: -1
	wire<32> p_core_2e_statistics_2e_snapshot_2e_complement;
	// \hdlname: core statistics snapshot $signal$3
	// \init: 0
	wire<1> p_core_2e_statistics_2e_snapshot_2e__24_signal_24_3;
	// \hdlname: core statistics snapshot $signal$4
	// \init: 0
	wire<32> p_core_2e_statistics_2e_snapshot_2e__24_signal_24_4;
	// \hdlname: core statistics snapshot waiting
	// \init: 0
	wire<1> p_core_2e_statistics_2e_snapshot_2e_waiting;
	// \hdlname: core statistics snapshot draining
	// \init: 0
	wire<1> p_core_2e_statistics_2e_snapshot_2e_draining;
	// \hdlname: core statistics snapshot resting
	// \init: 0
	wire<1> p_core_2e_statistics_2e_snapshot_2e_resting;
	// \hdlname: core statistics snapshot wanted
	// \init: 0
	wire<1> p_core_2e_statistics_2e_snapshot_2e_wanted;
	// \hdlname: core statistics snapshot again
	// \init: 0
	wire<1> p_core_2e_statistics_2e_snapshot_2e_again;
	// \hdlname: core statistics snapshot $signal$25
	// \init: 0
	wire<1> p_core_2e_statistics_2e_snapshot_2e__24_signal_24_25;
	// \hdlname: core statistics snapshot start
	// \init: 1
	wire<1> p_core_2e_statistics_2e_snapshot_2e_start;
	// \hdlname: core statistics snapshot clear
	// \init: 1
	wire<1> p_core_2e_statistics_2e_snapshot_2e_clear;
	// \hdlname: core statistics snapshot request_cut
	// \init: 0
	wire<1> p_core_2e_statistics_2e_snapshot_2e_request__cut;
	// \hdlname: core statistics snapshot bank
	// \init: 1
	wire<1> p_core_2e_statistics_2e_snapshot_2e_bank;
	// \hdlname: core statistics snapshot clearing
	// \init: 1
	wire<1> p_core_2e_statistics_2e_snapshot_2e_clearing;
	// \hdlname: core statistics updater arriving
	// \init: 0
	wire<3> p_core_2e_statistics_2e_updater_2e_arriving;
	// \hdlname: core statistics updater resting
	// \init: 1
	wire<1> p_core_2e_statistics_2e_updater_2e_resting;
	// \hdlname: core statistics updater at_classes
	// \init: 0
	wire<1> p_core_2e_statistics_2e_updater_2e_at__classes;
	// \hdlname: core statistics updater classes
	// \init: 0
	wire<14> p_core_2e_statistics_2e_updater_2e_classes;
	// \hdlname: core statistics updater number
	// \init: 0
	wire<4> p_core_2e_statistics_2e_updater_2e_number;
	// \hdlname: core statistics updater $signal$35
	// \init: 0
	wire<1> p_core_2e_statistics_2e_updater_2e__24_signal_24_35;
	// \hdlname: core statistics updater $signal$36
	// \init: 0
	wire<1> p_core_2e_statistics_2e_updater_2e__24_signal_24_36;
	// \hdlname: core statistics updater at_bin
	// \init: 0
	wire<1> p_core_2e_statistics_2e_updater_2e_at__bin;
	// \hdlname: core statistics updater at_scalars
	// \init: 0
	wire<1> p_core_2e_statistics_2e_updater_2e_at__scalars;
	// \hdlname: core statistics updater at_young
	// \init: 0
	wire<1> p_core_2e_statistics_2e_updater_2e_at__young;
	// \hdlname: core statistics updater $signal$45
	// \init: 0
	wire<1> p_core_2e_statistics_2e_updater_2e__24_signal_24_45;
	// \hdlname: core statistics updater at_extremes
	// \init: 0
	wire<1> p_core_2e_statistics_2e_updater_2e_at__extremes;
	// \hdlname: core statistics updater $signal$48
	// \init: 0
	wire<3> p_core_2e_statistics_2e_updater_2e__24_signal_24_48;
	// \hdlname: core statistics updater $signal$50
	// \init: 0
	wire<1> p_core_2e_statistics_2e_updater_2e__24_signal_24_50;
	// \hdlname: core statistics updater at_held
	// \init: 0
	wire<1> p_core_2e_statistics_2e_updater_2e_at__held;
	// \hdlname: core statistics updater most
	// \init: 0
	wire<1> p_core_2e_statistics_2e_updater_2e_most;
	// \hdlname: core statistics updater readout__ready
	// \init: 0
	wire<1> p_core_2e_statistics_2e_updater_2e_readout____ready;
	// \hdlname: core statistics updater outcome__ready
	// \init: 0
	wire<1> p_core_2e_statistics_2e_updater_2e_outcome____ready;
	// \hdlname: core statistics updater encoder loaded
	// \init: 0
	wire<1> p_core_2e_statistics_2e_updater_2e_encoder_2e_loaded;
	// \hdlname: core statistics updater encoder steps
	// \init: 0
	wire<6> p_core_2e_statistics_2e_updater_2e_encoder_2e_steps;
	// \hdlname: core statistics updater encoder rest
	// \init: 0
	wire<34> p_core_2e_statistics_2e_updater_2e_encoder_2e_rest;
	// \hdlname: core statistics updater encoder $signal$2
	// \init: 0
	wire<1> p_core_2e_statistics_2e_updater_2e_encoder_2e__24_signal_24_2;
	// \hdlname: core statistics updater encoder $signal
	// \init: 0
	wire<1> p_core_2e_statistics_2e_updater_2e_encoder_2e__24_signal;
	// \hdlname: core statistics updater accumulator readout__empty
	// \init: 0
	wire<1> p_core_2e_statistics_2e_updater_2e_accumulator_2e_readout____empty;
	// \hdlname: core statistics updater accumulator stored
	// \init: 0
	wire<14> p_core_2e_statistics_2e_updater_2e_accumulator_2e_stored;
	// \hdlname: core statistics updater accumulator $signal$28
	// \init: 0
	wire<5> p_core_2e_statistics_2e_updater_2e_accumulator_2e__24_signal_24_28;
	// \hdlname: core statistics updater accumulator $signal$27
	// \init: 0
	wire<5> p_core_2e_statistics_2e_updater_2e_accumulator_2e__24_signal_24_27;
	// \hdlname: core statistics updater accumulator store
	// \init: 0
	wire<1> p_core_2e_statistics_2e_updater_2e_accumulator_2e_store;
	// \hdlname: core statistics updater accumulator operand
	// \init: 0
	wire<32> p_core_2e_statistics_2e_updater_2e_accumulator_2e_operand;
	// \hdlname: core statistics updater accumulator carry_in
	// \init: 0
	wire<1> p_core_2e_statistics_2e_updater_2e_accumulator_2e_carry__in;
	// \hdlname: core statistics updater accumulator $signal$11
	// \init: 0
	wire<32> p_core_2e_statistics_2e_updater_2e_accumulator_2e__24_signal_24_11;
	// \hdlname: core statistics updater accumulator $like$8
	// \irqscope.ram_output: 1
	// \init: 0
	wire<32> p_core_2e_statistics_2e_updater_2e_accumulator_2e__24_like_24_8;
	// \hdlname: core statistics updater accumulator $like
	// \irqscope.ram_output: 1
	// \init: 0
	wire<32> p_core_2e_statistics_2e_updater_2e_accumulator_2e__24_like;
	// \hdlname: core statistics updater accumulator arriving
	// \init: 0
	wire<14> p_core_2e_statistics_2e_updater_2e_accumulator_2e_arriving;
	// \hdlname: core statistics updater accumulator fetched
	// \init: 0
	wire<14> p_core_2e_statistics_2e_updater_2e_accumulator_2e_fetched;
	// \hdlname: core statistics router $signal
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e__24_signal;
	// \hdlname: core statistics router handed
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_handed;
	// \hdlname: core statistics router $signal$6
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e__24_signal_24_6;
	// \hdlname: core statistics router $signal$8
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e__24_signal_24_8;
	// \hdlname: core statistics router ticks0
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_ticks0;
	// \hdlname: core statistics router cause0
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_cause0;
	// \hdlname: core statistics router response0
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_response0;
	// \hdlname: core statistics router causes0
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_causes0;
	// \hdlname: core statistics router responses0
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_responses0;
	// \hdlname: core statistics router reversed0
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_reversed0;
	// \hdlname: core statistics router response_sub0
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_response__sub0;
	// \hdlname: core statistics router cause_sub0
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_cause__sub0;
	// \hdlname: core statistics router cause_edge0
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_cause__edge0;
	// \hdlname: core statistics router response_edge0
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_response__edge0;
	// \hdlname: core statistics router ticks1
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_ticks1;
	// \hdlname: core statistics router cause1
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_cause1;
	// \hdlname: core statistics router response1
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_response1;
	// \hdlname: core statistics router causes1
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_causes1;
	// \hdlname: core statistics router responses1
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_responses1;
	// \hdlname: core statistics router reversed1
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_reversed1;
	// \hdlname: core statistics router response_sub1
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_response__sub1;
	// \hdlname: core statistics router cause_sub1
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_cause__sub1;
	// \hdlname: core statistics router cause_edge1
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_cause__edge1;
	// \hdlname: core statistics router response_edge1
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_response__edge1;
	// \hdlname: core statistics router ticks2
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_ticks2;
	// \hdlname: core statistics router cause2
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_cause2;
	// \hdlname: core statistics router response2
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_response2;
	// \hdlname: core statistics router causes2
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_causes2;
	// \hdlname: core statistics router responses2
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_responses2;
	// \hdlname: core statistics router reversed2
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_reversed2;
	// \hdlname: core statistics router response_sub2
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_response__sub2;
	// \hdlname: core statistics router cause_sub2
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_cause__sub2;
	// \hdlname: core statistics router cause_edge2
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_cause__edge2;
	// \hdlname: core statistics router response_edge2
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_response__edge2;
	// \hdlname: core statistics router ticks3
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_ticks3;
	// \hdlname: core statistics router cause3
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_cause3;
	// \hdlname: core statistics router response3
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_response3;
	// \hdlname: core statistics router causes3
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_causes3;
	// \hdlname: core statistics router responses3
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_responses3;
	// \hdlname: core statistics router reversed3
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_reversed3;
	// \hdlname: core statistics router response_sub3
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_response__sub3;
	// \hdlname: core statistics router cause_sub3
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_cause__sub3;
	// \hdlname: core statistics router cause_edge3
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_cause__edge3;
	// \hdlname: core statistics router response_edge3
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_response__edge3;
	// \hdlname: core statistics router rows__ready
	// \init: 0
	wire<1> p_core_2e_statistics_2e_router_2e_rows____ready;
	// \hdlname: core statistics rows write_pointer
	// \init: 0
	wire<9> p_core_2e_statistics_2e_rows_2e_write__pointer;
	// \hdlname: core statistics rows read_pointer
	// \init: 0
	wire<9> p_core_2e_statistics_2e_rows_2e_read__pointer;
	// \hdlname: core statistics rows unread
	// \init: 0
	wire<1> p_core_2e_statistics_2e_rows_2e_unread;
	// \hdlname: core statistics rows taken_pointer
	// \init: 0
	wire<9> p_core_2e_statistics_2e_rows_2e_taken__pointer;
	// \hdlname: core statistics rows read__payload
	// \irqscope.ram_output: 1
	// \init: 0
	wire<59> p_core_2e_statistics_2e_rows_2e_read____payload;
	// \hdlname: core statistics rows fetched
	// \init: 0
	wire<1> p_core_2e_statistics_2e_rows_2e_fetched;
	// \hdlname: core statistics rows level
	// \init: 0
	wire<9> p_core_2e_statistics_2e_rows_2e_level;
	// \hdlname: core statistics pending_rows
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pending__rows;
	// \hdlname: core statistics busy
	// \init: 1
	wire<1> p_core_2e_statistics_2e_busy;
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
	// \hdlname: core statistics base$352
	// \init: 0
	wire<63> p_core_2e_statistics_2e_base_24_352;
	// \hdlname: core statistics at_cut
	// \init: 0
	wire<1> p_core_2e_statistics_2e_at__cut;
	// \hdlname: core statistics valid
	// \init: 0
	wire<1> p_core_2e_statistics_2e_valid;
	// \hdlname: core statistics outcome__valid$279
	// \init: 0
	wire<1> p_core_2e_statistics_2e_outcome____valid_24_279;
	// \hdlname: core statistics segment
	// \init: 0
	wire<2> p_core_2e_statistics_2e_segment;
	// \hdlname: core statistics $signal$197
	// \init: 0
	wire<1> p_core_2e_statistics_2e__24_signal_24_197;
	// \hdlname: core statistics $signal$194
	// \init: 0
	wire<1> p_core_2e_statistics_2e__24_signal_24_194;
	// \hdlname: core statistics $signal$189
	// \init: 0
	wire<1> p_core_2e_statistics_2e__24_signal_24_189;
	// \hdlname: core sender done
	// \init: 0
	wire<4> p_core_2e_sender_2e_done;
	// \hdlname: core sender tx__valid
	// \init: 0
	wire<1> p_core_2e_sender_2e_tx____valid;
	// \hdlname: core sender $signal$82
	// \init: 0
	wire<1> p_core_2e_sender_2e__24_signal_24_82;
	// \hdlname: core sender position
	// \init: 0
	wire<7> p_core_2e_sender_2e_position;
	// \hdlname: core sender last
	// \init: 0
	wire<1> p_core_2e_sender_2e_last;
	// \hdlname: core sender count
	// \init: 0
	wire<7> p_core_2e_sender_2e_count;
	// \hdlname: core sender sequence
	// \init: 0
	wire<32> p_core_2e_sender_2e_sequence;
	// \hdlname: core sender base_high
	// \init: 0
	wire<4> p_core_2e_sender_2e_base__high;
	// \hdlname: core sender base_low
	// \init: 0
	wire<4> p_core_2e_sender_2e_base__low;
	// \hdlname: core sender header
	// \init: 0
	wire<4> p_core_2e_sender_2e_header;
	// \hdlname: core sender $signal$52
	// \init: 0
	wire<1> p_core_2e_sender_2e__24_signal_24_52;
	// \hdlname: core sender $signal$51
	// \init: 0
	wire<1> p_core_2e_sender_2e__24_signal_24_51;
	// \hdlname: core sender byte
	// \init: 0
	wire<2> p_core_2e_sender_2e_byte;
	// \hdlname: core sender $signal$38
	// \init: 0
	wire<1> p_core_2e_sender_2e__24_signal_24_38;
	// \hdlname: core sender ended
	// \init: 0
	wire<1> p_core_2e_sender_2e_ended;
	// \hdlname: core sender cut
	// \init: 0
	wire<1> p_core_2e_sender_2e_cut;
	// \hdlname: core sender $signal$35
	// \init: 0
	wire<1> p_core_2e_sender_2e__24_signal_24_35;
	// \hdlname: core sender grant
	// \init: 0
	wire<4> p_core_2e_sender_2e_grant;
	// \hdlname: core sender requests
	// \init: 0
	wire<4> p_core_2e_sender_2e_requests;
	// \hdlname: core sender turn$28
	// \init: 3
	wire<2> p_core_2e_sender_2e_turn_24_28;
	// \hdlname: core sender full
	// \init: 0
	wire<1> p_core_2e_sender_2e_full;
	// \hdlname: core sender turn
	// \init: 1
	wire<11> p_core_2e_sender_2e_turn;
	// \hdlname: core sender $signal$11
	// \init: 0
	wire<4> p_core_2e_sender_2e__24_signal_24_11;
	// \hdlname: core sender $signal
	// \init: 0
	wire<4> p_core_2e_sender_2e__24_signal;
	// \hdlname: core sender crc
	// \init: -1
	wire<32> p_core_2e_sender_2e_crc;
	// \hdlname: core sender shift
	// \init: 0
	wire<32> p_core_2e_sender_2e_shift;
	// \hdlname: core sender shift_is_crc
	// \init: 0
	wire<1> p_core_2e_sender_2e_shift__is__crc;
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
			chunk_t *const *const first = noted.data(), *const *const end = first + number;
			// An ordinary register that was noted may have got its value back: no matter.
			if (!Counters && number) {
				observer.on_update(Chunks, *first, *first + Chunks);
				changed = true;
			}
			for (chunk_t *const *at = first; at < end; at++) {
				chunk_t *const curr = *at, *const next = curr + Chunks;
				if (Counters && std::equal(curr, next, next)) continue;
				if (Counters) observer.on_update(Chunks, curr, next);
				changed = true;
				for (size_t i = 0; i < Chunks; i++) curr[i] = next[i];
			}
			number = 0;
			return changed;
		}
	};

	template<size_t Width> struct Write {
		size_t index;
		value<Width> data, mask;
		CXXRTL_ALWAYS_INLINE void update(size_t at, const value<Width> &to, const value<Width> &which, int) {
			index = at, data = to, mask = which;
		}
		template<class ObserverT> CXXRTL_ALWAYS_INLINE bool commit(memory<Width> &memory, ObserverT &observer) const {
			const value<Width> word = memory[index].update(data, mask);
			if (word == memory[index]) return false;
			observer.on_update(value<Width>::chunks, memory[0].data, word.data, index);
			memory[index] = word;
			return true;
		}
	};
	value<1> i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_136;
	value<1> i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_139;
	value<1> i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_142;
	value<1> i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_145;
	value<1> i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_148;
	value<1> i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_151;
	value<1> i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_154;
	value<2> i_flatten_5c_core_2e__5c_lane__aux_2e__24_67;
	value<3> i_flatten_5c_core_2e__5c_lane__aux_2e__24_7;
	value<2> i_flatten_5c_core_2e__5c_lane__done_2e__24_67;
	value<2> i_flatten_5c_core_2e__5c_lane__task_2e__24_67;
	value<1> i_flatten_5c_core_2e__5c_registers_2e__24_122;
	value<1> i_flatten_5c_core_2e__5c_registers_2e__24_19;
	value<33> i_flatten_5c_core_2e__5c_registers_2e__5c_words_2e__24_150;
	value<1> i_flatten_5c_core_2e__5c_registers_2e__5c_words_2e__24_43;
	value<1> i_flatten_5c_core_2e__5c_sender_2e__24_115;
	value<1> i_flatten_5c_core_2e__5c_sender_2e__24_116;
	value<1> i_flatten_5c_core_2e__5c_sender_2e__24_117;
	value<1> i_flatten_5c_core_2e__5c_sender_2e__24_119;
	value<1> i_flatten_5c_core_2e__5c_sender_2e__24_120;
	value<32> i_flatten_5c_core_2e__5c_sender_2e__24_139;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__24_12;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__24_13;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__24_14;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__24_15;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing0_2e__24_34;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing0_2e__24_93;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing0_2e__24_97;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing0_2e__5c_age_24_133_2e__24_3;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing0_2e__5c_age_24_133_2e__24_4;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing0_2e__5c_age_24_133_2e__24_5;
	value<9> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing0_2e__5c_pending_2e__24_1;
	value<9> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing0_2e__5c_pending_2e__24_2;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__24_34;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__24_93;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__24_97;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__5c_age_24_133_2e__24_23;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__5c_age_24_133_2e__24_3;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__5c_age_24_133_2e__24_4;
	value<6> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__5c_age_24_133_2e__24_46;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__5c_age_24_133_2e__24_5;
	value<9> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__5c_pending_2e__24_1;
	value<9> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__5c_pending_2e__24_2;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing2_2e__24_34;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing2_2e__24_93;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing2_2e__24_97;
	value<6> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing2_2e__5c_age_24_133_2e__24_46;
	value<9> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing2_2e__5c_pending_2e__24_1;
	value<9> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing2_2e__5c_pending_2e__24_2;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing3_2e__24_34;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing3_2e__24_93;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing3_2e__24_97;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing3_2e__5c_age_24_133_2e__24_23;
	value<6> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing3_2e__5c_age_24_133_2e__24_46;
	value<9> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing3_2e__5c_pending_2e__24_1;
	value<9> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing3_2e__5c_pending_2e__24_2;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_10;
	value<8> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_100;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_107;
	value<8> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_108;
	value<8> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_110;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_117;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_25;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_26;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_40;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_41;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_55;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_56;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_70;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_71;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_76;
	value<8> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_78;
	value<8> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_80;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_87;
	value<8> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_88;
	value<8> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_90;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_97;
	value<8> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_98;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_snapshot_2e__24_57;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_updater_2e__5c_encoder_2e__24_1;
	value<7> i_flatten_5c_core_2e__5c_statistics_2e__5c_updater_2e__5c_encoder_2e__24_2;
	value<1> i_flatten_5c_core_2e__5c_stimulus2_2e__5c_schedule_2e__5c_dither_2e__24_78;
	value<40> i_flatten_5c_core_2e__5c_stimulus_2e__5c_schedule_2e__5c_dither_2e__24_103;
	value<1> i_flatten_5c_core_2e__5c_stimulus_2e__5c_schedule_2e__5c_dither_2e__24_78;
	value<1> i_procmux_24_2175__Y;
	value<1> i_procmux_24_2183__Y;
	value<1> i_procmux_24_2275__Y;
	value<1> i_procmux_24_2291__Y;
	value<1> i_procmux_24_2301__Y;
	value<1> i_procmux_24_2332__Y;
	value<1> i_procmux_24_2348__Y;
	value<1> i_procmux_24_2358__Y;
	value<1> i_procmux_24_2389__Y;
	value<1> i_procmux_24_2405__Y;
	value<1> i_procmux_24_2415__Y;
	value<1> i_procmux_24_2446__Y;
	value<1> i_procmux_24_2462__Y;
	value<1> i_procmux_24_2472__Y;
	value<3> i_procmux_24_290__Y;
	value<3> i_procmux_24_298__Y;
	value<8> i_procmux_24_424__Y;
	value<12> i_procmux_24_433__CMP;
	value<12> i_procmux_24_434__CMP;
	value<30> i_procmux_24_438__CMP;
	value<4> i_procmux_24_440__CMP;
	value<3> i_procmux_24_442__CMP;
	value<4> i_procmux_24_443__CMP;
	value<19> i_procmux_24_444__CMP;
	value<2> i_procmux_24_445__CMP;
	value<1> i_time_guard;
	value<64> p_core_2e_command____payload;
	value<1> p_core_2e_command____ready;
	value<1> p_core_2e_command____valid;
	value<271> p_core_2e_config;
	value<109> p_core_2e_config_24_119;
	value<271> p_core_2e_config_24_62;
	value<1> p_core_2e_events_2e__24_signal_24_32;
	value<7> p_core_2e_events_2e_dropped;
	value<1> p_core_2e_events_2e_full;
	value<1> p_core_2e_events_2e_queue_2e__24_signature____en;
	value<1> p_core_2e_events_2e_queue_2e_accept;
	value<92> p_core_2e_events_2e_queue_2e_read__port____data;
	value<1> p_core_2e_events_2e_words_2e__24_signal_24_29;
	value<1> p_core_2e_events_2e_words_2e__24_signal_24_31;
	value<1> p_core_2e_events_2e_words_2e__24_signal_24_32;
	value<1> p_core_2e_events_2e_words_2e__24_signal_24_33;
	value<1> p_core_2e_events_2e_words_2e__24_signal_24_35;
	value<1> p_core_2e_events_2e_words_2e_count__before;
	value<1> p_core_2e_events_2e_words_2e_count__request;
	value<1> p_core_2e_events_2e_words_2e_ended;
	value<1> p_core_2e_events_2e_words_2e_loss__taken;
	value<1> p_core_2e_events_2e_words_2e_misfit;
	value<1> p_core_2e_events_2e_words_2e_none__here;
	value<1> p_core_2e_events_2e_words_2e_opening;
	value<1> p_core_2e_events_2e_words_2e_payload____done;
	value<1> p_core_2e_events_2e_words_2e_payload____start;
	value<32> p_core_2e_events_2e_words_2e_payload____word____payload;
	value<1> p_core_2e_events_2e_words_2e_rotate;
	value<1> p_core_2e_events_2e_words_2e_sent;
	value<7> p_core_2e_events_2e_words_2e_sent_24_60;
	value<1> p_core_2e_events_2e_words_2e_waiting;
	value<1> p_core_2e_events_2e_words_2e_waits;
	value<4> p_core_2e_lane__aux_2e_edges;
	value<2> p_core_2e_lane__aux_2e_level;
	value<1> p_core_2e_lane__aux_2e_off0;
	value<1> p_core_2e_lane__aux_2e_off1;
	value<2> p_core_2e_lane__aux_2e_soon;
	value<2> p_core_2e_lane__done_2e_busy__next;
	value<2> p_core_2e_lane__done_2e_changes;
	value<4> p_core_2e_lane__done_2e_edges;
	value<2> p_core_2e_lane__done_2e_level;
	value<1> p_core_2e_lane__done_2e_off0;
	value<1> p_core_2e_lane__done_2e_off1;
	value<2> p_core_2e_lane__done_2e_soon;
	value<2> p_core_2e_lane__isr_2e_glitch;
	value<2> p_core_2e_lane__isr_2e_level;
	value<2> p_core_2e_lane__task_2e_busy__next;
	value<2> p_core_2e_lane__task_2e_changes;
	value<4> p_core_2e_lane__task_2e_edges;
	value<2> p_core_2e_lane__task_2e_level;
	value<1> p_core_2e_lane__task_2e_off0;
	value<1> p_core_2e_lane__task_2e_off1;
	value<2> p_core_2e_lane__task_2e_soon;
	value<4> p_core_2e_late__stimulus;
	value<4> p_core_2e_late__stimulus2;
	value<4> p_core_2e_late__trigger;
	value<2> p_core_2e_locked;
	value<1> p_core_2e_registers_2e__24_signal_24_21;
	value<1> p_core_2e_registers_2e__24_signal_24_35;
	value<1> p_core_2e_registers_2e_again;
	value<1> p_core_2e_registers_2e_commit;
	value<1> p_core_2e_registers_2e_counts____done;
	value<1> p_core_2e_registers_2e_more;
	value<1> p_core_2e_registers_2e_read____0____done;
	value<1> p_core_2e_registers_2e_read____1____done;
	value<1> p_core_2e_registers_2e_words_2e__24_signal_24_101;
	value<1> p_core_2e_registers_2e_words_2e__24_signal_24_114;
	value<1> p_core_2e_registers_2e_words_2e__24_signal_24_87;
	value<1> p_core_2e_registers_2e_words_2e__24_signal_24_94;
	value<1> p_core_2e_registers_2e_words_2e__24_signal_24_95;
	value<1> p_core_2e_registers_2e_words_2e_clear;
	value<1> p_core_2e_registers_2e_words_2e_issue;
	value<1> p_core_2e_registers_2e_words_2e_request;
	value<1> p_core_2e_registers_2e_words_2e_resting;
	value<32> p_core_2e_registers_2e_words_2e_stored;
	value<1> p_core_2e_registers_2e_words_2e_stored_24_123;
	value<1> p_core_2e_registers_2e_write____done;
	value<1> p_core_2e_registers_2e_write____request;
	value<32> p_core_2e_registers_2e_write____value;
	value<1> p_core_2e_replies_2e_payload____done;
	value<1> p_core_2e_replies_2e_payload____start;
	value<1> p_core_2e_replies_2e_payload____word____ready;
	value<1> p_core_2e_sender_2e__24_signal_24_24;
	value<1> p_core_2e_sender_2e__24_signal_24_32;
	value<1> p_core_2e_sender_2e__24_signal_24_34;
	value<1> p_core_2e_sender_2e__24_signal_24_39;
	value<1> p_core_2e_sender_2e_free;
	value<1> p_core_2e_sender_2e_padding;
	value<1> p_core_2e_sender_2e_ports____0____word____valid;
	value<64> p_core_2e_sender_2e_ports____2____base;
	value<1> p_core_2e_sender_2e_ports____2____word____valid;
	value<1> p_core_2e_sender_2e_ports____3____word____valid;
	value<1> p_core_2e_sender_2e_taken;
	value<1> p_core_2e_slot__stimulus_2e_valid;
	value<1> p_core_2e_statistics_2e__24_signal_24_199;
	value<1> p_core_2e_statistics_2e__24_signal_24_312;
	value<1> p_core_2e_statistics_2e_full;
	value<1> p_core_2e_statistics_2e_in__flight;
	value<1> p_core_2e_statistics_2e_outcome____payload____edge;
	value<1> p_core_2e_statistics_2e_outcome____payload____outlier;
	value<40> p_core_2e_statistics_2e_outcome____payload____time;
	value<34> p_core_2e_statistics_2e_outcome____payload____value;
	value<1> p_core_2e_statistics_2e_outliers_2e__24_signal_24_4;
	value<1> p_core_2e_statistics_2e_outliers_2e_fewer;
	value<1> p_core_2e_statistics_2e_outliers_2e_payload____word____ready;
	value<1> p_core_2e_statistics_2e_outliers_2e_payload____word____valid;
	value<1> p_core_2e_statistics_2e_outliers_2e_waits;
	value<1> p_core_2e_statistics_2e_outliers_2e_words_2e_fetch;
	value<1> p_core_2e_statistics_2e_outliers_2e_words_2e_passed;
	value<1> p_core_2e_statistics_2e_pairing0_2e__24_signal;
	value<1> p_core_2e_statistics_2e_pairing0_2e__24_signal_24_45;
	value<1> p_core_2e_statistics_2e_pairing0_2e__24_signal_24_70;
	value<4> p_core_2e_statistics_2e_pairing0_2e_age_24_133_2e__24_signal_24_10;
	value<39> p_core_2e_statistics_2e_pairing0_2e_age_24_133_2e_port_24_5343_24_20;
	value<1> p_core_2e_statistics_2e_pairing0_2e_ambiguous;
	value<1> p_core_2e_statistics_2e_pairing0_2e_cause;
	value<1> p_core_2e_statistics_2e_pairing0_2e_extra;
	value<1> p_core_2e_statistics_2e_pairing0_2e_grows__causes;
	value<1> p_core_2e_statistics_2e_pairing0_2e_grows__outliers;
	value<1> p_core_2e_statistics_2e_pairing0_2e_grows__premature;
	value<1> p_core_2e_statistics_2e_pairing0_2e_is__response;
	value<1> p_core_2e_statistics_2e_pairing0_2e_limits_2e__24_signal_24_12;
	value<1> p_core_2e_statistics_2e_pairing0_2e_limits_2e__24_signature____en;
	value<1> p_core_2e_statistics_2e_pairing0_2e_limits_2e__24_signature____en_24_24;
	value<1> p_core_2e_statistics_2e_pairing0_2e_limits_2e__24_signature____en_24_29;
	value<16> p_core_2e_statistics_2e_pairing0_2e_limits_2e_read____data;
	value<1> p_core_2e_statistics_2e_pairing0_2e_missing;
	value<1> p_core_2e_statistics_2e_pairing0_2e_more;
	value<1> p_core_2e_statistics_2e_pairing0_2e_more_24_68;
	value<1> p_core_2e_statistics_2e_pairing0_2e_outcome____valid;
	value<1> p_core_2e_statistics_2e_pairing0_2e_pending_2e_pop;
	value<4> p_core_2e_statistics_2e_pairing0_2e_pending_2e_port_24_5680_24_1;
	value<1> p_core_2e_statistics_2e_pairing0_2e_pending_2e_push;
	value<18> p_core_2e_statistics_2e_pairing0_2e_port_24_4625_24_9;
	value<1> p_core_2e_statistics_2e_pairing0_2e_response;
	value<1> p_core_2e_statistics_2e_pairing0_2e_serve;
	value<1> p_core_2e_statistics_2e_pairing0_2e_unstamped;
	value<1> p_core_2e_statistics_2e_pairing1_2e__24_signal;
	value<1> p_core_2e_statistics_2e_pairing1_2e__24_signal_24_45;
	value<1> p_core_2e_statistics_2e_pairing1_2e__24_signal_24_70;
	value<4> p_core_2e_statistics_2e_pairing1_2e_age_24_133_2e__24_signal_24_10;
	value<39> p_core_2e_statistics_2e_pairing1_2e_age_24_133_2e_port_24_5343_24_20;
	value<1> p_core_2e_statistics_2e_pairing1_2e_ambiguous;
	value<1> p_core_2e_statistics_2e_pairing1_2e_cause;
	value<1> p_core_2e_statistics_2e_pairing1_2e_extra;
	value<1> p_core_2e_statistics_2e_pairing1_2e_grows__causes;
	value<1> p_core_2e_statistics_2e_pairing1_2e_grows__outliers;
	value<1> p_core_2e_statistics_2e_pairing1_2e_grows__premature;
	value<1> p_core_2e_statistics_2e_pairing1_2e_is__response;
	value<1> p_core_2e_statistics_2e_pairing1_2e_limits_2e__24_signal_24_12;
	value<1> p_core_2e_statistics_2e_pairing1_2e_limits_2e__24_signature____en;
	value<1> p_core_2e_statistics_2e_pairing1_2e_limits_2e__24_signature____en_24_24;
	value<1> p_core_2e_statistics_2e_pairing1_2e_limits_2e__24_signature____en_24_29;
	value<16> p_core_2e_statistics_2e_pairing1_2e_limits_2e_read____data;
	value<2> p_core_2e_statistics_2e_pairing1_2e_limits_2e_word;
	value<1> p_core_2e_statistics_2e_pairing1_2e_missing;
	value<1> p_core_2e_statistics_2e_pairing1_2e_more;
	value<1> p_core_2e_statistics_2e_pairing1_2e_more_24_68;
	value<1> p_core_2e_statistics_2e_pairing1_2e_outcome____valid;
	value<1> p_core_2e_statistics_2e_pairing1_2e_pending_2e_pop;
	value<4> p_core_2e_statistics_2e_pairing1_2e_pending_2e_port_24_5784_24_1;
	value<1> p_core_2e_statistics_2e_pairing1_2e_pending_2e_push;
	value<18> p_core_2e_statistics_2e_pairing1_2e_port_24_4634_24_9;
	value<1> p_core_2e_statistics_2e_pairing1_2e_response;
	value<1> p_core_2e_statistics_2e_pairing1_2e_serve;
	value<1> p_core_2e_statistics_2e_pairing1_2e_unstamped;
	value<1> p_core_2e_statistics_2e_pairing2_2e__24_signal;
	value<1> p_core_2e_statistics_2e_pairing2_2e__24_signal_24_45;
	value<1> p_core_2e_statistics_2e_pairing2_2e__24_signal_24_70;
	value<1> p_core_2e_statistics_2e_pairing2_2e_ambiguous;
	value<1> p_core_2e_statistics_2e_pairing2_2e_cause;
	value<1> p_core_2e_statistics_2e_pairing2_2e_extra;
	value<1> p_core_2e_statistics_2e_pairing2_2e_grows__causes;
	value<1> p_core_2e_statistics_2e_pairing2_2e_grows__outliers;
	value<1> p_core_2e_statistics_2e_pairing2_2e_grows__premature;
	value<1> p_core_2e_statistics_2e_pairing2_2e_is__response;
	value<1> p_core_2e_statistics_2e_pairing2_2e_limits_2e__24_signal_24_12;
	value<1> p_core_2e_statistics_2e_pairing2_2e_limits_2e__24_signature____en;
	value<1> p_core_2e_statistics_2e_pairing2_2e_limits_2e__24_signature____en_24_24;
	value<1> p_core_2e_statistics_2e_pairing2_2e_limits_2e__24_signature____en_24_29;
	value<16> p_core_2e_statistics_2e_pairing2_2e_limits_2e_read____data;
	value<1> p_core_2e_statistics_2e_pairing2_2e_missing;
	value<1> p_core_2e_statistics_2e_pairing2_2e_more;
	value<1> p_core_2e_statistics_2e_pairing2_2e_more_24_68;
	value<1> p_core_2e_statistics_2e_pairing2_2e_outcome____valid;
	value<1> p_core_2e_statistics_2e_pairing2_2e_pending_2e_pop;
	value<4> p_core_2e_statistics_2e_pairing2_2e_pending_2e_port_24_5888_24_1;
	value<1> p_core_2e_statistics_2e_pairing2_2e_pending_2e_push;
	value<1> p_core_2e_statistics_2e_pairing2_2e_pending_2e_write;
	value<18> p_core_2e_statistics_2e_pairing2_2e_port_24_4643_24_9;
	value<1> p_core_2e_statistics_2e_pairing2_2e_response;
	value<1> p_core_2e_statistics_2e_pairing2_2e_serve;
	value<1> p_core_2e_statistics_2e_pairing2_2e_unstamped;
	value<1> p_core_2e_statistics_2e_pairing3_2e__24_signal;
	value<1> p_core_2e_statistics_2e_pairing3_2e__24_signal_24_45;
	value<1> p_core_2e_statistics_2e_pairing3_2e__24_signal_24_70;
	value<39> p_core_2e_statistics_2e_pairing3_2e_age_24_133_2e_port_24_5343_24_20;
	value<1> p_core_2e_statistics_2e_pairing3_2e_ambiguous;
	value<1> p_core_2e_statistics_2e_pairing3_2e_cause;
	value<1> p_core_2e_statistics_2e_pairing3_2e_extra;
	value<1> p_core_2e_statistics_2e_pairing3_2e_grows__causes;
	value<1> p_core_2e_statistics_2e_pairing3_2e_grows__outliers;
	value<1> p_core_2e_statistics_2e_pairing3_2e_grows__premature;
	value<1> p_core_2e_statistics_2e_pairing3_2e_is__response;
	value<1> p_core_2e_statistics_2e_pairing3_2e_limits_2e__24_signal_24_12;
	value<1> p_core_2e_statistics_2e_pairing3_2e_limits_2e__24_signature____en;
	value<1> p_core_2e_statistics_2e_pairing3_2e_limits_2e__24_signature____en_24_24;
	value<1> p_core_2e_statistics_2e_pairing3_2e_limits_2e__24_signature____en_24_29;
	value<16> p_core_2e_statistics_2e_pairing3_2e_limits_2e_read____data;
	value<2> p_core_2e_statistics_2e_pairing3_2e_limits_2e_word;
	value<1> p_core_2e_statistics_2e_pairing3_2e_missing;
	value<1> p_core_2e_statistics_2e_pairing3_2e_more;
	value<1> p_core_2e_statistics_2e_pairing3_2e_more_24_68;
	value<1> p_core_2e_statistics_2e_pairing3_2e_outcome____valid;
	value<1> p_core_2e_statistics_2e_pairing3_2e_pending_2e_pop;
	value<4> p_core_2e_statistics_2e_pairing3_2e_pending_2e_port_24_5992_24_1;
	value<1> p_core_2e_statistics_2e_pairing3_2e_pending_2e_push;
	value<1> p_core_2e_statistics_2e_pairing3_2e_pending_2e_write;
	value<18> p_core_2e_statistics_2e_pairing3_2e_port_24_4652_24_9;
	value<1> p_core_2e_statistics_2e_pairing3_2e_response;
	value<1> p_core_2e_statistics_2e_pairing3_2e_serve;
	value<1> p_core_2e_statistics_2e_pairing3_2e_unstamped;
	value<2> p_core_2e_statistics_2e_port_24_6090_24_1;
	value<2> p_core_2e_statistics_2e_port_24_6092_24_1;
	value<2> p_core_2e_statistics_2e_port_24_6095_24_1;
	value<1> p_core_2e_statistics_2e_readout_2e__24_signal_24_40;
	value<1> p_core_2e_statistics_2e_readout_2e__24_signal_24_7;
	value<1> p_core_2e_statistics_2e_readout_2e__24_signal_24_9;
	value<1> p_core_2e_statistics_2e_readout_2e_ask;
	value<14> p_core_2e_statistics_2e_readout_2e_memory____address;
	value<1> p_core_2e_statistics_2e_readout_2e_memory____clear;
	value<1> p_core_2e_statistics_2e_readout_2e_taken__value;
	value<1> p_core_2e_statistics_2e_readout_2e_turn;
	value<1> p_core_2e_statistics_2e_router_2e__24_signal_24_11;
	value<1> p_core_2e_statistics_2e_router_2e__24_signal_24_19;
	value<1> p_core_2e_statistics_2e_router_2e__24_signal_24_5;
	value<1> p_core_2e_statistics_2e_router_2e_busy;
	value<1> p_core_2e_statistics_2e_router_2e_is__cause0;
	value<1> p_core_2e_statistics_2e_router_2e_is__cause1;
	value<1> p_core_2e_statistics_2e_router_2e_is__cause2;
	value<1> p_core_2e_statistics_2e_router_2e_is__cause3;
	value<1> p_core_2e_statistics_2e_router_2e_operations____0____valid;
	value<1> p_core_2e_statistics_2e_router_2e_operations____1____valid;
	value<2> p_core_2e_statistics_2e_router_2e_operations____2____payload____kind;
	value<1> p_core_2e_statistics_2e_router_2e_operations____2____valid;
	value<2> p_core_2e_statistics_2e_router_2e_operations____3____payload____kind;
	value<1> p_core_2e_statistics_2e_router_2e_operations____3____valid;
	value<11> p_core_2e_statistics_2e_router_2e_port_24_4625_24_0;
	value<11> p_core_2e_statistics_2e_router_2e_port_24_4634_24_0;
	value<11> p_core_2e_statistics_2e_router_2e_port_24_4643_24_0;
	value<11> p_core_2e_statistics_2e_router_2e_port_24_4652_24_0;
	value<59> p_core_2e_statistics_2e_rows_2e_read__port____data;
	value<1> p_core_2e_statistics_2e_snapshot_2e__24_signal;
	value<1> p_core_2e_statistics_2e_snapshot_2e__24_signal_24_5;
	value<1> p_core_2e_statistics_2e_snapshot_2e_anew;
	value<1> p_core_2e_statistics_2e_snapshot_2e_cut__queued;
	value<1> p_core_2e_statistics_2e_snapshot_2e_swap;
	value<1> p_core_2e_statistics_2e_updater_2e__24_signal;
	value<1> p_core_2e_statistics_2e_updater_2e__24_signal_24_31;
	value<1> p_core_2e_statistics_2e_updater_2e__24_signal_24_33;
	value<1> p_core_2e_statistics_2e_updater_2e__24_signal_24_34;
	value<32> p_core_2e_statistics_2e_updater_2e_accumulator_2e__24_signature____data_24_35;
	value<1> p_core_2e_statistics_2e_updater_2e_carry;
	value<1> p_core_2e_statistics_2e_updater_2e_encoder_2e_done;
	value<1> p_core_2e_statistics_2e_updater_2e_load;
	value<1> p_core_2e_statistics_2e_w__valid;
	value<1> p_core_2e_stimulus2_2e__24_signal;
	value<1> p_core_2e_stimulus2_2e_pulse_2e_accepted;
	value<2> p_core_2e_stimulus2_2e_pulse_2e_active;
	value<2> p_core_2e_stimulus2_2e_pulse_2e_end;
	value<1> p_core_2e_stimulus2_2e_pulse_2e_hold_2e_rests;
	value<32> p_core_2e_stimulus2_2e_pulse_2e_hold_2e_total;
	value<1> p_core_2e_stimulus2_2e_pulse_2e_released;
	value<1> p_core_2e_stimulus2_2e_pulse_2e_until;
	value<2> p_core_2e_stimulus2_2e_schedule_2e_again__total;
	value<1> p_core_2e_stimulus2_2e_schedule_2e_chained;
	value<32> p_core_2e_stimulus2_2e_schedule_2e_dither_2e__24_signal;
	value<1> p_core_2e_stimulus2_2e_schedule_2e_dither_2e__24_signal_24_10;
	value<21> p_core_2e_stimulus2_2e_schedule_2e_dither_2e__24_signal_24_17;
	value<1> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_falling;
	value<1> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_reject;
	value<33> p_core_2e_stimulus2_2e_schedule_2e_fewer;
	value<2> p_core_2e_stimulus2_2e_schedule_2e_first__total;
	value<1> p_core_2e_stimulus2_2e_schedule_2e_following;
	value<1> p_core_2e_stimulus2_2e_schedule_2e_further;
	value<1> p_core_2e_stimulus2_2e_schedule_2e_load;
	value<2> p_core_2e_stimulus2_2e_schedule_2e_schedule__total;
	value<1> p_core_2e_stimulus2_2e_schedule_2e_scheduled;
	value<1> p_core_2e_stimulus2_2e_schedule_2e_train_2e_load;
	value<1> p_core_2e_stimulus2_2e_schedule_2e_train_2e_rests;
	value<1> p_core_2e_stimulus2_2e_schedule_2e_wait_2e_rests;
	value<4> p_core_2e_stimulus2_2e_slot;
	value<1> p_core_2e_stimulus2_2e_stopped;
	value<1> p_core_2e_stimulus_2e_pulse_2e_accepted;
	value<2> p_core_2e_stimulus_2e_pulse_2e_end;
	value<1> p_core_2e_stimulus_2e_pulse_2e_hold_2e_rests;
	value<1> p_core_2e_stimulus_2e_pulse_2e_released;
	value<1> p_core_2e_stimulus_2e_pulse_2e_until;
	value<2> p_core_2e_stimulus_2e_schedule_2e_again__total;
	value<1> p_core_2e_stimulus_2e_schedule_2e_chained;
	value<1> p_core_2e_stimulus_2e_schedule_2e_dither_2e__24_signal_24_10;
	value<1> p_core_2e_stimulus_2e_schedule_2e_dither_2e__24_signal_24_12;
	value<21> p_core_2e_stimulus_2e_schedule_2e_dither_2e__24_signal_24_17;
	value<32> p_core_2e_stimulus_2e_schedule_2e_dither_2e__24_signal_24_2;
	value<21> p_core_2e_stimulus_2e_schedule_2e_dither_2e_high__sum;
	value<1> p_core_2e_stimulus_2e_schedule_2e_dither_2e_reject;
	value<2> p_core_2e_stimulus_2e_schedule_2e_first__total;
	value<1> p_core_2e_stimulus_2e_schedule_2e_following;
	value<1> p_core_2e_stimulus_2e_schedule_2e_further;
	value<1> p_core_2e_stimulus_2e_schedule_2e_last;
	value<1> p_core_2e_stimulus_2e_schedule_2e_load;
	value<2> p_core_2e_stimulus_2e_schedule_2e_schedule__total;
	value<1> p_core_2e_stimulus_2e_schedule_2e_scheduled;
	value<1> p_core_2e_stimulus_2e_schedule_2e_train_2e_load;
	value<1> p_core_2e_stimulus_2e_schedule_2e_wait_2e_rests;
	value<4> p_core_2e_stimulus_2e_slot;
	value<1> p_core_2e_stimulus_2e_stopped;
	value<1> p_core_2e_time_2e_ahead;
	value<1> p_core_2e_trigger__output_2e_deadline_2e__24_signal_24_17;
	value<1> p_core_2e_trigger__output_2e_deadline_2e__24_signal_24_19;
	value<1> p_core_2e_trigger__output_2e_deadline_2e_begins;
	value<2> p_core_2e_trigger__output_2e_deadline_2e_deadline;
	value<1> p_core_2e_trigger__output_2e_deadline_2e_due;
	value<32> p_core_2e_trigger__output_2e_deadline_2e_limit;
	value<1> p_core_2e_trigger__output_2e_deadline_2e_passed__response;
	value<8> p_core_2e_trigger__output_2e_deadline_2e_port_24_4426_24_0;
	value<1> p_core_2e_trigger__output_2e_deadline_2e_wait_2e_cancel;
	value<1> p_core_2e_trigger__output_2e_deadline_2e_wait_2e_rests;
	value<32> p_core_2e_trigger__output_2e_deadline_2e_wait_2e_total;
	value<1> p_core_2e_trigger__output_2e_enable;
	value<1> p_core_2e_trigger__output_2e_found;
	value<1> p_core_2e_trigger__output_2e_phase_2e_load;
	value<1> p_core_2e_trigger__output_2e_phase_2e_rests;
	value<1> p_core_2e_trigger__output_2e_start;
	value<1> p_core_2e_watchdog_2e_kick;
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
	volatile uint64_t marked[4], following[4];
	Write<32> write_memory_p_core_2e_registers_2e_words_2e_memory;
	Write<92> write_memory_p_core_2e_events_2e_queue_2e_memory;
	Write<32> write_memory_p_core_2e_statistics_2e_outliers_2e_words_2e_memory;
	Write<16> write_memory_p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory;
	Write<16> write_memory_p_core_2e_statistics_2e_pairing3_2e_limits_2e_threshold_24_36;
	Write<16> write_memory_p_core_2e_statistics_2e_pairing3_2e_limits_2e_timeout_24_35;
	Write<16> write_memory_p_core_2e_statistics_2e_pairing3_2e_limits_2e_least_24_34;
	Write<16> write_memory_p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory;
	Write<16> write_memory_p_core_2e_statistics_2e_pairing2_2e_limits_2e_threshold_24_36;
	Write<16> write_memory_p_core_2e_statistics_2e_pairing2_2e_limits_2e_timeout_24_35;
	Write<16> write_memory_p_core_2e_statistics_2e_pairing2_2e_limits_2e_least_24_34;
	Write<16> write_memory_p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory;
	Write<16> write_memory_p_core_2e_statistics_2e_pairing1_2e_limits_2e_threshold_24_36;
	Write<16> write_memory_p_core_2e_statistics_2e_pairing1_2e_limits_2e_timeout_24_35;
	Write<16> write_memory_p_core_2e_statistics_2e_pairing1_2e_limits_2e_least_24_34;
	Write<16> write_memory_p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory;
	Write<16> write_memory_p_core_2e_statistics_2e_pairing0_2e_limits_2e_threshold_24_36;
	Write<16> write_memory_p_core_2e_statistics_2e_pairing0_2e_limits_2e_timeout_24_35;
	Write<16> write_memory_p_core_2e_statistics_2e_pairing0_2e_limits_2e_least_24_34;
	Write<32> write_memory_p_core_2e_statistics_2e_updater_2e_accumulator_2e_bins;
	Write<32> write_memory_p_core_2e_statistics_2e_updater_2e_accumulator_2e_words;
	Write<59> write_memory_p_core_2e_statistics_2e_rows_2e_memory;
	uint64_t written; // a bit for each memory
	uint64_t coasting, starting; // a bit for each counter that coasts, and that will from the commit on
	const chunk_t *coasters[64]; // the counters of these bits
	uint64_t late, left; // clocks that those are late, and after which one may be at its end
	bool rarer; // whether other registers are noted than those of a chunk that are no counters
	unsigned notices, room; // since the last commit, and the evaluations for which the notes have room
	void notice();
	void run();
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
	// \hdlname: core registers words memory
	// \no_rw_check: 1
	memory<32> memory_p_core_2e_registers_2e_words_2e_memory { 256u };
	// \hdlname: core events queue memory
	// \no_rw_check: 1
	memory<92> memory_p_core_2e_events_2e_queue_2e_memory { 512u };
	// \hdlname: core statistics outliers words memory
	// \no_rw_check: 1
	memory<32> memory_p_core_2e_statistics_2e_outliers_2e_words_2e_memory { 512u };
	// \hdlname: core statistics pairing3 pending memory
	// \no_rw_check: 1
	memory<16> memory_p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory { 1024u };
	// \hdlname: core statistics pairing3 limits threshold$36
	// \no_rw_check: 1
	memory<16> memory_p_core_2e_statistics_2e_pairing3_2e_limits_2e_threshold_24_36 { 16u };
	// \hdlname: core statistics pairing3 limits timeout$35
	// \no_rw_check: 1
	memory<16> memory_p_core_2e_statistics_2e_pairing3_2e_limits_2e_timeout_24_35 { 16u };
	// \hdlname: core statistics pairing3 limits least$34
	// \no_rw_check: 1
	memory<16> memory_p_core_2e_statistics_2e_pairing3_2e_limits_2e_least_24_34 { 16u };
	// \hdlname: core statistics pairing2 pending memory
	// \no_rw_check: 1
	memory<16> memory_p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory { 1024u };
	// \hdlname: core statistics pairing2 limits threshold$36
	// \no_rw_check: 1
	memory<16> memory_p_core_2e_statistics_2e_pairing2_2e_limits_2e_threshold_24_36 { 16u };
	// \hdlname: core statistics pairing2 limits timeout$35
	// \no_rw_check: 1
	memory<16> memory_p_core_2e_statistics_2e_pairing2_2e_limits_2e_timeout_24_35 { 16u };
	// \hdlname: core statistics pairing2 limits least$34
	// \no_rw_check: 1
	memory<16> memory_p_core_2e_statistics_2e_pairing2_2e_limits_2e_least_24_34 { 16u };
	// \hdlname: core statistics pairing1 pending memory
	// \no_rw_check: 1
	memory<16> memory_p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory { 1024u };
	// \hdlname: core statistics pairing1 limits threshold$36
	// \no_rw_check: 1
	memory<16> memory_p_core_2e_statistics_2e_pairing1_2e_limits_2e_threshold_24_36 { 16u };
	// \hdlname: core statistics pairing1 limits timeout$35
	// \no_rw_check: 1
	memory<16> memory_p_core_2e_statistics_2e_pairing1_2e_limits_2e_timeout_24_35 { 16u };
	// \hdlname: core statistics pairing1 limits least$34
	// \no_rw_check: 1
	memory<16> memory_p_core_2e_statistics_2e_pairing1_2e_limits_2e_least_24_34 { 16u };
	// \hdlname: core statistics pairing0 pending memory
	// \no_rw_check: 1
	memory<16> memory_p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory { 1024u };
	// \hdlname: core statistics pairing0 limits threshold$36
	// \no_rw_check: 1
	memory<16> memory_p_core_2e_statistics_2e_pairing0_2e_limits_2e_threshold_24_36 { 16u };
	// \hdlname: core statistics pairing0 limits timeout$35
	// \no_rw_check: 1
	memory<16> memory_p_core_2e_statistics_2e_pairing0_2e_limits_2e_timeout_24_35 { 16u };
	// \hdlname: core statistics pairing0 limits least$34
	// \no_rw_check: 1
	memory<16> memory_p_core_2e_statistics_2e_pairing0_2e_limits_2e_least_24_34 { 16u };
	// \hdlname: core statistics updater accumulator bins
	// \no_rw_check: 1
	memory<32> memory_p_core_2e_statistics_2e_updater_2e_accumulator_2e_bins { 8192u };
	// \hdlname: core statistics updater accumulator words
	// \no_rw_check: 1
	memory<32> memory_p_core_2e_statistics_2e_updater_2e_accumulator_2e_words { 1024u };
	// \hdlname: core statistics rows memory
	// \no_rw_check: 1
	memory<59> memory_p_core_2e_statistics_2e_rows_2e_memory { 256u };

	p_instrument(interior) {}
	p_instrument() {
		reset();
	};

	void reset() override;

	bool eval(performer *performer = nullptr) override;

	template<class ObserverT>
	CXXRTL_ALWAYS_INLINE bool commit(ObserverT &observer) {
		bool changed = false;
		notices = 0;
		if (coasting) {
			changed = true;
			observer.on_coast(coasting, coasters);
			if (coasting & 0x1u) { if (i_time_guard) { following[3] |= 0x1000000000000u; } }
			if (++late == left) arrive();
		}
		changed |= registers_1.commit(observer);
		if (rarer) {
		rarer = false;
		changed |= counters_1.commit(observer);
		changed |= registers_2.commit(observer);
		changed |= counters_2.commit(observer);
		changed |= registers_3.commit(observer);
		changed |= registers_4.commit(observer);
		}
		if (starting) {
			settle();
			coasting |= starting;
			starting = 0;
			measure();
		}
		for (unsigned word = 0; word < 4; word++) {
			marked[word] |= following[word];
			following[word] = 0;
		}
		if (written) {
			if ((written & 0x1u) && write_memory_p_core_2e_registers_2e_words_2e_memory.commit(memory_p_core_2e_registers_2e_words_2e_memory, observer)) { changed = true; marked[2] |= 0x800000u; }
			if ((written & 0x2u) && write_memory_p_core_2e_events_2e_queue_2e_memory.commit(memory_p_core_2e_events_2e_queue_2e_memory, observer)) { changed = true; marked[3] |= 0x100000000000u; }
			if ((written & 0x4u) && write_memory_p_core_2e_statistics_2e_outliers_2e_words_2e_memory.commit(memory_p_core_2e_statistics_2e_outliers_2e_words_2e_memory, observer)) { changed = true; marked[1] |= 0x40000u; }
			if ((written & 0x8u) && write_memory_p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory.commit(memory_p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory, observer)) { changed = true; marked[3] |= 0x10u; }
			if ((written & 0x10u) && write_memory_p_core_2e_statistics_2e_pairing3_2e_limits_2e_threshold_24_36.commit(memory_p_core_2e_statistics_2e_pairing3_2e_limits_2e_threshold_24_36, observer)) { changed = true; marked[2] |= 0x200000000000u; }
			if ((written & 0x20u) && write_memory_p_core_2e_statistics_2e_pairing3_2e_limits_2e_timeout_24_35.commit(memory_p_core_2e_statistics_2e_pairing3_2e_limits_2e_timeout_24_35, observer)) { changed = true; marked[2] |= 0x200000000000u; }
			if ((written & 0x40u) && write_memory_p_core_2e_statistics_2e_pairing3_2e_limits_2e_least_24_34.commit(memory_p_core_2e_statistics_2e_pairing3_2e_limits_2e_least_24_34, observer)) { changed = true; marked[2] |= 0x200000000000u; }
			if ((written & 0x80u) && write_memory_p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory.commit(memory_p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory, observer)) { changed = true; marked[2] |= 0x2000000000u; }
			if ((written & 0x100u) && write_memory_p_core_2e_statistics_2e_pairing2_2e_limits_2e_threshold_24_36.commit(memory_p_core_2e_statistics_2e_pairing2_2e_limits_2e_threshold_24_36, observer)) { changed = true; marked[0] |= 0x100u; }
			if ((written & 0x200u) && write_memory_p_core_2e_statistics_2e_pairing2_2e_limits_2e_timeout_24_35.commit(memory_p_core_2e_statistics_2e_pairing2_2e_limits_2e_timeout_24_35, observer)) { changed = true; marked[0] |= 0x100u; }
			if ((written & 0x400u) && write_memory_p_core_2e_statistics_2e_pairing2_2e_limits_2e_least_24_34.commit(memory_p_core_2e_statistics_2e_pairing2_2e_limits_2e_least_24_34, observer)) { changed = true; marked[0] |= 0x100u; }
			if ((written & 0x800u) && write_memory_p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory.commit(memory_p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory, observer)) { changed = true; marked[3] |= 0x8u; }
			if ((written & 0x1000u) && write_memory_p_core_2e_statistics_2e_pairing1_2e_limits_2e_threshold_24_36.commit(memory_p_core_2e_statistics_2e_pairing1_2e_limits_2e_threshold_24_36, observer)) { changed = true; marked[2] |= 0x800000000000u; }
			if ((written & 0x2000u) && write_memory_p_core_2e_statistics_2e_pairing1_2e_limits_2e_timeout_24_35.commit(memory_p_core_2e_statistics_2e_pairing1_2e_limits_2e_timeout_24_35, observer)) { changed = true; marked[2] |= 0x800000000000u; }
			if ((written & 0x4000u) && write_memory_p_core_2e_statistics_2e_pairing1_2e_limits_2e_least_24_34.commit(memory_p_core_2e_statistics_2e_pairing1_2e_limits_2e_least_24_34, observer)) { changed = true; marked[2] |= 0x800000000000u; }
			if ((written & 0x8000u) && write_memory_p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory.commit(memory_p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory, observer)) { changed = true; marked[2] |= 0x8000000000000u; }
			if ((written & 0x10000u) && write_memory_p_core_2e_statistics_2e_pairing0_2e_limits_2e_threshold_24_36.commit(memory_p_core_2e_statistics_2e_pairing0_2e_limits_2e_threshold_24_36, observer)) { changed = true; marked[2] |= 0x1000000000000u; }
			if ((written & 0x20000u) && write_memory_p_core_2e_statistics_2e_pairing0_2e_limits_2e_timeout_24_35.commit(memory_p_core_2e_statistics_2e_pairing0_2e_limits_2e_timeout_24_35, observer)) { changed = true; marked[2] |= 0x1000000000000u; }
			if ((written & 0x40000u) && write_memory_p_core_2e_statistics_2e_pairing0_2e_limits_2e_least_24_34.commit(memory_p_core_2e_statistics_2e_pairing0_2e_limits_2e_least_24_34, observer)) { changed = true; marked[2] |= 0x1000000000000u; }
			if ((written & 0x80000u) && write_memory_p_core_2e_statistics_2e_updater_2e_accumulator_2e_bins.commit(memory_p_core_2e_statistics_2e_updater_2e_accumulator_2e_bins, observer)) { changed = true; marked[2] |= 0x8000000000000000u; }
			if ((written & 0x100000u) && write_memory_p_core_2e_statistics_2e_updater_2e_accumulator_2e_words.commit(memory_p_core_2e_statistics_2e_updater_2e_accumulator_2e_words, observer)) { changed = true; marked[2] |= 0x8000000000000000u; }
			if ((written & 0x200000u) && write_memory_p_core_2e_statistics_2e_rows_2e_memory.commit(memory_p_core_2e_statistics_2e_rows_2e_memory, observer)) { changed = true; marked[3] |= 0x100000000000u; }
			written = 0;
		}
		return changed;
	}

	CXXRTL_ALWAYS_INLINE void settle() { if (late) catch_up(); }

	void catch_up() {
		if (coasting & 0x1u) { p_core_2e_time_2e_segment0.curr.data[0] += chunk_t(late); p_core_2e_time_2e_segment0.next = p_core_2e_time_2e_segment0.curr; }
		if (coasting & 0x2u) { p_core_2e_watchdog_2e_silence.curr.data[0] -= chunk_t(late); p_core_2e_watchdog_2e_silence.next = p_core_2e_watchdog_2e_silence.curr; }
		if (coasting & 0x4u) { p_core_2e_stimulus_2e_pulse_2e_hold_2e_hold.curr.data[0] -= chunk_t(late); p_core_2e_stimulus_2e_pulse_2e_hold_2e_hold.next = p_core_2e_stimulus_2e_pulse_2e_hold_2e_hold.curr; }
		if (coasting & 0x8u) { { const uint64_t to = (uint64_t(p_core_2e_stimulus_2e_schedule_2e_wait_2e_wait.curr.data[1]) << 32 | p_core_2e_stimulus_2e_schedule_2e_wait_2e_wait.curr.data[0]) - late; p_core_2e_stimulus_2e_schedule_2e_wait_2e_wait.curr.data[0] = chunk_t(to); p_core_2e_stimulus_2e_schedule_2e_wait_2e_wait.curr.data[1] = chunk_t(to >> 32); } p_core_2e_stimulus_2e_schedule_2e_wait_2e_wait.next = p_core_2e_stimulus_2e_schedule_2e_wait_2e_wait.curr; }
		if (coasting & 0x10u) { { const uint64_t to = (uint64_t(p_core_2e_stimulus_2e_schedule_2e_train_2e_train.curr.data[1]) << 32 | p_core_2e_stimulus_2e_schedule_2e_train_2e_train.curr.data[0]) - late; p_core_2e_stimulus_2e_schedule_2e_train_2e_train.curr.data[0] = chunk_t(to); p_core_2e_stimulus_2e_schedule_2e_train_2e_train.curr.data[1] = chunk_t(to >> 32); } p_core_2e_stimulus_2e_schedule_2e_train_2e_train.next = p_core_2e_stimulus_2e_schedule_2e_train_2e_train.curr; }
		if (coasting & 0x20u) { p_core_2e_stimulus2_2e_pulse_2e_hold_2e_hold.curr.data[0] -= chunk_t(late); p_core_2e_stimulus2_2e_pulse_2e_hold_2e_hold.next = p_core_2e_stimulus2_2e_pulse_2e_hold_2e_hold.curr; }
		if (coasting & 0x40u) { { const uint64_t to = (uint64_t(p_core_2e_stimulus2_2e_schedule_2e_wait_2e_wait.curr.data[1]) << 32 | p_core_2e_stimulus2_2e_schedule_2e_wait_2e_wait.curr.data[0]) - late; p_core_2e_stimulus2_2e_schedule_2e_wait_2e_wait.curr.data[0] = chunk_t(to); p_core_2e_stimulus2_2e_schedule_2e_wait_2e_wait.curr.data[1] = chunk_t(to >> 32); } p_core_2e_stimulus2_2e_schedule_2e_wait_2e_wait.next = p_core_2e_stimulus2_2e_schedule_2e_wait_2e_wait.curr; }
		if (coasting & 0x80u) { { const uint64_t to = (uint64_t(p_core_2e_stimulus2_2e_schedule_2e_train_2e_train.curr.data[1]) << 32 | p_core_2e_stimulus2_2e_schedule_2e_train_2e_train.curr.data[0]) - late; p_core_2e_stimulus2_2e_schedule_2e_train_2e_train.curr.data[0] = chunk_t(to); p_core_2e_stimulus2_2e_schedule_2e_train_2e_train.curr.data[1] = chunk_t(to >> 32); } p_core_2e_stimulus2_2e_schedule_2e_train_2e_train.next = p_core_2e_stimulus2_2e_schedule_2e_train_2e_train.curr; }
		if (coasting & 0x100u) { p_core_2e_trigger__output_2e_phase_2e_phase.curr.data[0] -= chunk_t(late); p_core_2e_trigger__output_2e_phase_2e_phase.next = p_core_2e_trigger__output_2e_phase_2e_phase.curr; }
		if (coasting & 0x200u) { p_core_2e_events_2e_words_2e_timer_2e_flush__timer.curr.data[0] -= chunk_t(late); p_core_2e_events_2e_words_2e_timer_2e_flush__timer.next = p_core_2e_events_2e_words_2e_timer_2e_flush__timer.curr; }
		if (coasting & 0x400u) { p_core_2e_statistics_2e_outliers_2e_timer_2e_outlier__flush.curr.data[0] -= chunk_t(late); p_core_2e_statistics_2e_outliers_2e_timer_2e_outlier__flush.next = p_core_2e_statistics_2e_outliers_2e_timer_2e_outlier__flush.curr; }
		left -= late;
		late = 0;
	}

	void measure() {
		left = ~uint64_t(0);
		if (coasting & 0x1u) left = std::min<uint64_t>(left, 0xfffffff8u - uint64_t(p_core_2e_time_2e_segment0.curr.data[0]));
		if (coasting & 0x2u) left = std::min<uint64_t>(left, uint64_t(p_core_2e_watchdog_2e_silence.curr.data[0]) - 0x0u);
		if (coasting & 0x4u) left = std::min<uint64_t>(left, uint64_t(p_core_2e_stimulus_2e_pulse_2e_hold_2e_hold.curr.data[0]) - 0x0u);
		if (coasting & 0x8u) left = std::min<uint64_t>(left, (uint64_t(p_core_2e_stimulus_2e_schedule_2e_wait_2e_wait.curr.data[1]) << 32 | p_core_2e_stimulus_2e_schedule_2e_wait_2e_wait.curr.data[0]) - 0x0u);
		if (coasting & 0x10u) left = std::min<uint64_t>(left, (uint64_t(p_core_2e_stimulus_2e_schedule_2e_train_2e_train.curr.data[1]) << 32 | p_core_2e_stimulus_2e_schedule_2e_train_2e_train.curr.data[0]) - 0x0u);
		if (coasting & 0x20u) left = std::min<uint64_t>(left, uint64_t(p_core_2e_stimulus2_2e_pulse_2e_hold_2e_hold.curr.data[0]) - 0x0u);
		if (coasting & 0x40u) left = std::min<uint64_t>(left, (uint64_t(p_core_2e_stimulus2_2e_schedule_2e_wait_2e_wait.curr.data[1]) << 32 | p_core_2e_stimulus2_2e_schedule_2e_wait_2e_wait.curr.data[0]) - 0x0u);
		if (coasting & 0x80u) left = std::min<uint64_t>(left, (uint64_t(p_core_2e_stimulus2_2e_schedule_2e_train_2e_train.curr.data[1]) << 32 | p_core_2e_stimulus2_2e_schedule_2e_train_2e_train.curr.data[0]) - 0x0u);
		if (coasting & 0x100u) left = std::min<uint64_t>(left, uint64_t(p_core_2e_trigger__output_2e_phase_2e_phase.curr.data[0]) - 0x0u);
		if (coasting & 0x200u) left = std::min<uint64_t>(left, uint64_t(p_core_2e_events_2e_words_2e_timer_2e_flush__timer.curr.data[0]) - 0x0u);
		if (coasting & 0x400u) left = std::min<uint64_t>(left, uint64_t(p_core_2e_statistics_2e_outliers_2e_timer_2e_outlier__flush.curr.data[0]) - 0x0u);
	}

	void arrive() {
		settle();
		if (coasting & 0x1u) if (uint64_t(p_core_2e_time_2e_segment0.curr.data[0]) == 0xfffffff8u) { coasting &= ~uint64_t(0x1u); following[3] |= 0x800000000000u; }
		if (coasting & 0x2u) if (uint64_t(p_core_2e_watchdog_2e_silence.curr.data[0]) == 0x0u) { coasting &= ~uint64_t(0x2u); following[3] |= 0x2000000u; }
		if (coasting & 0x4u) if (uint64_t(p_core_2e_stimulus_2e_pulse_2e_hold_2e_hold.curr.data[0]) == 0x0u) { coasting &= ~uint64_t(0x4u); following[1] |= 0x2000000000000000u; }
		if (coasting & 0x8u) if ((uint64_t(p_core_2e_stimulus_2e_schedule_2e_wait_2e_wait.curr.data[1]) << 32 | p_core_2e_stimulus_2e_schedule_2e_wait_2e_wait.curr.data[0]) == 0x0u) { coasting &= ~uint64_t(0x8u); following[2] |= 0x800u; }
		if (coasting & 0x10u) if ((uint64_t(p_core_2e_stimulus_2e_schedule_2e_train_2e_train.curr.data[1]) << 32 | p_core_2e_stimulus_2e_schedule_2e_train_2e_train.curr.data[0]) == 0x0u) { coasting &= ~uint64_t(0x10u); following[1] |= 0x1000000000000000u; }
		if (coasting & 0x20u) if (uint64_t(p_core_2e_stimulus2_2e_pulse_2e_hold_2e_hold.curr.data[0]) == 0x0u) { coasting &= ~uint64_t(0x20u); following[3] |= 0x400000u; }
		if (coasting & 0x40u) if ((uint64_t(p_core_2e_stimulus2_2e_schedule_2e_wait_2e_wait.curr.data[1]) << 32 | p_core_2e_stimulus2_2e_schedule_2e_wait_2e_wait.curr.data[0]) == 0x0u) { coasting &= ~uint64_t(0x40u); following[3] |= 0x200000u; }
		if (coasting & 0x80u) if ((uint64_t(p_core_2e_stimulus2_2e_schedule_2e_train_2e_train.curr.data[1]) << 32 | p_core_2e_stimulus2_2e_schedule_2e_train_2e_train.curr.data[0]) == 0x0u) { coasting &= ~uint64_t(0x80u); following[3] |= 0x100000u; }
		if (coasting & 0x100u) if (uint64_t(p_core_2e_trigger__output_2e_phase_2e_phase.curr.data[0]) == 0x0u) { coasting &= ~uint64_t(0x100u); following[3] |= 0x80000u; }
		if (coasting & 0x200u) if (uint64_t(p_core_2e_events_2e_words_2e_timer_2e_flush__timer.curr.data[0]) == 0x0u) { coasting &= ~uint64_t(0x200u); following[2] |= 0x800u; }
		if (coasting & 0x400u) if (uint64_t(p_core_2e_statistics_2e_outliers_2e_timer_2e_outlier__flush.curr.data[0]) == 0x0u) { coasting &= ~uint64_t(0x400u); following[3] |= 0x800000u; }
		measure();
	}

	void wake() {
		if (coasting & 0x1u) { marked[3] |= 0x1800000000000u; }
		if (coasting & 0x2u) { marked[3] |= 0x2000000u; }
		if (coasting & 0x4u) { marked[1] |= 0x2000000000000000u; }
		if (coasting & 0x8u) { marked[2] |= 0x800u; }
		if (coasting & 0x10u) { marked[1] |= 0x1000000000000000u; }
		if (coasting & 0x20u) { marked[3] |= 0x400000u; }
		if (coasting & 0x40u) { marked[3] |= 0x200000u; }
		if (coasting & 0x80u) { marked[3] |= 0x100000u; }
		if (coasting & 0x100u) { marked[3] |= 0x80000u; }
		if (coasting & 0x200u) { marked[2] |= 0x800u; }
		if (coasting & 0x400u) { marked[3] |= 0x800000u; }
		coasting = 0;
	}

	bool rests() const { return !(marked[0] | marked[1] | marked[2] | marked[3]); }
	uint64_t rest() const { return coasting ? left - late - 1 : ~uint64_t(0); }
	void pass(uint64_t clocks) { if (coasting) late += clocks; }

	void rouse() { marked[0] |= 0xffffffffffffffffu; marked[1] |= 0xffffffffffffffffu; marked[2] |= 0xffffffffffffffffu; marked[3] |= 0x3ffffffffffffffu; coasting = 0; }

	bool commit() override {
		struct : observer { void on_coast(uint64_t, const chunk_t *const *) {} } observer;
		return commit<>(observer);
	}

	void debug_info(debug_items *items, debug_scopes *scopes, std::string path, metadata_map &&cell_attrs = {}) override;
}; // struct p_instrument

} // namespace cxxrtl_design

#endif // __cplusplus

#endif
