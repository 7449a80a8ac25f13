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
	// \hdlname: core registers configuration__snapshot
	// \init: 0
	wire<32> p_core_2e_registers_2e_configuration____snapshot;
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
	// \hdlname: core registers soft_reset
	// \init: 0
	wire<1> p_core_2e_registers_2e_soft__reset;
	// \hdlname: core registers $signature__data$204
	wire<32> p_core_2e_registers_2e__24_signature____data_24_204;
	// \hdlname: core registers now_high_1
	// \init: 0
	wire<32> p_core_2e_registers_2e_now__high__1;
	// \hdlname: core registers now_high_0
	// \init: 0
	wire<32> p_core_2e_registers_2e_now__high__0;
	// \hdlname: core registers group_e0
	// \init: 0
	wire<32> p_core_2e_registers_2e_group__e0;
	// \hdlname: core registers group_d0
	// \init: 0
	wire<32> p_core_2e_registers_2e_group__d0;
	// \hdlname: core registers group_c0
	// \init: 0
	wire<32> p_core_2e_registers_2e_group__c0;
	// \hdlname: core registers group_b0
	// \init: 0
	wire<32> p_core_2e_registers_2e_group__b0;
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
	// \hdlname: core registers configuration__reset
	// \init: 0
	wire<32> p_core_2e_registers_2e_configuration____reset;
	// \hdlname: core registers enable_reset
	// \init: 0
	wire<1> p_core_2e_registers_2e_enable__reset;
	// \hdlname: core registers fsm_state$22
	// \init: 0
	wire<2> p_core_2e_registers_2e_fsm__state_24_22;
	// \hdlname: core registers client
	// \init: 0
	wire<1> p_core_2e_registers_2e_client;
	// \hdlname: core registers counted
	// \init: 0
	wire<32> p_core_2e_registers_2e_counted;
	// \hdlname: core registers copied
	// \init: 0
	wire<32> p_core_2e_registers_2e_copied;
	// \hdlname: core registers $signature__addr$13
	// \init: 0
	wire<8> p_core_2e_registers_2e__24_signature____addr_24_13;
	// \hdlname: core registers permitted
	// \init: 0
	wire<1> p_core_2e_registers_2e_permitted;
	// \hdlname: core registers fsm_state
	// \init: 0
	wire<2> p_core_2e_registers_2e_fsm__state;
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
	// \hdlname: core tally_multi_isr count
	// \init: 0
	wire<32> p_core_2e_tally__multi__isr_2e_count;
	// \hdlname: core tally_glitches_isr count
	// \init: 0
	wire<32> p_core_2e_tally__glitches__isr_2e_count;
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
	// \hdlname: core tally_multi_task count
	// \init: 0
	wire<32> p_core_2e_tally__multi__task_2e_count;
	// \hdlname: core tally_glitches_task count
	// \init: 0
	wire<32> p_core_2e_tally__glitches__task_2e_count;
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
	// \hdlname: core tally_multi_done count
	// \init: 0
	wire<32> p_core_2e_tally__multi__done_2e_count;
	// \hdlname: core tally_glitches_done count
	// \init: 0
	wire<32> p_core_2e_tally__glitches__done_2e_count;
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
	// \hdlname: core tally_multi_aux count
	// \init: 0
	wire<32> p_core_2e_tally__multi__aux_2e_count;
	// \hdlname: core tally_glitches_aux count
	// \init: 0
	wire<32> p_core_2e_tally__glitches__aux_2e_count;
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
	// \hdlname: core events words $signal$23
	// \init: 0
	wire<1> p_core_2e_events_2e_words_2e__24_signal_24_23;
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
	// \hdlname: core events queued_5
	// \init: 0
	wire<10> p_core_2e_events_2e_queued__5;
	// \hdlname: core events lost__5
	// \init: 0
	wire<32> p_core_2e_events_2e_lost____5;
	// \hdlname: core events sent__5
	// \init: 0
	wire<32> p_core_2e_events_2e_sent____5;
	// \hdlname: core events seen__5
	// \init: 0
	wire<32> p_core_2e_events_2e_seen____5;
	// \hdlname: core events queued_4
	// \init: 0
	wire<10> p_core_2e_events_2e_queued__4;
	// \hdlname: core events lost__4
	// \init: 0
	wire<32> p_core_2e_events_2e_lost____4;
	// \hdlname: core events sent__4
	// \init: 0
	wire<32> p_core_2e_events_2e_sent____4;
	// \hdlname: core events seen__4
	// \init: 0
	wire<32> p_core_2e_events_2e_seen____4;
	// \hdlname: core events queued_3
	// \init: 0
	wire<10> p_core_2e_events_2e_queued__3;
	// \hdlname: core events lost__3
	// \init: 0
	wire<32> p_core_2e_events_2e_lost____3;
	// \hdlname: core events sent__3
	// \init: 0
	wire<32> p_core_2e_events_2e_sent____3;
	// \hdlname: core events seen__3
	// \init: 0
	wire<32> p_core_2e_events_2e_seen____3;
	// \hdlname: core events queued_2
	// \init: 0
	wire<10> p_core_2e_events_2e_queued__2;
	// \hdlname: core events lost__2
	// \init: 0
	wire<32> p_core_2e_events_2e_lost____2;
	// \hdlname: core events sent__2
	// \init: 0
	wire<32> p_core_2e_events_2e_sent____2;
	// \hdlname: core events seen__2
	// \init: 0
	wire<32> p_core_2e_events_2e_seen____2;
	// \hdlname: core events queued_1
	// \init: 0
	wire<10> p_core_2e_events_2e_queued__1;
	// \hdlname: core events lost__1
	// \init: 0
	wire<32> p_core_2e_events_2e_lost____1;
	// \hdlname: core events sent__1
	// \init: 0
	wire<32> p_core_2e_events_2e_sent____1;
	// \hdlname: core events seen__1
	// \init: 0
	wire<32> p_core_2e_events_2e_seen____1;
	// \hdlname: core events queued_0
	// \init: 0
	wire<10> p_core_2e_events_2e_queued__0;
	// \hdlname: core events lost__0
	// \init: 0
	wire<32> p_core_2e_events_2e_lost____0;
	// \hdlname: core events sent__0
	// \init: 0
	wire<32> p_core_2e_events_2e_sent____0;
	// \hdlname: core events seen__0
	// \init: 0
	wire<32> p_core_2e_events_2e_seen____0;
	// \hdlname: core events loss_end
	// \init: 0
	wire<64> p_core_2e_events_2e_loss__end;
	// \hdlname: core events begin
	// \init: 0
	wire<64> p_core_2e_events_2e_begin;
	// \hdlname: core events loss_counts__5
	// \init: 0
	wire<32> p_core_2e_events_2e_loss__counts____5;
	// \hdlname: core events interval_5
	// \init: 0
	wire<32> p_core_2e_events_2e_interval__5;
	// \hdlname: core events loss_counts__4
	// \init: 0
	wire<32> p_core_2e_events_2e_loss__counts____4;
	// \hdlname: core events interval_4
	// \init: 0
	wire<32> p_core_2e_events_2e_interval__4;
	// \hdlname: core events loss_counts__3
	// \init: 0
	wire<32> p_core_2e_events_2e_loss__counts____3;
	// \hdlname: core events interval_3
	// \init: 0
	wire<32> p_core_2e_events_2e_interval__3;
	// \hdlname: core events loss_counts__2
	// \init: 0
	wire<32> p_core_2e_events_2e_loss__counts____2;
	// \hdlname: core events interval_2
	// \init: 0
	wire<32> p_core_2e_events_2e_interval__2;
	// \hdlname: core events loss_counts__1
	// \init: 0
	wire<32> p_core_2e_events_2e_loss__counts____1;
	// \hdlname: core events interval_1
	// \init: 0
	wire<32> p_core_2e_events_2e_interval__1;
	// \hdlname: core events loss_counts__0
	// \init: 0
	wire<32> p_core_2e_events_2e_loss__counts____0;
	// \hdlname: core events interval_0
	// \init: 0
	wire<32> p_core_2e_events_2e_interval__0;
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
	// \hdlname: core statistics pairing3 head_late
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_head__late;
	// \hdlname: core statistics pairing3 serving_on
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_serving__on;
	// \hdlname: core statistics pairing3 second_old
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_second__old;
	// \hdlname: core statistics pairing3 was_ambiguous
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_was__ambiguous;
	// \hdlname: core statistics pairing3 unsure
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_unsure;
	// \hdlname: core statistics pairing3 head_old
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_head__old;
	// \hdlname: core statistics pairing3 beyond
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing3_2e_beyond;
	// \hdlname: core statistics pairing3 fsm_state
	// \init: 0
	wire<2> p_core_2e_statistics_2e_pairing3_2e_fsm__state;
	// \hdlname: core statistics pairing3 head_age
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing3_2e_head__age;
	// \hdlname: core statistics pairing3 second_age
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing3_2e_second__age;
	// \hdlname: core statistics pairing3 last_age
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing3_2e_last__age;
	// \hdlname: core statistics pairing3 last
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing3_2e_last;
	// \hdlname: core statistics pairing3 young_age
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing3_2e_young__age;
	// \hdlname: core statistics pairing3 youngest
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing3_2e_youngest;
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
	// \hdlname: core statistics pairing2 head_late
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_head__late;
	// \hdlname: core statistics pairing2 serving_on
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_serving__on;
	// \hdlname: core statistics pairing2 second_old
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_second__old;
	// \hdlname: core statistics pairing2 was_ambiguous
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_was__ambiguous;
	// \hdlname: core statistics pairing2 unsure
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_unsure;
	// \hdlname: core statistics pairing2 head_old
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_head__old;
	// \hdlname: core statistics pairing2 beyond
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing2_2e_beyond;
	// \hdlname: core statistics pairing2 fsm_state
	// \init: 0
	wire<2> p_core_2e_statistics_2e_pairing2_2e_fsm__state;
	// \hdlname: core statistics pairing2 head_age
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing2_2e_head__age;
	// \hdlname: core statistics pairing2 second_age
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing2_2e_second__age;
	// \hdlname: core statistics pairing2 last_age
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing2_2e_last__age;
	// \hdlname: core statistics pairing2 last
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing2_2e_last;
	// \hdlname: core statistics pairing2 young_age
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing2_2e_young__age;
	// \hdlname: core statistics pairing2 youngest
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing2_2e_youngest;
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
	// \hdlname: core statistics pairing1 head_late
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_head__late;
	// \hdlname: core statistics pairing1 serving_on
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_serving__on;
	// \hdlname: core statistics pairing1 second_old
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_second__old;
	// \hdlname: core statistics pairing1 was_ambiguous
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_was__ambiguous;
	// \hdlname: core statistics pairing1 unsure
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_unsure;
	// \hdlname: core statistics pairing1 head_old
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_head__old;
	// \hdlname: core statistics pairing1 beyond
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing1_2e_beyond;
	// \hdlname: core statistics pairing1 fsm_state
	// \init: 0
	wire<2> p_core_2e_statistics_2e_pairing1_2e_fsm__state;
	// \hdlname: core statistics pairing1 head_age
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing1_2e_head__age;
	// \hdlname: core statistics pairing1 second_age
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing1_2e_second__age;
	// \hdlname: core statistics pairing1 last_age
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing1_2e_last__age;
	// \hdlname: core statistics pairing1 last
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing1_2e_last;
	// \hdlname: core statistics pairing1 young_age
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing1_2e_young__age;
	// \hdlname: core statistics pairing1 youngest
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing1_2e_youngest;
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
	// \hdlname: core statistics pairing0 head_late
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_head__late;
	// \hdlname: core statistics pairing0 serving_on
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_serving__on;
	// \hdlname: core statistics pairing0 second_old
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_second__old;
	// \hdlname: core statistics pairing0 was_ambiguous
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_was__ambiguous;
	// \hdlname: core statistics pairing0 unsure
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_unsure;
	// \hdlname: core statistics pairing0 head_old
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_head__old;
	// \hdlname: core statistics pairing0 beyond
	// \init: 0
	wire<1> p_core_2e_statistics_2e_pairing0_2e_beyond;
	// \hdlname: core statistics pairing0 fsm_state
	// \init: 0
	wire<2> p_core_2e_statistics_2e_pairing0_2e_fsm__state;
	// \hdlname: core statistics pairing0 head_age
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing0_2e_head__age;
	// \hdlname: core statistics pairing0 second_age
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing0_2e_second__age;
	// \hdlname: core statistics pairing0 last_age
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing0_2e_last__age;
	// \hdlname: core statistics pairing0 last
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing0_2e_last;
	// \hdlname: core statistics pairing0 young_age
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing0_2e_young__age;
	// \hdlname: core statistics pairing0 youngest
	// \init: 0
	wire<36> p_core_2e_statistics_2e_pairing0_2e_youngest;
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
	// \hdlname: core statistics outliers waiting
	// \init: 0
	wire<8> p_core_2e_statistics_2e_outliers_2e_waiting;
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
	// \hdlname: core statistics scalars$471 $signal$37
	// \init: 0
	wire<34> p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_37;
	// \hdlname: core statistics scalars$471 time
	// \init: 0
	wire<40> p_core_2e_statistics_2e_scalars_24_471_2e_time;
	// \hdlname: core statistics scalars$471 arrive_address
	// \init: 0
	wire<6> p_core_2e_statistics_2e_scalars_24_471_2e_arrive__address;
	// \hdlname: core statistics scalars$471 $signal$42
	// \init: 0
	wire<34> p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_42;
	// \hdlname: core statistics scalars$471 $signal$43
	// \init: 0
	wire<40> p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_43;
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
	// \hdlname: core statistics counters even$55 data
	// \init: 0
	wire<32> p_core_2e_statistics_2e_counters_2e_even_24_55_2e_data;
	// \hdlname: core statistics counters even$55 past1_address
	// \init: 0
	wire<8> p_core_2e_statistics_2e_counters_2e_even_24_55_2e_past1__address;
	// \hdlname: core statistics counters even$55 past1_valid
	// \init: 0
	wire<1> p_core_2e_statistics_2e_counters_2e_even_24_55_2e_past1__valid;
	// \hdlname: core statistics counters even$55 add_address$27
	// \init: 0
	wire<8> p_core_2e_statistics_2e_counters_2e_even_24_55_2e_add__address_24_27;
	// \hdlname: core statistics counters even$55 read_port__data
	wire<32> p_core_2e_statistics_2e_counters_2e_even_24_55_2e_read__port____data;
	// \hdlname: core statistics counters even$55 arrive_address
	// \init: 0
	wire<8> p_core_2e_statistics_2e_counters_2e_even_24_55_2e_arrive__address;
	// \hdlname: core statistics counters even$55 arrive_valid
	// \init: 0
	wire<1> p_core_2e_statistics_2e_counters_2e_even_24_55_2e_arrive__valid;
	// \hdlname: core statistics counters even$55 write_port__addr
	// \init: 0
	wire<8> p_core_2e_statistics_2e_counters_2e_even_24_55_2e_write__port____addr;
	// \hdlname: core statistics counters even$55 write_port__en
	// \init: 0
	wire<1> p_core_2e_statistics_2e_counters_2e_even_24_55_2e_write__port____en;
	// \hdlname: core statistics counters even$55 add_valid$16
	// \init: 0
	wire<1> p_core_2e_statistics_2e_counters_2e_even_24_55_2e_add__valid_24_16;
	// \hdlname: core statistics counters even$55 past2_data
	// \init: 0
	wire<32> p_core_2e_statistics_2e_counters_2e_even_24_55_2e_past2__data;
	// \hdlname: core statistics counters even$55 past1_data
	// \init: 0
	wire<32> p_core_2e_statistics_2e_counters_2e_even_24_55_2e_past1__data;
	// \hdlname: core statistics counters even$55 store_data
	// \init: 0
	wire<32> p_core_2e_statistics_2e_counters_2e_even_24_55_2e_store__data;
	// \hdlname: core statistics counters even$55 hit_past2
	// \init: 0
	wire<1> p_core_2e_statistics_2e_counters_2e_even_24_55_2e_hit__past2;
	// \hdlname: core statistics counters even$55 hit_past1
	// \init: 0
	wire<1> p_core_2e_statistics_2e_counters_2e_even_24_55_2e_hit__past1;
	// \hdlname: core statistics counters even$55 hit_store
	// \init: 0
	wire<1> p_core_2e_statistics_2e_counters_2e_even_24_55_2e_hit__store;
	// \hdlname: core statistics counters odd$56 data
	// \init: 0
	wire<32> p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_data;
	// \hdlname: core statistics counters odd$56 past1_address
	// \init: 0
	wire<8> p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_past1__address;
	// \hdlname: core statistics counters odd$56 past1_valid
	// \init: 0
	wire<1> p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_past1__valid;
	// \hdlname: core statistics counters odd$56 add_address$27
	// \init: 0
	wire<8> p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_add__address_24_27;
	// \hdlname: core statistics counters odd$56 read_port__data
	wire<32> p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_read__port____data;
	// \hdlname: core statistics counters odd$56 arrive_address
	// \init: 0
	wire<8> p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_arrive__address;
	// \hdlname: core statistics counters odd$56 arrive_valid
	// \init: 0
	wire<1> p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_arrive__valid;
	// \hdlname: core statistics counters odd$56 write_port__addr
	// \init: 0
	wire<8> p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_write__port____addr;
	// \hdlname: core statistics counters odd$56 write_port__en
	// \init: 0
	wire<1> p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_write__port____en;
	// \hdlname: core statistics counters odd$56 add_valid$16
	// \init: 0
	wire<1> p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_add__valid_24_16;
	// \hdlname: core statistics counters odd$56 past2_data
	// \init: 0
	wire<32> p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_past2__data;
	// \hdlname: core statistics counters odd$56 past1_data
	// \init: 0
	wire<32> p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_past1__data;
	// \hdlname: core statistics counters odd$56 store_data
	// \init: 0
	wire<32> p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_store__data;
	// \hdlname: core statistics counters odd$56 hit_past2
	// \init: 0
	wire<1> p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_hit__past2;
	// \hdlname: core statistics counters odd$56 hit_past1
	// \init: 0
	wire<1> p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_hit__past1;
	// \hdlname: core statistics counters odd$56 hit_store
	// \init: 0
	wire<1> p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_hit__store;
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
	// \hdlname: core statistics $signal$239
	// \init: 0
	wire<1> p_core_2e_statistics_2e__24_signal_24_239;
	// \hdlname: core statistics outcome__outlier
	// \init: 0
	wire<1> p_core_2e_statistics_2e_outcome____outlier;
	// \hdlname: core statistics outcome__value
	// \init: 0
	wire<34> p_core_2e_statistics_2e_outcome____value;
	// \hdlname: core statistics segment
	// \init: 0
	wire<2> p_core_2e_statistics_2e_segment;
	// \hdlname: core statistics $signal$216
	// \init: 0
	wire<1> p_core_2e_statistics_2e__24_signal_24_216;
	// \hdlname: core sender tx__valid
	// \init: 0
	wire<1> p_core_2e_sender_2e_tx____valid;
	// \hdlname: core sender sequence
	// \init: 0
	wire<32> p_core_2e_sender_2e_sequence;
	// \hdlname: core sender last
	// \init: 0
	wire<1> p_core_2e_sender_2e_last;
	// \hdlname: core sender count
	// \init: 0
	wire<7> p_core_2e_sender_2e_count;
	// \hdlname: core sender base
	// \init: 0
	wire<64> p_core_2e_sender_2e_base;
	// \hdlname: core sender $signal$62
	// \init: 0
	wire<16> p_core_2e_sender_2e__24_signal_24_62;
	// \hdlname: core sender $signal$57
	// \init: 0
	wire<8> p_core_2e_sender_2e__24_signal_24_57;
	// \hdlname: core sender word_is_crc
	// \init: 0
	wire<1> p_core_2e_sender_2e_word__is__crc;
	// \hdlname: core sender word
	// \init: 0
	wire<32> p_core_2e_sender_2e_word;
	// \hdlname: core sender word_valid
	// \init: 0
	wire<1> p_core_2e_sender_2e_word__valid;
	// \hdlname: core sender cut
	// \init: 0
	wire<1> p_core_2e_sender_2e_cut;
	// \hdlname: core sender left
	// \init: 0
	wire<7> p_core_2e_sender_2e_left;
	// \hdlname: core sender fsm_state
	// \init: 0
	wire<4> p_core_2e_sender_2e_fsm__state;
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
	// \hdlname: core tally_fired_stimulus count
	// \init: 0
	wire<32> p_core_2e_tally__fired__stimulus_2e_count;
	// \hdlname: core tally_blocked_stimulus count
	// \init: 0
	wire<32> p_core_2e_tally__blocked__stimulus_2e_count;
	// \hdlname: core tally_fired_stimulus2 count
	// \init: 0
	wire<32> p_core_2e_tally__fired__stimulus2_2e_count;
	// \hdlname: core tally_blocked_stimulus2 count
	// \init: 0
	wire<32> p_core_2e_tally__blocked__stimulus2_2e_count;
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
	value<1> prev_p_clk;
	bool posedge_p_clk() const {
		return !prev_p_clk.slice<0>().val() && p_clk.slice<0>().val();
	}
	// \hdlname: core registers memory
	memory<32> memory_p_core_2e_registers_2e_memory { 256u };
	// \hdlname: core events queue memory
	memory<88> memory_p_core_2e_events_2e_queue_2e_memory { 512u };
	// \hdlname: core statistics outliers words memory
	memory<32> memory_p_core_2e_statistics_2e_outliers_2e_words_2e_memory { 512u };
	// \hdlname: core statistics scalars$471 memory
	memory<64> memory_p_core_2e_statistics_2e_scalars_24_471_2e_memory { 64u };
	// \hdlname: core statistics histogram bins memory
	memory<32> memory_p_core_2e_statistics_2e_histogram_2e_bins_2e_memory { 8192u };
	// \hdlname: core statistics counters even$55 memory
	memory<32> memory_p_core_2e_statistics_2e_counters_2e_even_24_55_2e_memory { 256u };
	// \hdlname: core statistics counters odd$56 memory
	memory<32> memory_p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_memory { 256u };
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
		if (p_front__end_2e_input__delay_2e_line7.commit(observer)) changed = true;
		if (p_front__end_2e_input__delay_2e_line6.commit(observer)) changed = true;
		if (p_front__end_2e_input__delay_2e_line5.commit(observer)) changed = true;
		if (p_front__end_2e_input__delay_2e_line4.commit(observer)) changed = true;
		if (p_front__end_2e_input__delay_2e_line3.commit(observer)) changed = true;
		if (p_front__end_2e_input__delay_2e_line2.commit(observer)) changed = true;
		if (p_front__end_2e_input__delay_2e_line1.commit(observer)) changed = true;
		if (p_front__end_2e_input__delay_2e_line0.commit(observer)) changed = true;
		if (p_front__end_2e_output__delay_2e_line3.commit(observer)) changed = true;
		if (p_front__end_2e_output__delay_2e_line2.commit(observer)) changed = true;
		if (p_front__end_2e_output__delay_2e_line1.commit(observer)) changed = true;
		if (p_front__end_2e_output__delay_2e_line0.commit(observer)) changed = true;
		if (p_core_2e_kick.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____segment3__threshold__high.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____segment3__threshold__low.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____segment3__timeout__high.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____segment3__timeout__low.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____segment3__least__high.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____segment3__least__low.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____segment3__mode.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____segment2__threshold__high.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____segment2__threshold__low.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____segment2__timeout__high.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____segment2__timeout__low.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____segment2__least__high.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____segment2__least__low.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____segment2__mode.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____segment1__threshold__high.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____segment1__threshold__low.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____segment1__timeout__high.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____segment1__timeout__low.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____segment1__least__high.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____segment1__least__low.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____segment1__mode.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____segment0__threshold__high.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____segment0__threshold__low.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____segment0__timeout__high.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____segment0__timeout__low.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____segment0__least__high.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____segment0__least__low.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____segment0__mode.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____stimulus2__seed.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____stimulus2__span__high.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____stimulus2__span__low.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____stimulus2__gap.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____stimulus2__burst.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____stimulus2__count.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____stimulus2__delay__high.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____stimulus2__delay__low.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____stimulus2__width.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____stimulus2__period__high.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____stimulus2__period__low.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____stimulus2__mode.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____stimulus__seed.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____stimulus__span__high.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____stimulus__span__low.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____stimulus__gap.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____stimulus__burst.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____stimulus__count.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____stimulus__delay__high.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____stimulus__delay__low.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____stimulus__width.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____stimulus__period__high.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____stimulus__period__low.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____stimulus__mode.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____input__aux.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____input__done.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____input__task.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____input__isr.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_snapshot__written.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____snapshot.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____watchdog.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____flush.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_control__written.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____control.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_soft__reset.commit(observer)) changed = true;
		if (p_core_2e_registers_2e__24_signature____data_24_204.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_now__high__1.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_now__high__0.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_group__e0.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_group__d0.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_group__c0.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_group__b0.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__segment3__threshold__high.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__segment3__threshold__low.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__segment3__timeout__high.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__segment3__timeout__low.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__segment3__least__high.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__segment3__least__low.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__segment3__mode.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__segment2__threshold__high.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__segment2__threshold__low.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__segment2__timeout__high.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__segment2__timeout__low.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__segment2__least__high.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__segment2__least__low.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__segment2__mode.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__segment1__threshold__high.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__segment1__threshold__low.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__segment1__timeout__high.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__segment1__timeout__low.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__segment1__least__high.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__segment1__least__low.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__segment1__mode.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__segment0__threshold__high.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__segment0__threshold__low.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__segment0__timeout__high.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__segment0__timeout__low.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__segment0__least__high.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__segment0__least__low.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__segment0__mode.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__stimulus2__seed.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__stimulus2__span__high.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__stimulus2__span__low.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__stimulus2__gap.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__stimulus2__burst.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__stimulus2__count.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__stimulus2__delay__high.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__stimulus2__delay__low.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__stimulus2__width.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__stimulus2__period__high.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__stimulus2__period__low.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__stimulus2__mode.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__stimulus__seed.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__stimulus__span__high.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__stimulus__span__low.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__stimulus__gap.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__stimulus__burst.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__stimulus__count.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__stimulus__delay__high.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__stimulus__delay__low.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__stimulus__width.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__stimulus__period__high.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__stimulus__period__low.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__stimulus__mode.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__input__aux.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__input__done.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__input__task.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__input__isr.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__snapshot.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__watchdog.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__flush.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__control.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_configuration____reset.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_enable__reset.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_fsm__state_24_22.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_client.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_counted.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_copied.commit(observer)) changed = true;
		if (p_core_2e_registers_2e__24_signature____addr_24_13.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_permitted.commit(observer)) changed = true;
		if (p_core_2e_registers_2e_fsm__state.commit(observer)) changed = true;
		if (p_core_2e_command__port_2e_bad__frames.commit(observer)) changed = true;
		if (p_core_2e_command__port_2e_left.commit(observer)) changed = true;
		if (p_core_2e_command__port_2e_crc.commit(observer)) changed = true;
		if (p_core_2e_command__port_2e_bad.commit(observer)) changed = true;
		if (p_core_2e_command__port_2e_fsm__state.commit(observer)) changed = true;
		if (p_core_2e_command__port_2e_window.commit(observer)) changed = true;
		if (p_core_2e_replies_2e_payload____word____payload.commit(observer)) changed = true;
		if (p_core_2e_replies_2e_read____address.commit(observer)) changed = true;
		if (p_core_2e_replies_2e_refused.commit(observer)) changed = true;
		if (p_core_2e_replies_2e_left.commit(observer)) changed = true;
		if (p_core_2e_replies_2e_fsm__state.commit(observer)) changed = true;
		if (p_core_2e_time_2e_segment1.commit(observer)) changed = true;
		if (p_core_2e_time_2e_carry.commit(observer)) changed = true;
		if (p_core_2e_time_2e_segment0.commit(observer)) changed = true;
		if (p_core_2e_time_2e_carry1.commit(observer)) changed = true;
		if (p_core_2e_time_2e_full1.commit(observer)) changed = true;
		if (p_core_2e_watchdog_2e_tripped.commit(observer)) changed = true;
		if (p_core_2e_watchdog_2e_watching.commit(observer)) changed = true;
		if (p_core_2e_watchdog_2e_enabled.commit(observer)) changed = true;
		if (p_core_2e_watchdog_2e_silence.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_pulse_2e_width.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_pulse_2e_until.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_pulse_2e_line.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_pulse_2e_settled.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_pulse_2e_release.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_pulse_2e_end__sub.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_pulse_2e_fired.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_pulse_2e_fired__sub.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_pulse_2e_blocked.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_pulse_2e_hold_2e_due.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_pulse_2e_hold_2e_held.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_pulse_2e_hold_2e_active.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_pulse_2e_hold_2e_hold.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_schedule_2e_point__sub.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_schedule_2e_lead.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_schedule_2e_last.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_schedule_2e_gap.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_schedule_2e_again.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_schedule_2e_finite.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_schedule_2e_left.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_schedule_2e_remaining.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_schedule_2e_burst.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_schedule_2e_sub.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_schedule_2e_dither_2e_interval.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_schedule_2e_dither_2e_least.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_schedule_2e_dither_2e_steps.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_schedule_2e_dither_2e_odd.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_schedule_2e_dither_2e_fraction.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_schedule_2e_dither_2e_rejected.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_schedule_2e_dither_2e_span.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_schedule_2e_dither_2e_mode.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_schedule_2e_dither_2e_product.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_schedule_2e_dither_2e_result.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_schedule_2e_dither_2e_budget.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_schedule_2e_dither_2e_random.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_schedule_2e_dither_2e_state.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_schedule_2e_wait_2e_active.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_schedule_2e_wait_2e_due.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_schedule_2e_wait_2e_held.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_schedule_2e_wait_2e_wait.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_schedule_2e_train_2e_active.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_schedule_2e_train_2e_due.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_schedule_2e_train_2e_held.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_schedule_2e_train_2e_train.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_blocked.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_output.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_running.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_active__low.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_sub_24_22.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_valid.commit(observer)) changed = true;
		if (p_core_2e_stimulus_2e_fresh.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_pulse_2e_width.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_pulse_2e_until.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_pulse_2e_line.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_pulse_2e_settled.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_pulse_2e_release.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_pulse_2e_end__sub.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_pulse_2e_fired.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_pulse_2e_fired__sub.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_pulse_2e_blocked.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_pulse_2e_hold_2e_due.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_pulse_2e_hold_2e_held.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_pulse_2e_hold_2e_active.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_pulse_2e_hold_2e_hold.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_schedule_2e_point__sub.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_schedule_2e_lead.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_schedule_2e_last.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_schedule_2e_gap.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_schedule_2e_again.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_schedule_2e_finite.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_schedule_2e_left.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_schedule_2e_remaining.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_schedule_2e_burst.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_schedule_2e_sub.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_interval.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_least.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_steps.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_odd.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_fraction.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_rejected.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_span.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_mode.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_product.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_result.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_budget.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_random.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_state.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_schedule_2e_wait_2e_active.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_schedule_2e_wait_2e_due.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_schedule_2e_wait_2e_held.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_schedule_2e_wait_2e_wait.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_schedule_2e_train_2e_active.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_schedule_2e_train_2e_due.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_schedule_2e_train_2e_held.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_schedule_2e_train_2e_train.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_blocked.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_output.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_running.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_active__low.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_sub_24_22.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_valid.commit(observer)) changed = true;
		if (p_core_2e_stimulus2_2e_fresh.commit(observer)) changed = true;
		if (p_core_2e_loopback__stimulus_2e_line1.commit(observer)) changed = true;
		if (p_core_2e_loopback__stimulus_2e_line0.commit(observer)) changed = true;
		if (p_core_2e_loopback__stimulus2_2e_line1.commit(observer)) changed = true;
		if (p_core_2e_loopback__stimulus2_2e_line0.commit(observer)) changed = true;
		if (p_core_2e_lane__isr_2e_slot.commit(observer)) changed = true;
		if (p_core_2e_lane__isr_2e_changes__before.commit(observer)) changed = true;
		if (p_core_2e_lane__isr_2e_suppressed.commit(observer)) changed = true;
		if (p_core_2e_lane__isr_2e_further.commit(observer)) changed = true;
		if (p_core_2e_lane__isr_2e_passing.commit(observer)) changed = true;
		if (p_core_2e_lane__isr_2e_settled.commit(observer)) changed = true;
		if (p_core_2e_lane__isr_2e_accepted.commit(observer)) changed = true;
		if (p_core_2e_lane__isr_2e_shift.commit(observer)) changed = true;
		if (p_core_2e_lane__isr_2e_busy__here.commit(observer)) changed = true;
		if (p_core_2e_lane__isr_2e_whole.commit(observer)) changed = true;
		if (p_core_2e_lane__isr_2e_busy.commit(observer)) changed = true;
		if (p_core_2e_lane__isr_2e_rest.commit(observer)) changed = true;
		if (p_core_2e_lane__isr_2e_levels.commit(observer)) changed = true;
		if (p_core_2e_tally__multi__isr_2e_count.commit(observer)) changed = true;
		if (p_core_2e_tally__glitches__isr_2e_count.commit(observer)) changed = true;
		if (p_core_2e_lane__task_2e_slot.commit(observer)) changed = true;
		if (p_core_2e_lane__task_2e_changes__before.commit(observer)) changed = true;
		if (p_core_2e_lane__task_2e_suppressed.commit(observer)) changed = true;
		if (p_core_2e_lane__task_2e_further.commit(observer)) changed = true;
		if (p_core_2e_lane__task_2e_passing.commit(observer)) changed = true;
		if (p_core_2e_lane__task_2e_settled.commit(observer)) changed = true;
		if (p_core_2e_lane__task_2e_accepted.commit(observer)) changed = true;
		if (p_core_2e_lane__task_2e_shift.commit(observer)) changed = true;
		if (p_core_2e_lane__task_2e_busy__here.commit(observer)) changed = true;
		if (p_core_2e_lane__task_2e_whole.commit(observer)) changed = true;
		if (p_core_2e_lane__task_2e_busy.commit(observer)) changed = true;
		if (p_core_2e_lane__task_2e_rest.commit(observer)) changed = true;
		if (p_core_2e_lane__task_2e_levels.commit(observer)) changed = true;
		if (p_core_2e_tally__multi__task_2e_count.commit(observer)) changed = true;
		if (p_core_2e_tally__glitches__task_2e_count.commit(observer)) changed = true;
		if (p_core_2e_lane__done_2e_slot.commit(observer)) changed = true;
		if (p_core_2e_lane__done_2e_changes__before.commit(observer)) changed = true;
		if (p_core_2e_lane__done_2e_suppressed.commit(observer)) changed = true;
		if (p_core_2e_lane__done_2e_further.commit(observer)) changed = true;
		if (p_core_2e_lane__done_2e_passing.commit(observer)) changed = true;
		if (p_core_2e_lane__done_2e_settled.commit(observer)) changed = true;
		if (p_core_2e_lane__done_2e_accepted.commit(observer)) changed = true;
		if (p_core_2e_lane__done_2e_shift.commit(observer)) changed = true;
		if (p_core_2e_lane__done_2e_busy__here.commit(observer)) changed = true;
		if (p_core_2e_lane__done_2e_whole.commit(observer)) changed = true;
		if (p_core_2e_lane__done_2e_busy.commit(observer)) changed = true;
		if (p_core_2e_lane__done_2e_rest.commit(observer)) changed = true;
		if (p_core_2e_lane__done_2e_levels.commit(observer)) changed = true;
		if (p_core_2e_tally__multi__done_2e_count.commit(observer)) changed = true;
		if (p_core_2e_tally__glitches__done_2e_count.commit(observer)) changed = true;
		if (p_core_2e_lane__aux_2e_slot.commit(observer)) changed = true;
		if (p_core_2e_lane__aux_2e_changes__before.commit(observer)) changed = true;
		if (p_core_2e_lane__aux_2e_suppressed.commit(observer)) changed = true;
		if (p_core_2e_lane__aux_2e_further.commit(observer)) changed = true;
		if (p_core_2e_lane__aux_2e_passing.commit(observer)) changed = true;
		if (p_core_2e_lane__aux_2e_settled.commit(observer)) changed = true;
		if (p_core_2e_lane__aux_2e_accepted.commit(observer)) changed = true;
		if (p_core_2e_lane__aux_2e_shift.commit(observer)) changed = true;
		if (p_core_2e_lane__aux_2e_busy__here.commit(observer)) changed = true;
		if (p_core_2e_lane__aux_2e_whole.commit(observer)) changed = true;
		if (p_core_2e_lane__aux_2e_busy.commit(observer)) changed = true;
		if (p_core_2e_lane__aux_2e_rest.commit(observer)) changed = true;
		if (p_core_2e_lane__aux_2e_levels.commit(observer)) changed = true;
		if (p_core_2e_tally__multi__aux_2e_count.commit(observer)) changed = true;
		if (p_core_2e_tally__glitches__aux_2e_count.commit(observer)) changed = true;
		if (p_core_2e_slot__stimulus_2e_line3.commit(observer)) changed = true;
		if (p_core_2e_slot__stimulus_2e_line2.commit(observer)) changed = true;
		if (p_core_2e_slot__stimulus_2e_line1.commit(observer)) changed = true;
		if (p_core_2e_slot__stimulus_2e_line0.commit(observer)) changed = true;
		if (p_core_2e_slot__stimulus2_2e_line3.commit(observer)) changed = true;
		if (p_core_2e_slot__stimulus2_2e_line2.commit(observer)) changed = true;
		if (p_core_2e_slot__stimulus2_2e_line1.commit(observer)) changed = true;
		if (p_core_2e_slot__stimulus2_2e_line0.commit(observer)) changed = true;
		if (p_core_2e_events_2e_words_2e_is__open.commit(observer)) changed = true;
		if (p_core_2e_events_2e_words_2e_fsm__state.commit(observer)) changed = true;
		if (p_core_2e_events_2e_words_2e_tick.commit(observer)) changed = true;
		if (p_core_2e_events_2e_words_2e_source.commit(observer)) changed = true;
		if (p_core_2e_events_2e_words_2e__24_signal_24_11.commit(observer)) changed = true;
		if (p_core_2e_events_2e_words_2e_multi.commit(observer)) changed = true;
		if (p_core_2e_events_2e_words_2e_gone.commit(observer)) changed = true;
		if (p_core_2e_events_2e_words_2e_low.commit(observer)) changed = true;
		if (p_core_2e_events_2e_words_2e_last__tick.commit(observer)) changed = true;
		if (p_core_2e_events_2e_words_2e_high.commit(observer)) changed = true;
		if (p_core_2e_events_2e_words_2e_delta.commit(observer)) changed = true;
		if (p_core_2e_events_2e_words_2e_offered__source.commit(observer)) changed = true;
		if (p_core_2e_events_2e_words_2e__24_signal_24_23.commit(observer)) changed = true;
		if (p_core_2e_events_2e_words_2e_offered__multi.commit(observer)) changed = true;
		if (p_core_2e_events_2e_words_2e_offered.commit(observer)) changed = true;
		if (p_core_2e_events_2e_words_2e_is__first.commit(observer)) changed = true;
		if (p_core_2e_events_2e_words_2e_is__loss.commit(observer)) changed = true;
		if (p_core_2e_events_2e_words_2e_loss__offered.commit(observer)) changed = true;
		if (p_core_2e_events_2e_words_2e_loss__index.commit(observer)) changed = true;
		if (p_core_2e_events_2e_words_2e_loss__word.commit(observer)) changed = true;
		if (p_core_2e_events_2e_words_2e_flush__timer.commit(observer)) changed = true;
		if (p_core_2e_events_2e_words_2e_armed.commit(observer)) changed = true;
		if (p_core_2e_events_2e_words_2e_payload____request.commit(observer)) changed = true;
		if (p_core_2e_events_2e_queue_2e_write__pointer.commit(observer)) changed = true;
		if (p_core_2e_events_2e_queue_2e_read__pointer.commit(observer)) changed = true;
		if (p_core_2e_events_2e_queue_2e_fetched.commit(observer)) changed = true;
		if (p_core_2e_events_2e_queue_2e_read__port____data_24_19.commit(observer)) changed = true;
		if (p_core_2e_events_2e_queue_2e_read____payload.commit(observer)) changed = true;
		if (p_core_2e_events_2e_queue_2e_read____valid.commit(observer)) changed = true;
		if (p_core_2e_events_2e_queue_2e_level.commit(observer)) changed = true;
		if (p_core_2e_events_2e_lost__total.commit(observer)) changed = true;
		if (p_core_2e_events_2e_queued__5.commit(observer)) changed = true;
		if (p_core_2e_events_2e_lost____5.commit(observer)) changed = true;
		if (p_core_2e_events_2e_sent____5.commit(observer)) changed = true;
		if (p_core_2e_events_2e_seen____5.commit(observer)) changed = true;
		if (p_core_2e_events_2e_queued__4.commit(observer)) changed = true;
		if (p_core_2e_events_2e_lost____4.commit(observer)) changed = true;
		if (p_core_2e_events_2e_sent____4.commit(observer)) changed = true;
		if (p_core_2e_events_2e_seen____4.commit(observer)) changed = true;
		if (p_core_2e_events_2e_queued__3.commit(observer)) changed = true;
		if (p_core_2e_events_2e_lost____3.commit(observer)) changed = true;
		if (p_core_2e_events_2e_sent____3.commit(observer)) changed = true;
		if (p_core_2e_events_2e_seen____3.commit(observer)) changed = true;
		if (p_core_2e_events_2e_queued__2.commit(observer)) changed = true;
		if (p_core_2e_events_2e_lost____2.commit(observer)) changed = true;
		if (p_core_2e_events_2e_sent____2.commit(observer)) changed = true;
		if (p_core_2e_events_2e_seen____2.commit(observer)) changed = true;
		if (p_core_2e_events_2e_queued__1.commit(observer)) changed = true;
		if (p_core_2e_events_2e_lost____1.commit(observer)) changed = true;
		if (p_core_2e_events_2e_sent____1.commit(observer)) changed = true;
		if (p_core_2e_events_2e_seen____1.commit(observer)) changed = true;
		if (p_core_2e_events_2e_queued__0.commit(observer)) changed = true;
		if (p_core_2e_events_2e_lost____0.commit(observer)) changed = true;
		if (p_core_2e_events_2e_sent____0.commit(observer)) changed = true;
		if (p_core_2e_events_2e_seen____0.commit(observer)) changed = true;
		if (p_core_2e_events_2e_loss__end.commit(observer)) changed = true;
		if (p_core_2e_events_2e_begin.commit(observer)) changed = true;
		if (p_core_2e_events_2e_loss__counts____5.commit(observer)) changed = true;
		if (p_core_2e_events_2e_interval__5.commit(observer)) changed = true;
		if (p_core_2e_events_2e_loss__counts____4.commit(observer)) changed = true;
		if (p_core_2e_events_2e_interval__4.commit(observer)) changed = true;
		if (p_core_2e_events_2e_loss__counts____3.commit(observer)) changed = true;
		if (p_core_2e_events_2e_interval__3.commit(observer)) changed = true;
		if (p_core_2e_events_2e_loss__counts____2.commit(observer)) changed = true;
		if (p_core_2e_events_2e_interval__2.commit(observer)) changed = true;
		if (p_core_2e_events_2e_loss__counts____1.commit(observer)) changed = true;
		if (p_core_2e_events_2e_interval__1.commit(observer)) changed = true;
		if (p_core_2e_events_2e_loss__counts____0.commit(observer)) changed = true;
		if (p_core_2e_events_2e_interval__0.commit(observer)) changed = true;
		if (p_core_2e_events_2e_end.commit(observer)) changed = true;
		if (p_core_2e_events_2e_record__busy.commit(observer)) changed = true;
		if (p_core_2e_events_2e_losing.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_last__passed.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_last__late.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_head__late.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_serving__on.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_second__old.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_was__ambiguous.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_unsure.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_head__old.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_beyond.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_fsm__state.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_head__age.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_second__age.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_last__age.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_last.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_young__age.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_youngest.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_outcome____payload____classes.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_outcome____payload____young__valid.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_outcome____payload____young.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_outcome____payload____sample.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_outcome____payload____outlier.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_outcome____payload____value.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_outcome____payload____edge.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_outcome____payload____coalesced.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_outcome____payload____early.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_outcome____payload____ambiguous.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_outcome____payload____unsure.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_outcome____payload____time.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_outcome____valid.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____read__address.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____write__data.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____write__address.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____write__valid.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_pending_2e_second.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____read__valid.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_pending_2e_head.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_pending_2e_level.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_pending_2e_write__pointer.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing3_2e_pending_2e_waiting.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_last__passed.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_last__late.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_head__late.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_serving__on.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_second__old.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_was__ambiguous.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_unsure.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_head__old.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_beyond.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_fsm__state.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_head__age.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_second__age.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_last__age.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_last.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_young__age.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_youngest.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_outcome____payload____classes.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_outcome____payload____young__valid.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_outcome____payload____young.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_outcome____payload____sample.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_outcome____payload____outlier.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_outcome____payload____value.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_outcome____payload____edge.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_outcome____payload____coalesced.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_outcome____payload____early.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_outcome____payload____ambiguous.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_outcome____payload____unsure.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_outcome____payload____time.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_outcome____valid.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____read__address.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____write__data.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____write__address.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____write__valid.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_pending_2e_second.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____read__valid.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_pending_2e_head.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_pending_2e_level.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_pending_2e_write__pointer.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing2_2e_pending_2e_waiting.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_last__passed.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_last__late.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_head__late.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_serving__on.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_second__old.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_was__ambiguous.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_unsure.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_head__old.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_beyond.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_fsm__state.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_head__age.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_second__age.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_last__age.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_last.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_young__age.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_youngest.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_outcome____payload____classes.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_outcome____payload____young__valid.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_outcome____payload____young.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_outcome____payload____sample.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_outcome____payload____outlier.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_outcome____payload____value.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_outcome____payload____edge.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_outcome____payload____coalesced.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_outcome____payload____early.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_outcome____payload____ambiguous.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_outcome____payload____unsure.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_outcome____payload____time.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_outcome____valid.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____read__address.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____write__data.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____write__address.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____write__valid.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_pending_2e_second.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____read__valid.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_pending_2e_head.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_pending_2e_level.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_pending_2e_write__pointer.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing1_2e_pending_2e_waiting.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_last__passed.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_last__late.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_head__late.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_serving__on.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_second__old.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_was__ambiguous.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_unsure.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_head__old.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_beyond.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_fsm__state.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_head__age.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_second__age.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_last__age.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_last.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_young__age.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_youngest.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_outcome____payload____classes.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_outcome____payload____young__valid.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_outcome____payload____young.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_outcome____payload____sample.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_outcome____payload____outlier.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_outcome____payload____value.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_outcome____payload____edge.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_outcome____payload____coalesced.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_outcome____payload____early.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_outcome____payload____ambiguous.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_outcome____payload____unsure.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_outcome____payload____time.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_outcome____valid.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____read__address.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____write__data.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____write__address.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____write__valid.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_pending_2e_second.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____read__valid.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_pending_2e_head.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_pending_2e_level.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_pending_2e_write__pointer.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pairing0_2e_pending_2e_waiting.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_dump_2e_issue.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_dump_2e_shown.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_dump_2e_flying.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_dump_2e_value.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_dump_2e_area.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_dump_2e_coming.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_dump_2e__24_signal_24_25.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_dump_2e_open__.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_dump_2e_fsm__state.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_dump_2e_segment.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_dump_2e_status__address.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_snapshot_2e__24_signal.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_snapshot_2e_asked__number.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_snapshot_2e_following.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_snapshot_2e_wanted.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_snapshot_2e_again.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_snapshot_2e_fsm__state.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_snapshot_2e_second__pass.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_snapshot_2e_clear__index.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_snapshot_2e_clear__segment.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_snapshot_2e_clearing.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_snapshot_2e_bank.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_snapshot_2e_taken.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_outliers_2e_waiting.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_outliers_2e_step.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_outliers_2e_record.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_outliers_2e_complete.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_outliers_2e_part.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_outliers_2e_open__.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_outliers_2e_armed.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_outliers_2e_outlier__flush.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_outliers_2e_sent.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_outliers_2e_words_2e_read____valid.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_outliers_2e_words_2e_read____payload.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_outliers_2e_words_2e_read__port____data_24_19.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_outliers_2e_words_2e_fetched.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_outliers_2e_words_2e_read__pointer.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_outliers_2e_words_2e_write__pointer.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_outliers_2e_words_2e_level.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_scalars_24_471_2e_fetch.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_scalars_24_471_2e_row.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_scalars_24_471_2e_place.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_scalars_24_471_2e_change__value.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_scalars_24_471_2e_carry.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_17.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_19.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_scalars_24_471_2e_change__address.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_scalars_24_471_2e_change__time.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_23.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_scalars_24_471_2e_write__port____en.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_scalars_24_471_2e_write__port____addr.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_scalars_24_471_2e_write__port____data.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_32.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_37.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_scalars_24_471_2e_time.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_scalars_24_471_2e_arrive__address.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_42.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_43.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_scalars_24_471_2e_read__port____data.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_scalars_24_471_2e_data.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_histogram_2e_add__valid.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_histogram_2e_place2.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_histogram_2e__24_signal.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_histogram_2e__24_signal_24_26.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_histogram_2e_encoder_2e_bin.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_histogram_2e_encoder_2e_shift.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_histogram_2e_encoder_2e_value_24_2.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_histogram_2e_bins_2e_data.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_histogram_2e_bins_2e_past1__address.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_histogram_2e_bins_2e_past1__valid.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_histogram_2e_bins_2e_add__address_24_27.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_histogram_2e_bins_2e_read__port____data.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_histogram_2e_bins_2e_arrive__address.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_histogram_2e_bins_2e_arrive__valid.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_histogram_2e_bins_2e_write__port____addr.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_histogram_2e_bins_2e_write__port____en.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_histogram_2e_bins_2e_add__valid_24_16.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_histogram_2e_bins_2e_past2__data.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_histogram_2e_bins_2e_past1__data.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_histogram_2e_bins_2e_store__data.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_histogram_2e_bins_2e_hit__past2.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_histogram_2e_bins_2e_hit__past1.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_histogram_2e_bins_2e_hit__store.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_octave.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e__24_signal.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_young.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_classes0.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_young__waits.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_place.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_classes1.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_even_24_55_2e_data.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_even_24_55_2e_past1__address.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_even_24_55_2e_past1__valid.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_even_24_55_2e_add__address_24_27.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_even_24_55_2e_read__port____data.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_even_24_55_2e_arrive__address.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_even_24_55_2e_arrive__valid.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_even_24_55_2e_write__port____addr.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_even_24_55_2e_write__port____en.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_even_24_55_2e_add__valid_24_16.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_even_24_55_2e_past2__data.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_even_24_55_2e_past1__data.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_even_24_55_2e_store__data.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_even_24_55_2e_hit__past2.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_even_24_55_2e_hit__past1.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_even_24_55_2e_hit__store.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_data.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_past1__address.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_past1__valid.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_add__address_24_27.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_read__port____data.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_arrive__address.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_arrive__valid.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_write__port____addr.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_write__port____en.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_add__valid_24_16.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_past2__data.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_past1__data.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_store__data.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_hit__past2.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_hit__past1.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_hit__store.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pending_24_468_2e_arrived3.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pending_24_468_2e_arrived2.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pending_24_468_2e_arrived1.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pending_24_468_2e_arrived0.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pending_24_468_2e_read__port____data.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pending_24_468_2e_rings____3____data__valid.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pending_24_468_2e_rings____2____data__valid.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pending_24_468_2e_rings____1____data__valid.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pending_24_468_2e_rings____0____data__valid.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_pending_24_468_2e_rings____3____data.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_router_2e_cut__passed.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_router_2e__24_signal_24_4.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_router_2e_causes0.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_router_2e_responses0.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_router_2e_reversed0.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_router_2e_ticks0.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_router_2e_response__edge0.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_router_2e_cause__edge0.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_router_2e_response__sub0.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_router_2e_cause__sub0.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_router_2e_causes1.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_router_2e_responses1.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_router_2e_reversed1.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_router_2e_ticks1.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_router_2e_response__edge1.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_router_2e_cause__edge1.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_router_2e_response__sub1.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_router_2e_cause__sub1.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_router_2e_causes2.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_router_2e_responses2.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_router_2e_reversed2.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_router_2e_ticks2.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_router_2e_response__edge2.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_router_2e_cause__edge2.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_router_2e_response__sub2.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_router_2e_cause__sub2.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_router_2e_causes3.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_router_2e_responses3.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_router_2e_reversed3.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_router_2e_ticks3.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_router_2e_response__edge3.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_router_2e_cause__edge3.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_router_2e_response__sub3.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_router_2e_cause__sub3.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_router_2e_clocks.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_rows_2e_write__pointer.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_rows_2e_read__pointer.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_rows_2e_fetched.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_rows_2e_read__port____data_24_19.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_rows_2e_read____payload.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_rows_2e_read____valid.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_rows_2e_level.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_rows__lost.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_level3.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_level2.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_level1.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_level0.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_base_24_300.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_outcome____unsure.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_outcome____ambiguous.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_outcome____early.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_outcome____coalesced.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_time.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_edge.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_young.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_young__valid.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_outcome____classes.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_outcome____sample.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e__24_signal_24_239.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_outcome____outlier.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_outcome____value.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e_segment.commit(observer)) changed = true;
		if (p_core_2e_statistics_2e__24_signal_24_216.commit(observer)) changed = true;
		if (p_core_2e_sender_2e_tx____valid.commit(observer)) changed = true;
		if (p_core_2e_sender_2e_sequence.commit(observer)) changed = true;
		if (p_core_2e_sender_2e_last.commit(observer)) changed = true;
		if (p_core_2e_sender_2e_count.commit(observer)) changed = true;
		if (p_core_2e_sender_2e_base.commit(observer)) changed = true;
		if (p_core_2e_sender_2e__24_signal_24_62.commit(observer)) changed = true;
		if (p_core_2e_sender_2e__24_signal_24_57.commit(observer)) changed = true;
		if (p_core_2e_sender_2e_word__is__crc.commit(observer)) changed = true;
		if (p_core_2e_sender_2e_word.commit(observer)) changed = true;
		if (p_core_2e_sender_2e_word__valid.commit(observer)) changed = true;
		if (p_core_2e_sender_2e_cut.commit(observer)) changed = true;
		if (p_core_2e_sender_2e_left.commit(observer)) changed = true;
		if (p_core_2e_sender_2e_fsm__state.commit(observer)) changed = true;
		if (p_core_2e_sender_2e_byte.commit(observer)) changed = true;
		if (p_core_2e_sender_2e_crc.commit(observer)) changed = true;
		if (p_core_2e_sender_2e_shift.commit(observer)) changed = true;
		if (p_core_2e_sender_2e_shift__is__crc.commit(observer)) changed = true;
		if (p_core_2e_sender_2e_grant.commit(observer)) changed = true;
		if (p_core_2e_sender_2e_turn.commit(observer)) changed = true;
		if (p_core_2e_tally__fired__stimulus_2e_count.commit(observer)) changed = true;
		if (p_core_2e_tally__blocked__stimulus_2e_count.commit(observer)) changed = true;
		if (p_core_2e_tally__fired__stimulus2_2e_count.commit(observer)) changed = true;
		if (p_core_2e_tally__blocked__stimulus2_2e_count.commit(observer)) changed = true;
		prev_p_clk = p_clk;
		if (memory_p_core_2e_registers_2e_memory.commit(observer)) changed = true;
		if (memory_p_core_2e_events_2e_queue_2e_memory.commit(observer)) changed = true;
		if (memory_p_core_2e_statistics_2e_outliers_2e_words_2e_memory.commit(observer)) changed = true;
		if (memory_p_core_2e_statistics_2e_scalars_24_471_2e_memory.commit(observer)) changed = true;
		if (memory_p_core_2e_statistics_2e_histogram_2e_bins_2e_memory.commit(observer)) changed = true;
		if (memory_p_core_2e_statistics_2e_counters_2e_even_24_55_2e_memory.commit(observer)) changed = true;
		if (memory_p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_memory.commit(observer)) changed = true;
		if (memory_p_core_2e_statistics_2e_pending_24_468_2e_memory.commit(observer)) changed = true;
		if (memory_p_core_2e_statistics_2e_rows_2e_memory.commit(observer)) changed = true;
		return changed;
	}

	bool commit() override {
		observer observer;
		return commit<>(observer);
	}

	void debug_info(debug_items *items, debug_scopes *scopes, std::string path, metadata_map &&cell_attrs = {}) override;
}; // struct p_instrument

} // namespace cxxrtl_design

#endif // __cplusplus

#endif
