#include "core.h"

#if defined(CXXRTL_INCLUDE_CAPI_IMPL) || \
    defined(CXXRTL_INCLUDE_VCD_CAPI_IMPL)
#include <cxxrtl/capi/cxxrtl_capi.cc>
#endif

#if defined(CXXRTL_INCLUDE_VCD_CAPI_IMPL)
#include <cxxrtl/capi/cxxrtl_capi_vcd.cc>
#endif

using namespace cxxrtl_yosys;

namespace cxxrtl_design {

void p_instrument::reset() {
	p_front__end_2e_input__delay_2e_line7 = wire<2>{0u};
	p_front__end_2e_input__delay_2e_line6 = wire<2>{0u};
	p_front__end_2e_input__delay_2e_line5 = wire<2>{0u};
	p_front__end_2e_input__delay_2e_line4 = wire<2>{0u};
	p_front__end_2e_input__delay_2e_line3 = wire<2>{0u};
	p_front__end_2e_input__delay_2e_line2 = wire<2>{0u};
	p_front__end_2e_input__delay_2e_line1 = wire<2>{0u};
	p_front__end_2e_input__delay_2e_line0 = wire<2>{0u};
	p_front__end_2e_output__delay_2e_line3 = wire<1>{0u};
	p_front__end_2e_output__delay_2e_line2 = wire<1>{0u};
	p_front__end_2e_output__delay_2e_line1 = wire<1>{0u};
	p_front__end_2e_output__delay_2e_line0 = wire<1>{0u};
	p_core_2e_kick = wire<1>{0u};
	p_core_2e_registers_2e_configuration____segment3__threshold__high = wire<8>{0u};
	p_core_2e_registers_2e_configuration____segment3__threshold__low = wire<32>{0u};
	p_core_2e_registers_2e_configuration____segment3__timeout__high = wire<8>{0u};
	p_core_2e_registers_2e_configuration____segment3__timeout__low = wire<32>{0u};
	p_core_2e_registers_2e_configuration____segment3__least__high = wire<8>{0u};
	p_core_2e_registers_2e_configuration____segment3__least__low = wire<32>{0u};
	p_core_2e_registers_2e_configuration____segment3__mode = wire<25>{0u};
	p_core_2e_registers_2e_configuration____segment2__threshold__high = wire<8>{0u};
	p_core_2e_registers_2e_configuration____segment2__threshold__low = wire<32>{0u};
	p_core_2e_registers_2e_configuration____segment2__timeout__high = wire<8>{0u};
	p_core_2e_registers_2e_configuration____segment2__timeout__low = wire<32>{0u};
	p_core_2e_registers_2e_configuration____segment2__least__high = wire<8>{0u};
	p_core_2e_registers_2e_configuration____segment2__least__low = wire<32>{0u};
	p_core_2e_registers_2e_configuration____segment2__mode = wire<25>{0u};
	p_core_2e_registers_2e_configuration____segment1__threshold__high = wire<8>{0u};
	p_core_2e_registers_2e_configuration____segment1__threshold__low = wire<32>{0u};
	p_core_2e_registers_2e_configuration____segment1__timeout__high = wire<8>{0u};
	p_core_2e_registers_2e_configuration____segment1__timeout__low = wire<32>{0u};
	p_core_2e_registers_2e_configuration____segment1__least__high = wire<8>{0u};
	p_core_2e_registers_2e_configuration____segment1__least__low = wire<32>{0u};
	p_core_2e_registers_2e_configuration____segment1__mode = wire<25>{0u};
	p_core_2e_registers_2e_configuration____segment0__threshold__high = wire<8>{0u};
	p_core_2e_registers_2e_configuration____segment0__threshold__low = wire<32>{0u};
	p_core_2e_registers_2e_configuration____segment0__timeout__high = wire<8>{0u};
	p_core_2e_registers_2e_configuration____segment0__timeout__low = wire<32>{0u};
	p_core_2e_registers_2e_configuration____segment0__least__high = wire<8>{0u};
	p_core_2e_registers_2e_configuration____segment0__least__low = wire<32>{0u};
	p_core_2e_registers_2e_configuration____segment0__mode = wire<25>{0u};
	p_core_2e_registers_2e_configuration____stimulus2__seed = wire<32>{0u};
	p_core_2e_registers_2e_configuration____stimulus2__span__high = wire<8>{0u};
	p_core_2e_registers_2e_configuration____stimulus2__span__low = wire<32>{0u};
	p_core_2e_registers_2e_configuration____stimulus2__gap = wire<32>{0u};
	p_core_2e_registers_2e_configuration____stimulus2__burst = wire<16>{0u};
	p_core_2e_registers_2e_configuration____stimulus2__count = wire<32>{0u};
	p_core_2e_registers_2e_configuration____stimulus2__delay__high = wire<8>{0u};
	p_core_2e_registers_2e_configuration____stimulus2__delay__low = wire<32>{0u};
	p_core_2e_registers_2e_configuration____stimulus2__width = wire<32>{0u};
	p_core_2e_registers_2e_configuration____stimulus2__period__high = wire<8>{0u};
	p_core_2e_registers_2e_configuration____stimulus2__period__low = wire<32>{0u};
	p_core_2e_registers_2e_configuration____stimulus2__mode = wire<6>{0u};
	p_core_2e_registers_2e_configuration____stimulus__seed = wire<32>{0u};
	p_core_2e_registers_2e_configuration____stimulus__span__high = wire<8>{0u};
	p_core_2e_registers_2e_configuration____stimulus__span__low = wire<32>{0u};
	p_core_2e_registers_2e_configuration____stimulus__gap = wire<32>{0u};
	p_core_2e_registers_2e_configuration____stimulus__burst = wire<16>{0u};
	p_core_2e_registers_2e_configuration____stimulus__count = wire<32>{0u};
	p_core_2e_registers_2e_configuration____stimulus__delay__high = wire<8>{0u};
	p_core_2e_registers_2e_configuration____stimulus__delay__low = wire<32>{0u};
	p_core_2e_registers_2e_configuration____stimulus__width = wire<32>{0u};
	p_core_2e_registers_2e_configuration____stimulus__period__high = wire<8>{0u};
	p_core_2e_registers_2e_configuration____stimulus__period__low = wire<32>{0u};
	p_core_2e_registers_2e_configuration____stimulus__mode = wire<6>{0u};
	p_core_2e_registers_2e_configuration____input__aux = wire<14>{0xcu};
	p_core_2e_registers_2e_configuration____input__done = wire<14>{0xcu};
	p_core_2e_registers_2e_configuration____input__task = wire<14>{0xcu};
	p_core_2e_registers_2e_configuration____input__isr = wire<14>{0xcu};
	p_core_2e_registers_2e_snapshot__written = wire<1>{0u};
	p_core_2e_registers_2e_configuration____snapshot = wire<32>{0u};
	p_core_2e_registers_2e_configuration____watchdog = wire<32>{0u};
	p_core_2e_registers_2e_configuration____flush = wire<32>{0x4c4b40u};
	p_core_2e_registers_2e_control__written = wire<1>{0u};
	p_core_2e_registers_2e_configuration____control = wire<5>{0u};
	p_core_2e_registers_2e_soft__reset = wire<1>{0u};
	p_core_2e_registers_2e_now__high__1 = wire<32>{0u};
	p_core_2e_registers_2e_now__high__0 = wire<32>{0u};
	p_core_2e_registers_2e_group__e0 = wire<32>{0u};
	p_core_2e_registers_2e_group__d0 = wire<32>{0u};
	p_core_2e_registers_2e_group__c0 = wire<32>{0u};
	p_core_2e_registers_2e_group__b0 = wire<32>{0u};
	p_core_2e_registers_2e_enable__segment3__threshold__high = wire<1>{0u};
	p_core_2e_registers_2e_enable__segment3__threshold__low = wire<1>{0u};
	p_core_2e_registers_2e_enable__segment3__timeout__high = wire<1>{0u};
	p_core_2e_registers_2e_enable__segment3__timeout__low = wire<1>{0u};
	p_core_2e_registers_2e_enable__segment3__least__high = wire<1>{0u};
	p_core_2e_registers_2e_enable__segment3__least__low = wire<1>{0u};
	p_core_2e_registers_2e_enable__segment3__mode = wire<1>{0u};
	p_core_2e_registers_2e_enable__segment2__threshold__high = wire<1>{0u};
	p_core_2e_registers_2e_enable__segment2__threshold__low = wire<1>{0u};
	p_core_2e_registers_2e_enable__segment2__timeout__high = wire<1>{0u};
	p_core_2e_registers_2e_enable__segment2__timeout__low = wire<1>{0u};
	p_core_2e_registers_2e_enable__segment2__least__high = wire<1>{0u};
	p_core_2e_registers_2e_enable__segment2__least__low = wire<1>{0u};
	p_core_2e_registers_2e_enable__segment2__mode = wire<1>{0u};
	p_core_2e_registers_2e_enable__segment1__threshold__high = wire<1>{0u};
	p_core_2e_registers_2e_enable__segment1__threshold__low = wire<1>{0u};
	p_core_2e_registers_2e_enable__segment1__timeout__high = wire<1>{0u};
	p_core_2e_registers_2e_enable__segment1__timeout__low = wire<1>{0u};
	p_core_2e_registers_2e_enable__segment1__least__high = wire<1>{0u};
	p_core_2e_registers_2e_enable__segment1__least__low = wire<1>{0u};
	p_core_2e_registers_2e_enable__segment1__mode = wire<1>{0u};
	p_core_2e_registers_2e_enable__segment0__threshold__high = wire<1>{0u};
	p_core_2e_registers_2e_enable__segment0__threshold__low = wire<1>{0u};
	p_core_2e_registers_2e_enable__segment0__timeout__high = wire<1>{0u};
	p_core_2e_registers_2e_enable__segment0__timeout__low = wire<1>{0u};
	p_core_2e_registers_2e_enable__segment0__least__high = wire<1>{0u};
	p_core_2e_registers_2e_enable__segment0__least__low = wire<1>{0u};
	p_core_2e_registers_2e_enable__segment0__mode = wire<1>{0u};
	p_core_2e_registers_2e_enable__stimulus2__seed = wire<1>{0u};
	p_core_2e_registers_2e_enable__stimulus2__span__high = wire<1>{0u};
	p_core_2e_registers_2e_enable__stimulus2__span__low = wire<1>{0u};
	p_core_2e_registers_2e_enable__stimulus2__gap = wire<1>{0u};
	p_core_2e_registers_2e_enable__stimulus2__burst = wire<1>{0u};
	p_core_2e_registers_2e_enable__stimulus2__count = wire<1>{0u};
	p_core_2e_registers_2e_enable__stimulus2__delay__high = wire<1>{0u};
	p_core_2e_registers_2e_enable__stimulus2__delay__low = wire<1>{0u};
	p_core_2e_registers_2e_enable__stimulus2__width = wire<1>{0u};
	p_core_2e_registers_2e_enable__stimulus2__period__high = wire<1>{0u};
	p_core_2e_registers_2e_enable__stimulus2__period__low = wire<1>{0u};
	p_core_2e_registers_2e_enable__stimulus2__mode = wire<1>{0u};
	p_core_2e_registers_2e_enable__stimulus__seed = wire<1>{0u};
	p_core_2e_registers_2e_enable__stimulus__span__high = wire<1>{0u};
	p_core_2e_registers_2e_enable__stimulus__span__low = wire<1>{0u};
	p_core_2e_registers_2e_enable__stimulus__gap = wire<1>{0u};
	p_core_2e_registers_2e_enable__stimulus__burst = wire<1>{0u};
	p_core_2e_registers_2e_enable__stimulus__count = wire<1>{0u};
	p_core_2e_registers_2e_enable__stimulus__delay__high = wire<1>{0u};
	p_core_2e_registers_2e_enable__stimulus__delay__low = wire<1>{0u};
	p_core_2e_registers_2e_enable__stimulus__width = wire<1>{0u};
	p_core_2e_registers_2e_enable__stimulus__period__high = wire<1>{0u};
	p_core_2e_registers_2e_enable__stimulus__period__low = wire<1>{0u};
	p_core_2e_registers_2e_enable__stimulus__mode = wire<1>{0u};
	p_core_2e_registers_2e_enable__input__aux = wire<1>{0u};
	p_core_2e_registers_2e_enable__input__done = wire<1>{0u};
	p_core_2e_registers_2e_enable__input__task = wire<1>{0u};
	p_core_2e_registers_2e_enable__input__isr = wire<1>{0u};
	p_core_2e_registers_2e_enable__snapshot = wire<1>{0u};
	p_core_2e_registers_2e_enable__watchdog = wire<1>{0u};
	p_core_2e_registers_2e_enable__flush = wire<1>{0u};
	p_core_2e_registers_2e_enable__control = wire<1>{0u};
	p_core_2e_registers_2e_configuration____reset = wire<32>{0u};
	p_core_2e_registers_2e_enable__reset = wire<1>{0u};
	p_core_2e_registers_2e_fsm__state_24_22 = wire<2>{0u};
	p_core_2e_registers_2e_client = wire<1>{0u};
	p_core_2e_registers_2e_counted = wire<32>{0u};
	p_core_2e_registers_2e_copied = wire<32>{0u};
	p_core_2e_registers_2e__24_signature____addr_24_13 = wire<8>{0u};
	p_core_2e_registers_2e_permitted = wire<1>{0u};
	p_core_2e_registers_2e_fsm__state = wire<2>{0u};
	p_core_2e_command__port_2e_bad__frames = wire<32>{0u};
	p_core_2e_command__port_2e_left = wire<4>{0u};
	p_core_2e_command__port_2e_crc = wire<32>{0xffffffffu};
	p_core_2e_command__port_2e_bad = wire<1>{0u};
	p_core_2e_command__port_2e_fsm__state = wire<3>{0u};
	p_core_2e_command__port_2e_window = wire<112>{0u,0u,0u,0u};
	p_core_2e_replies_2e_payload____word____payload = wire<32>{0u};
	p_core_2e_replies_2e_read____address = wire<8>{0u};
	p_core_2e_replies_2e_refused = wire<1>{0u};
	p_core_2e_replies_2e_left = wire<7>{0u};
	p_core_2e_replies_2e_fsm__state = wire<3>{0u};
	p_core_2e_time_2e_segment1 = wire<31>{0u};
	p_core_2e_time_2e_carry = wire<1>{0u};
	p_core_2e_time_2e_segment0 = wire<32>{0u};
	p_core_2e_time_2e_carry1 = wire<1>{0u};
	p_core_2e_time_2e_full1 = wire<1>{0u};
	p_core_2e_watchdog_2e_tripped = wire<1>{0u};
	p_core_2e_watchdog_2e_watching = wire<1>{0u};
	p_core_2e_watchdog_2e_enabled = wire<1>{0u};
	p_core_2e_watchdog_2e_silence = wire<32>{0u};
	p_core_2e_stimulus_2e_pulse_2e_width = wire<32>{0u};
	p_core_2e_stimulus_2e_pulse_2e_until = wire<1>{0u};
	p_core_2e_stimulus_2e_pulse_2e_line = wire<1>{0u};
	p_core_2e_stimulus_2e_pulse_2e_settled = wire<1>{0u};
	p_core_2e_stimulus_2e_pulse_2e_release = wire<2>{0u};
	p_core_2e_stimulus_2e_pulse_2e_end__sub = wire<1>{0u};
	p_core_2e_stimulus_2e_pulse_2e_fired = wire<1>{0u};
	p_core_2e_stimulus_2e_pulse_2e_fired__sub = wire<1>{0u};
	p_core_2e_stimulus_2e_pulse_2e_blocked = wire<1>{0u};
	p_core_2e_stimulus_2e_pulse_2e_hold_2e_due = wire<1>{0u};
	p_core_2e_stimulus_2e_pulse_2e_hold_2e_held = wire<1>{0u};
	p_core_2e_stimulus_2e_pulse_2e_hold_2e_active = wire<1>{0u};
	p_core_2e_stimulus_2e_pulse_2e_hold_2e_hold = wire<31>{0u};
	p_core_2e_stimulus_2e_schedule_2e_point__sub = wire<1>{0u};
	p_core_2e_stimulus_2e_schedule_2e_lead = wire<1>{0u};
	p_core_2e_stimulus_2e_schedule_2e_last = wire<1>{0u};
	p_core_2e_stimulus_2e_schedule_2e_gap = wire<32>{0u};
	p_core_2e_stimulus_2e_schedule_2e_again = wire<1>{0u};
	p_core_2e_stimulus_2e_schedule_2e_finite = wire<1>{0u};
	p_core_2e_stimulus_2e_schedule_2e_left = wire<32>{0u};
	p_core_2e_stimulus_2e_schedule_2e_remaining = wire<16>{0u};
	p_core_2e_stimulus_2e_schedule_2e_burst = wire<16>{0u};
	p_core_2e_stimulus_2e_schedule_2e_sub = wire<1>{0u};
	p_core_2e_stimulus_2e_schedule_2e_dither_2e_interval = wire<40>{0u,0u};
	p_core_2e_stimulus_2e_schedule_2e_dither_2e_least = wire<40>{0u,0u};
	p_core_2e_stimulus_2e_schedule_2e_dither_2e_steps = wire<5>{0u};
	p_core_2e_stimulus_2e_schedule_2e_dither_2e_odd = wire<1>{0u};
	p_core_2e_stimulus_2e_schedule_2e_dither_2e_fraction = wire<32>{0u};
	p_core_2e_stimulus_2e_schedule_2e_dither_2e_rejected = wire<1>{0u};
	p_core_2e_stimulus_2e_schedule_2e_dither_2e_span = wire<40>{0u,0u};
	p_core_2e_stimulus_2e_schedule_2e_dither_2e_mode = wire<2>{0u};
	p_core_2e_stimulus_2e_schedule_2e_dither_2e_product = wire<42>{0u,0u};
	p_core_2e_stimulus_2e_schedule_2e_dither_2e_result = wire<40>{0u,0u};
	p_core_2e_stimulus_2e_schedule_2e_dither_2e_budget = wire<7>{0u};
	p_core_2e_stimulus_2e_schedule_2e_dither_2e_random = wire<32>{0x1u};
	p_core_2e_stimulus_2e_schedule_2e_dither_2e_state = wire<3>{0u};
	p_core_2e_stimulus_2e_schedule_2e_wait_2e_active = wire<1>{0u};
	p_core_2e_stimulus_2e_schedule_2e_wait_2e_due = wire<1>{0u};
	p_core_2e_stimulus_2e_schedule_2e_wait_2e_held = wire<1>{0u};
	p_core_2e_stimulus_2e_schedule_2e_wait_2e_wait = wire<39>{0u,0u};
	p_core_2e_stimulus_2e_schedule_2e_train_2e_active = wire<1>{0u};
	p_core_2e_stimulus_2e_schedule_2e_train_2e_due = wire<1>{0u};
	p_core_2e_stimulus_2e_schedule_2e_train_2e_held = wire<1>{0u};
	p_core_2e_stimulus_2e_schedule_2e_train_2e_train = wire<39>{0u,0u};
	p_core_2e_stimulus_2e_blocked = wire<1>{0u};
	p_core_2e_stimulus_2e_output = wire<2>{0u};
	p_core_2e_stimulus_2e_running = wire<1>{0u};
	p_core_2e_stimulus_2e_active__low = wire<1>{0u};
	p_core_2e_stimulus_2e_sub_24_22 = wire<1>{0u};
	p_core_2e_stimulus_2e_valid = wire<1>{0u};
	p_core_2e_stimulus_2e_fresh = wire<1>{0u};
	p_core_2e_stimulus2_2e_pulse_2e_width = wire<32>{0u};
	p_core_2e_stimulus2_2e_pulse_2e_until = wire<1>{0u};
	p_core_2e_stimulus2_2e_pulse_2e_line = wire<1>{0u};
	p_core_2e_stimulus2_2e_pulse_2e_settled = wire<1>{0u};
	p_core_2e_stimulus2_2e_pulse_2e_release = wire<2>{0u};
	p_core_2e_stimulus2_2e_pulse_2e_end__sub = wire<1>{0u};
	p_core_2e_stimulus2_2e_pulse_2e_fired = wire<1>{0u};
	p_core_2e_stimulus2_2e_pulse_2e_fired__sub = wire<1>{0u};
	p_core_2e_stimulus2_2e_pulse_2e_blocked = wire<1>{0u};
	p_core_2e_stimulus2_2e_pulse_2e_hold_2e_due = wire<1>{0u};
	p_core_2e_stimulus2_2e_pulse_2e_hold_2e_held = wire<1>{0u};
	p_core_2e_stimulus2_2e_pulse_2e_hold_2e_active = wire<1>{0u};
	p_core_2e_stimulus2_2e_pulse_2e_hold_2e_hold = wire<31>{0u};
	p_core_2e_stimulus2_2e_schedule_2e_point__sub = wire<1>{0u};
	p_core_2e_stimulus2_2e_schedule_2e_lead = wire<1>{0u};
	p_core_2e_stimulus2_2e_schedule_2e_last = wire<1>{0u};
	p_core_2e_stimulus2_2e_schedule_2e_gap = wire<32>{0u};
	p_core_2e_stimulus2_2e_schedule_2e_again = wire<1>{0u};
	p_core_2e_stimulus2_2e_schedule_2e_finite = wire<1>{0u};
	p_core_2e_stimulus2_2e_schedule_2e_left = wire<32>{0u};
	p_core_2e_stimulus2_2e_schedule_2e_remaining = wire<16>{0u};
	p_core_2e_stimulus2_2e_schedule_2e_burst = wire<16>{0u};
	p_core_2e_stimulus2_2e_schedule_2e_sub = wire<1>{0u};
	p_core_2e_stimulus2_2e_schedule_2e_dither_2e_interval = wire<40>{0u,0u};
	p_core_2e_stimulus2_2e_schedule_2e_dither_2e_least = wire<40>{0u,0u};
	p_core_2e_stimulus2_2e_schedule_2e_dither_2e_steps = wire<5>{0u};
	p_core_2e_stimulus2_2e_schedule_2e_dither_2e_odd = wire<1>{0u};
	p_core_2e_stimulus2_2e_schedule_2e_dither_2e_fraction = wire<32>{0u};
	p_core_2e_stimulus2_2e_schedule_2e_dither_2e_rejected = wire<1>{0u};
	p_core_2e_stimulus2_2e_schedule_2e_dither_2e_span = wire<40>{0u,0u};
	p_core_2e_stimulus2_2e_schedule_2e_dither_2e_mode = wire<2>{0u};
	p_core_2e_stimulus2_2e_schedule_2e_dither_2e_product = wire<42>{0u,0u};
	p_core_2e_stimulus2_2e_schedule_2e_dither_2e_result = wire<40>{0u,0u};
	p_core_2e_stimulus2_2e_schedule_2e_dither_2e_budget = wire<7>{0u};
	p_core_2e_stimulus2_2e_schedule_2e_dither_2e_random = wire<32>{0x1u};
	p_core_2e_stimulus2_2e_schedule_2e_dither_2e_state = wire<3>{0u};
	p_core_2e_stimulus2_2e_schedule_2e_wait_2e_active = wire<1>{0u};
	p_core_2e_stimulus2_2e_schedule_2e_wait_2e_due = wire<1>{0u};
	p_core_2e_stimulus2_2e_schedule_2e_wait_2e_held = wire<1>{0u};
	p_core_2e_stimulus2_2e_schedule_2e_wait_2e_wait = wire<39>{0u,0u};
	p_core_2e_stimulus2_2e_schedule_2e_train_2e_active = wire<1>{0u};
	p_core_2e_stimulus2_2e_schedule_2e_train_2e_due = wire<1>{0u};
	p_core_2e_stimulus2_2e_schedule_2e_train_2e_held = wire<1>{0u};
	p_core_2e_stimulus2_2e_schedule_2e_train_2e_train = wire<39>{0u,0u};
	p_core_2e_stimulus2_2e_blocked = wire<1>{0u};
	p_core_2e_stimulus2_2e_output = wire<2>{0u};
	p_core_2e_stimulus2_2e_running = wire<1>{0u};
	p_core_2e_stimulus2_2e_active__low = wire<1>{0u};
	p_core_2e_stimulus2_2e_sub_24_22 = wire<1>{0u};
	p_core_2e_stimulus2_2e_valid = wire<1>{0u};
	p_core_2e_stimulus2_2e_fresh = wire<1>{0u};
	p_core_2e_loopback__stimulus_2e_line1 = wire<3>{0u};
	p_core_2e_loopback__stimulus_2e_line0 = wire<3>{0u};
	p_core_2e_loopback__stimulus2_2e_line1 = wire<3>{0u};
	p_core_2e_loopback__stimulus2_2e_line0 = wire<3>{0u};
	p_core_2e_lane__isr_2e_slot = wire<4>{0u};
	p_core_2e_lane__isr_2e_changes__before = wire<2>{0u};
	p_core_2e_lane__isr_2e_suppressed = wire<1>{0u};
	p_core_2e_lane__isr_2e_further = wire<1>{0u};
	p_core_2e_lane__isr_2e_passing = wire<2>{0u};
	p_core_2e_lane__isr_2e_settled = wire<2>{0u};
	p_core_2e_lane__isr_2e_accepted = wire<1>{0u};
	p_core_2e_lane__isr_2e_shift = wire<1>{0u};
	p_core_2e_lane__isr_2e_busy__here = wire<2>{0u};
	p_core_2e_lane__isr_2e_whole = wire<3>{0u};
	p_core_2e_lane__isr_2e_busy = wire<6>{0u};
	p_core_2e_lane__isr_2e_rest = wire<1>{0u};
	p_core_2e_lane__isr_2e_levels = wire<12>{0u};
	p_core_2e_tally__multi__isr_2e_count = wire<32>{0u};
	p_core_2e_tally__glitches__isr_2e_count = wire<32>{0u};
	p_core_2e_lane__task_2e_slot = wire<4>{0u};
	p_core_2e_lane__task_2e_changes__before = wire<2>{0u};
	p_core_2e_lane__task_2e_suppressed = wire<1>{0u};
	p_core_2e_lane__task_2e_further = wire<1>{0u};
	p_core_2e_lane__task_2e_passing = wire<2>{0u};
	p_core_2e_lane__task_2e_settled = wire<2>{0u};
	p_core_2e_lane__task_2e_accepted = wire<1>{0u};
	p_core_2e_lane__task_2e_shift = wire<1>{0u};
	p_core_2e_lane__task_2e_busy__here = wire<2>{0u};
	p_core_2e_lane__task_2e_whole = wire<3>{0u};
	p_core_2e_lane__task_2e_busy = wire<6>{0u};
	p_core_2e_lane__task_2e_rest = wire<1>{0u};
	p_core_2e_lane__task_2e_levels = wire<12>{0u};
	p_core_2e_tally__multi__task_2e_count = wire<32>{0u};
	p_core_2e_tally__glitches__task_2e_count = wire<32>{0u};
	p_core_2e_lane__done_2e_slot = wire<4>{0u};
	p_core_2e_lane__done_2e_changes__before = wire<2>{0u};
	p_core_2e_lane__done_2e_suppressed = wire<1>{0u};
	p_core_2e_lane__done_2e_further = wire<1>{0u};
	p_core_2e_lane__done_2e_passing = wire<2>{0u};
	p_core_2e_lane__done_2e_settled = wire<2>{0u};
	p_core_2e_lane__done_2e_accepted = wire<1>{0u};
	p_core_2e_lane__done_2e_shift = wire<1>{0u};
	p_core_2e_lane__done_2e_busy__here = wire<2>{0u};
	p_core_2e_lane__done_2e_whole = wire<3>{0u};
	p_core_2e_lane__done_2e_busy = wire<6>{0u};
	p_core_2e_lane__done_2e_rest = wire<1>{0u};
	p_core_2e_lane__done_2e_levels = wire<12>{0u};
	p_core_2e_tally__multi__done_2e_count = wire<32>{0u};
	p_core_2e_tally__glitches__done_2e_count = wire<32>{0u};
	p_core_2e_lane__aux_2e_slot = wire<4>{0u};
	p_core_2e_lane__aux_2e_changes__before = wire<2>{0u};
	p_core_2e_lane__aux_2e_suppressed = wire<1>{0u};
	p_core_2e_lane__aux_2e_further = wire<1>{0u};
	p_core_2e_lane__aux_2e_passing = wire<2>{0u};
	p_core_2e_lane__aux_2e_settled = wire<2>{0u};
	p_core_2e_lane__aux_2e_accepted = wire<1>{0u};
	p_core_2e_lane__aux_2e_shift = wire<1>{0u};
	p_core_2e_lane__aux_2e_busy__here = wire<2>{0u};
	p_core_2e_lane__aux_2e_whole = wire<3>{0u};
	p_core_2e_lane__aux_2e_busy = wire<6>{0u};
	p_core_2e_lane__aux_2e_rest = wire<1>{0u};
	p_core_2e_lane__aux_2e_levels = wire<12>{0u};
	p_core_2e_tally__multi__aux_2e_count = wire<32>{0u};
	p_core_2e_tally__glitches__aux_2e_count = wire<32>{0u};
	p_core_2e_slot__stimulus_2e_line3 = wire<10>{0u};
	p_core_2e_slot__stimulus_2e_line2 = wire<10>{0u};
	p_core_2e_slot__stimulus_2e_line1 = wire<10>{0u};
	p_core_2e_slot__stimulus_2e_line0 = wire<10>{0u};
	p_core_2e_slot__stimulus2_2e_line3 = wire<10>{0u};
	p_core_2e_slot__stimulus2_2e_line2 = wire<10>{0u};
	p_core_2e_slot__stimulus2_2e_line1 = wire<10>{0u};
	p_core_2e_slot__stimulus2_2e_line0 = wire<10>{0u};
	p_core_2e_events_2e_words_2e_is__open = wire<1>{0u};
	p_core_2e_events_2e_words_2e_fsm__state = wire<2>{0u};
	p_core_2e_events_2e_words_2e_tick = wire<64>{0u,0u};
	p_core_2e_events_2e_words_2e_source = wire<6>{0u};
	p_core_2e_events_2e_words_2e__24_signal_24_11 = wire<1>{0u};
	p_core_2e_events_2e_words_2e_multi = wire<1>{0u};
	p_core_2e_events_2e_words_2e_gone = wire<6>{0u};
	p_core_2e_events_2e_words_2e_low = wire<33>{0u,0u};
	p_core_2e_events_2e_words_2e_last__tick = wire<64>{0u,0u};
	p_core_2e_events_2e_words_2e_high = wire<32>{0u};
	p_core_2e_events_2e_words_2e_delta = wire<27>{0u};
	p_core_2e_events_2e_words_2e_offered__source = wire<6>{0u};
	p_core_2e_events_2e_words_2e__24_signal_24_23 = wire<1>{0u};
	p_core_2e_events_2e_words_2e_offered__multi = wire<1>{0u};
	p_core_2e_events_2e_words_2e_offered = wire<1>{0u};
	p_core_2e_events_2e_words_2e_is__first = wire<1>{0u};
	p_core_2e_events_2e_words_2e_is__loss = wire<1>{0u};
	p_core_2e_events_2e_words_2e_loss__offered = wire<1>{0u};
	p_core_2e_events_2e_words_2e_loss__index = wire<4>{0u};
	p_core_2e_events_2e_words_2e_loss__word = wire<32>{0u};
	p_core_2e_events_2e_words_2e_flush__timer = wire<32>{0u};
	p_core_2e_events_2e_words_2e_armed = wire<1>{0u};
	p_core_2e_events_2e_words_2e_payload____request = wire<1>{0u};
	p_core_2e_events_2e_queue_2e_write__pointer = wire<10>{0u};
	p_core_2e_events_2e_queue_2e_read__pointer = wire<10>{0u};
	p_core_2e_events_2e_queue_2e_fetched = wire<1>{0u};
	p_core_2e_events_2e_queue_2e_read____payload = wire<88>{0u,0u,0u};
	p_core_2e_events_2e_queue_2e_read____valid = wire<1>{0u};
	p_core_2e_events_2e_queue_2e_level = wire<10>{0u};
	p_core_2e_events_2e_lost__total = wire<32>{0u};
	p_core_2e_events_2e_queued__5 = wire<10>{0u};
	p_core_2e_events_2e_lost____5 = wire<32>{0u};
	p_core_2e_events_2e_sent____5 = wire<32>{0u};
	p_core_2e_events_2e_seen____5 = wire<32>{0u};
	p_core_2e_events_2e_queued__4 = wire<10>{0u};
	p_core_2e_events_2e_lost____4 = wire<32>{0u};
	p_core_2e_events_2e_sent____4 = wire<32>{0u};
	p_core_2e_events_2e_seen____4 = wire<32>{0u};
	p_core_2e_events_2e_queued__3 = wire<10>{0u};
	p_core_2e_events_2e_lost____3 = wire<32>{0u};
	p_core_2e_events_2e_sent____3 = wire<32>{0u};
	p_core_2e_events_2e_seen____3 = wire<32>{0u};
	p_core_2e_events_2e_queued__2 = wire<10>{0u};
	p_core_2e_events_2e_lost____2 = wire<32>{0u};
	p_core_2e_events_2e_sent____2 = wire<32>{0u};
	p_core_2e_events_2e_seen____2 = wire<32>{0u};
	p_core_2e_events_2e_queued__1 = wire<10>{0u};
	p_core_2e_events_2e_lost____1 = wire<32>{0u};
	p_core_2e_events_2e_sent____1 = wire<32>{0u};
	p_core_2e_events_2e_seen____1 = wire<32>{0u};
	p_core_2e_events_2e_queued__0 = wire<10>{0u};
	p_core_2e_events_2e_lost____0 = wire<32>{0u};
	p_core_2e_events_2e_sent____0 = wire<32>{0u};
	p_core_2e_events_2e_seen____0 = wire<32>{0u};
	p_core_2e_events_2e_loss__end = wire<64>{0u,0u};
	p_core_2e_events_2e_begin = wire<64>{0u,0u};
	p_core_2e_events_2e_loss__counts____5 = wire<32>{0u};
	p_core_2e_events_2e_interval__5 = wire<32>{0u};
	p_core_2e_events_2e_loss__counts____4 = wire<32>{0u};
	p_core_2e_events_2e_interval__4 = wire<32>{0u};
	p_core_2e_events_2e_loss__counts____3 = wire<32>{0u};
	p_core_2e_events_2e_interval__3 = wire<32>{0u};
	p_core_2e_events_2e_loss__counts____2 = wire<32>{0u};
	p_core_2e_events_2e_interval__2 = wire<32>{0u};
	p_core_2e_events_2e_loss__counts____1 = wire<32>{0u};
	p_core_2e_events_2e_interval__1 = wire<32>{0u};
	p_core_2e_events_2e_loss__counts____0 = wire<32>{0u};
	p_core_2e_events_2e_interval__0 = wire<32>{0u};
	p_core_2e_events_2e_end = wire<64>{0u,0u};
	p_core_2e_events_2e_record__busy = wire<1>{0u};
	p_core_2e_events_2e_losing = wire<1>{0u};
	p_core_2e_statistics_2e_pairing3_2e_last__passed = wire<1>{0x1u};
	p_core_2e_statistics_2e_pairing3_2e_last__late = wire<1>{0u};
	p_core_2e_statistics_2e_pairing3_2e_head__late = wire<1>{0u};
	p_core_2e_statistics_2e_pairing3_2e_serving__on = wire<1>{0u};
	p_core_2e_statistics_2e_pairing3_2e_second__old = wire<1>{0u};
	p_core_2e_statistics_2e_pairing3_2e_was__ambiguous = wire<1>{0u};
	p_core_2e_statistics_2e_pairing3_2e_unsure = wire<1>{0u};
	p_core_2e_statistics_2e_pairing3_2e_head__old = wire<1>{0u};
	p_core_2e_statistics_2e_pairing3_2e_beyond = wire<1>{0u};
	p_core_2e_statistics_2e_pairing3_2e_fsm__state = wire<2>{0u};
	p_core_2e_statistics_2e_pairing3_2e_head__age = wire<36>{0u,0u};
	p_core_2e_statistics_2e_pairing3_2e_second__age = wire<36>{0u,0u};
	p_core_2e_statistics_2e_pairing3_2e_last__age = wire<36>{0u,0u};
	p_core_2e_statistics_2e_pairing3_2e_last = wire<36>{0u,0u};
	p_core_2e_statistics_2e_pairing3_2e_young__age = wire<36>{0u,0u};
	p_core_2e_statistics_2e_pairing3_2e_youngest = wire<36>{0u,0u};
	p_core_2e_statistics_2e_pairing3_2e_outcome____payload____classes = wire<14>{0u};
	p_core_2e_statistics_2e_pairing3_2e_outcome____payload____young__valid = wire<1>{0u};
	p_core_2e_statistics_2e_pairing3_2e_outcome____payload____young = wire<34>{0u,0u};
	p_core_2e_statistics_2e_pairing3_2e_outcome____payload____sample = wire<1>{0u};
	p_core_2e_statistics_2e_pairing3_2e_outcome____payload____outlier = wire<1>{0u};
	p_core_2e_statistics_2e_pairing3_2e_outcome____payload____value = wire<34>{0u,0u};
	p_core_2e_statistics_2e_pairing3_2e_outcome____payload____edge = wire<1>{0u};
	p_core_2e_statistics_2e_pairing3_2e_outcome____payload____coalesced = wire<1>{0u};
	p_core_2e_statistics_2e_pairing3_2e_outcome____payload____early = wire<1>{0u};
	p_core_2e_statistics_2e_pairing3_2e_outcome____payload____ambiguous = wire<1>{0u};
	p_core_2e_statistics_2e_pairing3_2e_outcome____payload____unsure = wire<1>{0u};
	p_core_2e_statistics_2e_pairing3_2e_outcome____payload____time = wire<40>{0u,0u};
	p_core_2e_statistics_2e_pairing3_2e_outcome____valid = wire<1>{0u};
	p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____read__address = wire<8>{0u};
	p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____write__data = wire<36>{0u,0u};
	p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____write__address = wire<8>{0u};
	p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____write__valid = wire<1>{0u};
	p_core_2e_statistics_2e_pairing3_2e_pending_2e_second = wire<36>{0u,0u};
	p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____read__valid = wire<1>{0u};
	p_core_2e_statistics_2e_pairing3_2e_pending_2e_head = wire<36>{0u,0u};
	p_core_2e_statistics_2e_pairing3_2e_pending_2e_level = wire<9>{0u};
	p_core_2e_statistics_2e_pairing3_2e_pending_2e_write__pointer = wire<8>{0u};
	p_core_2e_statistics_2e_pairing3_2e_pending_2e_waiting = wire<1>{0u};
	p_core_2e_statistics_2e_pairing2_2e_last__passed = wire<1>{0x1u};
	p_core_2e_statistics_2e_pairing2_2e_last__late = wire<1>{0u};
	p_core_2e_statistics_2e_pairing2_2e_head__late = wire<1>{0u};
	p_core_2e_statistics_2e_pairing2_2e_serving__on = wire<1>{0u};
	p_core_2e_statistics_2e_pairing2_2e_second__old = wire<1>{0u};
	p_core_2e_statistics_2e_pairing2_2e_was__ambiguous = wire<1>{0u};
	p_core_2e_statistics_2e_pairing2_2e_unsure = wire<1>{0u};
	p_core_2e_statistics_2e_pairing2_2e_head__old = wire<1>{0u};
	p_core_2e_statistics_2e_pairing2_2e_beyond = wire<1>{0u};
	p_core_2e_statistics_2e_pairing2_2e_fsm__state = wire<2>{0u};
	p_core_2e_statistics_2e_pairing2_2e_head__age = wire<36>{0u,0u};
	p_core_2e_statistics_2e_pairing2_2e_second__age = wire<36>{0u,0u};
	p_core_2e_statistics_2e_pairing2_2e_last__age = wire<36>{0u,0u};
	p_core_2e_statistics_2e_pairing2_2e_last = wire<36>{0u,0u};
	p_core_2e_statistics_2e_pairing2_2e_young__age = wire<36>{0u,0u};
	p_core_2e_statistics_2e_pairing2_2e_youngest = wire<36>{0u,0u};
	p_core_2e_statistics_2e_pairing2_2e_outcome____payload____classes = wire<14>{0u};
	p_core_2e_statistics_2e_pairing2_2e_outcome____payload____young__valid = wire<1>{0u};
	p_core_2e_statistics_2e_pairing2_2e_outcome____payload____young = wire<34>{0u,0u};
	p_core_2e_statistics_2e_pairing2_2e_outcome____payload____sample = wire<1>{0u};
	p_core_2e_statistics_2e_pairing2_2e_outcome____payload____outlier = wire<1>{0u};
	p_core_2e_statistics_2e_pairing2_2e_outcome____payload____value = wire<34>{0u,0u};
	p_core_2e_statistics_2e_pairing2_2e_outcome____payload____edge = wire<1>{0u};
	p_core_2e_statistics_2e_pairing2_2e_outcome____payload____coalesced = wire<1>{0u};
	p_core_2e_statistics_2e_pairing2_2e_outcome____payload____early = wire<1>{0u};
	p_core_2e_statistics_2e_pairing2_2e_outcome____payload____ambiguous = wire<1>{0u};
	p_core_2e_statistics_2e_pairing2_2e_outcome____payload____unsure = wire<1>{0u};
	p_core_2e_statistics_2e_pairing2_2e_outcome____payload____time = wire<40>{0u,0u};
	p_core_2e_statistics_2e_pairing2_2e_outcome____valid = wire<1>{0u};
	p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____read__address = wire<8>{0u};
	p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____write__data = wire<36>{0u,0u};
	p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____write__address = wire<8>{0u};
	p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____write__valid = wire<1>{0u};
	p_core_2e_statistics_2e_pairing2_2e_pending_2e_second = wire<36>{0u,0u};
	p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____read__valid = wire<1>{0u};
	p_core_2e_statistics_2e_pairing2_2e_pending_2e_head = wire<36>{0u,0u};
	p_core_2e_statistics_2e_pairing2_2e_pending_2e_level = wire<9>{0u};
	p_core_2e_statistics_2e_pairing2_2e_pending_2e_write__pointer = wire<8>{0u};
	p_core_2e_statistics_2e_pairing2_2e_pending_2e_waiting = wire<1>{0u};
	p_core_2e_statistics_2e_pairing1_2e_last__passed = wire<1>{0x1u};
	p_core_2e_statistics_2e_pairing1_2e_last__late = wire<1>{0u};
	p_core_2e_statistics_2e_pairing1_2e_head__late = wire<1>{0u};
	p_core_2e_statistics_2e_pairing1_2e_serving__on = wire<1>{0u};
	p_core_2e_statistics_2e_pairing1_2e_second__old = wire<1>{0u};
	p_core_2e_statistics_2e_pairing1_2e_was__ambiguous = wire<1>{0u};
	p_core_2e_statistics_2e_pairing1_2e_unsure = wire<1>{0u};
	p_core_2e_statistics_2e_pairing1_2e_head__old = wire<1>{0u};
	p_core_2e_statistics_2e_pairing1_2e_beyond = wire<1>{0u};
	p_core_2e_statistics_2e_pairing1_2e_fsm__state = wire<2>{0u};
	p_core_2e_statistics_2e_pairing1_2e_head__age = wire<36>{0u,0u};
	p_core_2e_statistics_2e_pairing1_2e_second__age = wire<36>{0u,0u};
	p_core_2e_statistics_2e_pairing1_2e_last__age = wire<36>{0u,0u};
	p_core_2e_statistics_2e_pairing1_2e_last = wire<36>{0u,0u};
	p_core_2e_statistics_2e_pairing1_2e_young__age = wire<36>{0u,0u};
	p_core_2e_statistics_2e_pairing1_2e_youngest = wire<36>{0u,0u};
	p_core_2e_statistics_2e_pairing1_2e_outcome____payload____classes = wire<14>{0u};
	p_core_2e_statistics_2e_pairing1_2e_outcome____payload____young__valid = wire<1>{0u};
	p_core_2e_statistics_2e_pairing1_2e_outcome____payload____young = wire<34>{0u,0u};
	p_core_2e_statistics_2e_pairing1_2e_outcome____payload____sample = wire<1>{0u};
	p_core_2e_statistics_2e_pairing1_2e_outcome____payload____outlier = wire<1>{0u};
	p_core_2e_statistics_2e_pairing1_2e_outcome____payload____value = wire<34>{0u,0u};
	p_core_2e_statistics_2e_pairing1_2e_outcome____payload____edge = wire<1>{0u};
	p_core_2e_statistics_2e_pairing1_2e_outcome____payload____coalesced = wire<1>{0u};
	p_core_2e_statistics_2e_pairing1_2e_outcome____payload____early = wire<1>{0u};
	p_core_2e_statistics_2e_pairing1_2e_outcome____payload____ambiguous = wire<1>{0u};
	p_core_2e_statistics_2e_pairing1_2e_outcome____payload____unsure = wire<1>{0u};
	p_core_2e_statistics_2e_pairing1_2e_outcome____payload____time = wire<40>{0u,0u};
	p_core_2e_statistics_2e_pairing1_2e_outcome____valid = wire<1>{0u};
	p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____read__address = wire<8>{0u};
	p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____write__data = wire<36>{0u,0u};
	p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____write__address = wire<8>{0u};
	p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____write__valid = wire<1>{0u};
	p_core_2e_statistics_2e_pairing1_2e_pending_2e_second = wire<36>{0u,0u};
	p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____read__valid = wire<1>{0u};
	p_core_2e_statistics_2e_pairing1_2e_pending_2e_head = wire<36>{0u,0u};
	p_core_2e_statistics_2e_pairing1_2e_pending_2e_level = wire<9>{0u};
	p_core_2e_statistics_2e_pairing1_2e_pending_2e_write__pointer = wire<8>{0u};
	p_core_2e_statistics_2e_pairing1_2e_pending_2e_waiting = wire<1>{0u};
	p_core_2e_statistics_2e_pairing0_2e_last__passed = wire<1>{0x1u};
	p_core_2e_statistics_2e_pairing0_2e_last__late = wire<1>{0u};
	p_core_2e_statistics_2e_pairing0_2e_head__late = wire<1>{0u};
	p_core_2e_statistics_2e_pairing0_2e_serving__on = wire<1>{0u};
	p_core_2e_statistics_2e_pairing0_2e_second__old = wire<1>{0u};
	p_core_2e_statistics_2e_pairing0_2e_was__ambiguous = wire<1>{0u};
	p_core_2e_statistics_2e_pairing0_2e_unsure = wire<1>{0u};
	p_core_2e_statistics_2e_pairing0_2e_head__old = wire<1>{0u};
	p_core_2e_statistics_2e_pairing0_2e_beyond = wire<1>{0u};
	p_core_2e_statistics_2e_pairing0_2e_fsm__state = wire<2>{0u};
	p_core_2e_statistics_2e_pairing0_2e_head__age = wire<36>{0u,0u};
	p_core_2e_statistics_2e_pairing0_2e_second__age = wire<36>{0u,0u};
	p_core_2e_statistics_2e_pairing0_2e_last__age = wire<36>{0u,0u};
	p_core_2e_statistics_2e_pairing0_2e_last = wire<36>{0u,0u};
	p_core_2e_statistics_2e_pairing0_2e_young__age = wire<36>{0u,0u};
	p_core_2e_statistics_2e_pairing0_2e_youngest = wire<36>{0u,0u};
	p_core_2e_statistics_2e_pairing0_2e_outcome____payload____classes = wire<14>{0u};
	p_core_2e_statistics_2e_pairing0_2e_outcome____payload____young__valid = wire<1>{0u};
	p_core_2e_statistics_2e_pairing0_2e_outcome____payload____young = wire<34>{0u,0u};
	p_core_2e_statistics_2e_pairing0_2e_outcome____payload____sample = wire<1>{0u};
	p_core_2e_statistics_2e_pairing0_2e_outcome____payload____outlier = wire<1>{0u};
	p_core_2e_statistics_2e_pairing0_2e_outcome____payload____value = wire<34>{0u,0u};
	p_core_2e_statistics_2e_pairing0_2e_outcome____payload____edge = wire<1>{0u};
	p_core_2e_statistics_2e_pairing0_2e_outcome____payload____coalesced = wire<1>{0u};
	p_core_2e_statistics_2e_pairing0_2e_outcome____payload____early = wire<1>{0u};
	p_core_2e_statistics_2e_pairing0_2e_outcome____payload____ambiguous = wire<1>{0u};
	p_core_2e_statistics_2e_pairing0_2e_outcome____payload____unsure = wire<1>{0u};
	p_core_2e_statistics_2e_pairing0_2e_outcome____payload____time = wire<40>{0u,0u};
	p_core_2e_statistics_2e_pairing0_2e_outcome____valid = wire<1>{0u};
	p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____read__address = wire<8>{0u};
	p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____write__data = wire<36>{0u,0u};
	p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____write__address = wire<8>{0u};
	p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____write__valid = wire<1>{0u};
	p_core_2e_statistics_2e_pairing0_2e_pending_2e_second = wire<36>{0u,0u};
	p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____read__valid = wire<1>{0u};
	p_core_2e_statistics_2e_pairing0_2e_pending_2e_head = wire<36>{0u,0u};
	p_core_2e_statistics_2e_pairing0_2e_pending_2e_level = wire<9>{0u};
	p_core_2e_statistics_2e_pairing0_2e_pending_2e_write__pointer = wire<8>{0u};
	p_core_2e_statistics_2e_pairing0_2e_pending_2e_waiting = wire<1>{0u};
	p_core_2e_statistics_2e_dump_2e_issue = wire<11>{0u};
	p_core_2e_statistics_2e_dump_2e_shown = wire<10>{0u};
	p_core_2e_statistics_2e_dump_2e_flying = wire<3>{0u};
	p_core_2e_statistics_2e_dump_2e_value = wire<32>{0u};
	p_core_2e_statistics_2e_dump_2e_area = wire<2>{0u};
	p_core_2e_statistics_2e_dump_2e_coming = wire<10>{0u};
	p_core_2e_statistics_2e_dump_2e__24_signal_24_25 = wire<1>{0u};
	p_core_2e_statistics_2e_dump_2e_open__ = wire<1>{0u};
	p_core_2e_statistics_2e_dump_2e_fsm__state = wire<4>{0u};
	p_core_2e_statistics_2e_dump_2e_segment = wire<2>{0u};
	p_core_2e_statistics_2e_dump_2e_status__address = wire<8>{0u};
	p_core_2e_statistics_2e_snapshot_2e__24_signal = wire<1>{0u};
	p_core_2e_statistics_2e_snapshot_2e_asked__number = wire<32>{0u};
	p_core_2e_statistics_2e_snapshot_2e_following = wire<32>{0x1u};
	p_core_2e_statistics_2e_snapshot_2e_wanted = wire<1>{0u};
	p_core_2e_statistics_2e_snapshot_2e_again = wire<1>{0u};
	p_core_2e_statistics_2e_snapshot_2e_fsm__state = wire<3>{0x1u};
	p_core_2e_statistics_2e_snapshot_2e_second__pass = wire<1>{0u};
	p_core_2e_statistics_2e_snapshot_2e_clear__index = wire<10>{0u};
	p_core_2e_statistics_2e_snapshot_2e_clear__segment = wire<2>{0u};
	p_core_2e_statistics_2e_snapshot_2e_clearing = wire<1>{0x1u};
	p_core_2e_statistics_2e_snapshot_2e_bank = wire<1>{0u};
	p_core_2e_statistics_2e_snapshot_2e_taken = wire<32>{0u};
	p_core_2e_statistics_2e_outliers_2e_waiting = wire<8>{0u};
	p_core_2e_statistics_2e_outliers_2e_step = wire<2>{0u};
	p_core_2e_statistics_2e_outliers_2e_record = wire<88>{0u,0u,0u};
	p_core_2e_statistics_2e_outliers_2e_complete = wire<8>{0u};
	p_core_2e_statistics_2e_outliers_2e_part = wire<2>{0u};
	p_core_2e_statistics_2e_outliers_2e_open__ = wire<1>{0u};
	p_core_2e_statistics_2e_outliers_2e_armed = wire<1>{0u};
	p_core_2e_statistics_2e_outliers_2e_outlier__flush = wire<32>{0u};
	p_core_2e_statistics_2e_outliers_2e_sent = wire<32>{0u};
	p_core_2e_statistics_2e_outliers_2e_words_2e_read____valid = wire<1>{0u};
	p_core_2e_statistics_2e_outliers_2e_words_2e_read____payload = wire<32>{0u};
	p_core_2e_statistics_2e_outliers_2e_words_2e_fetched = wire<1>{0u};
	p_core_2e_statistics_2e_outliers_2e_words_2e_read__pointer = wire<10>{0u};
	p_core_2e_statistics_2e_outliers_2e_words_2e_write__pointer = wire<10>{0u};
	p_core_2e_statistics_2e_outliers_2e_words_2e_level = wire<10>{0u};
	p_core_2e_statistics_2e_scalars_24_471_2e_fetch = wire<1>{0u};
	p_core_2e_statistics_2e_scalars_24_471_2e_row = wire<2>{0u};
	p_core_2e_statistics_2e_scalars_24_471_2e_place = wire<4>{0u};
	p_core_2e_statistics_2e_scalars_24_471_2e_change__value = wire<34>{0u,0u};
	p_core_2e_statistics_2e_scalars_24_471_2e_carry = wire<1>{0u};
	p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_17 = wire<1>{0u};
	p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_19 = wire<1>{0u};
	p_core_2e_statistics_2e_scalars_24_471_2e_change__address = wire<6>{0u};
	p_core_2e_statistics_2e_scalars_24_471_2e_change__time = wire<40>{0u,0u};
	p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_23 = wire<1>{0u};
	p_core_2e_statistics_2e_scalars_24_471_2e_write__port____en = wire<1>{0u};
	p_core_2e_statistics_2e_scalars_24_471_2e_write__port____addr = wire<6>{0u};
	p_core_2e_statistics_2e_scalars_24_471_2e_write__port____data = wire<64>{0u,0u};
	p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_32 = wire<1>{0u};
	p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_37 = wire<34>{0u,0u};
	p_core_2e_statistics_2e_scalars_24_471_2e_time = wire<40>{0u,0u};
	p_core_2e_statistics_2e_scalars_24_471_2e_arrive__address = wire<6>{0u};
	p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_42 = wire<34>{0u,0u};
	p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_43 = wire<40>{0u,0u};
	p_core_2e_statistics_2e_scalars_24_471_2e_data = wire<64>{0u,0u};
	p_core_2e_statistics_2e_histogram_2e_add__valid = wire<1>{0u};
	p_core_2e_statistics_2e_histogram_2e_place2 = wire<3>{0u};
	p_core_2e_statistics_2e_histogram_2e__24_signal = wire<1>{0u};
	p_core_2e_statistics_2e_histogram_2e__24_signal_24_26 = wire<3>{0u};
	p_core_2e_statistics_2e_histogram_2e_encoder_2e_bin = wire<10>{0u};
	p_core_2e_statistics_2e_histogram_2e_encoder_2e_shift = wire<5>{0u};
	p_core_2e_statistics_2e_histogram_2e_encoder_2e_value_24_2 = wire<34>{0u,0u};
	p_core_2e_statistics_2e_histogram_2e_bins_2e_data = wire<32>{0u};
	p_core_2e_statistics_2e_histogram_2e_bins_2e_past1__address = wire<13>{0u};
	p_core_2e_statistics_2e_histogram_2e_bins_2e_past1__valid = wire<1>{0u};
	p_core_2e_statistics_2e_histogram_2e_bins_2e_add__address_24_27 = wire<13>{0u};
	p_core_2e_statistics_2e_histogram_2e_bins_2e_arrive__address = wire<13>{0u};
	p_core_2e_statistics_2e_histogram_2e_bins_2e_arrive__valid = wire<1>{0u};
	p_core_2e_statistics_2e_histogram_2e_bins_2e_write__port____addr = wire<13>{0u};
	p_core_2e_statistics_2e_histogram_2e_bins_2e_write__port____en = wire<1>{0u};
	p_core_2e_statistics_2e_histogram_2e_bins_2e_add__valid_24_16 = wire<1>{0u};
	p_core_2e_statistics_2e_histogram_2e_bins_2e_past2__data = wire<32>{0u};
	p_core_2e_statistics_2e_histogram_2e_bins_2e_past1__data = wire<32>{0u};
	p_core_2e_statistics_2e_histogram_2e_bins_2e_store__data = wire<32>{0u};
	p_core_2e_statistics_2e_histogram_2e_bins_2e_hit__past2 = wire<1>{0u};
	p_core_2e_statistics_2e_histogram_2e_bins_2e_hit__past1 = wire<1>{0u};
	p_core_2e_statistics_2e_histogram_2e_bins_2e_hit__store = wire<1>{0u};
	p_core_2e_statistics_2e_counters_2e_octave = wire<6>{0u};
	p_core_2e_statistics_2e_counters_2e__24_signal = wire<1>{0u};
	p_core_2e_statistics_2e_counters_2e_young = wire<34>{0u,0u};
	p_core_2e_statistics_2e_counters_2e_classes0 = wire<7>{0u};
	p_core_2e_statistics_2e_counters_2e_young__waits = wire<1>{0u};
	p_core_2e_statistics_2e_counters_2e_place = wire<3>{0u};
	p_core_2e_statistics_2e_counters_2e_classes1 = wire<7>{0u};
	p_core_2e_statistics_2e_counters_2e_even_24_55_2e_data = wire<32>{0u};
	p_core_2e_statistics_2e_counters_2e_even_24_55_2e_past1__address = wire<8>{0u};
	p_core_2e_statistics_2e_counters_2e_even_24_55_2e_past1__valid = wire<1>{0u};
	p_core_2e_statistics_2e_counters_2e_even_24_55_2e_add__address_24_27 = wire<8>{0u};
	p_core_2e_statistics_2e_counters_2e_even_24_55_2e_arrive__address = wire<8>{0u};
	p_core_2e_statistics_2e_counters_2e_even_24_55_2e_arrive__valid = wire<1>{0u};
	p_core_2e_statistics_2e_counters_2e_even_24_55_2e_write__port____addr = wire<8>{0u};
	p_core_2e_statistics_2e_counters_2e_even_24_55_2e_write__port____en = wire<1>{0u};
	p_core_2e_statistics_2e_counters_2e_even_24_55_2e_add__valid_24_16 = wire<1>{0u};
	p_core_2e_statistics_2e_counters_2e_even_24_55_2e_past2__data = wire<32>{0u};
	p_core_2e_statistics_2e_counters_2e_even_24_55_2e_past1__data = wire<32>{0u};
	p_core_2e_statistics_2e_counters_2e_even_24_55_2e_store__data = wire<32>{0u};
	p_core_2e_statistics_2e_counters_2e_even_24_55_2e_hit__past2 = wire<1>{0u};
	p_core_2e_statistics_2e_counters_2e_even_24_55_2e_hit__past1 = wire<1>{0u};
	p_core_2e_statistics_2e_counters_2e_even_24_55_2e_hit__store = wire<1>{0u};
	p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_data = wire<32>{0u};
	p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_past1__address = wire<8>{0u};
	p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_past1__valid = wire<1>{0u};
	p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_add__address_24_27 = wire<8>{0u};
	p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_arrive__address = wire<8>{0u};
	p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_arrive__valid = wire<1>{0u};
	p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_write__port____addr = wire<8>{0u};
	p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_write__port____en = wire<1>{0u};
	p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_add__valid_24_16 = wire<1>{0u};
	p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_past2__data = wire<32>{0u};
	p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_past1__data = wire<32>{0u};
	p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_store__data = wire<32>{0u};
	p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_hit__past2 = wire<1>{0u};
	p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_hit__past1 = wire<1>{0u};
	p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_hit__store = wire<1>{0u};
	p_core_2e_statistics_2e_pending_24_468_2e_arrived3 = wire<1>{0u};
	p_core_2e_statistics_2e_pending_24_468_2e_arrived2 = wire<1>{0u};
	p_core_2e_statistics_2e_pending_24_468_2e_arrived1 = wire<1>{0u};
	p_core_2e_statistics_2e_pending_24_468_2e_arrived0 = wire<1>{0u};
	p_core_2e_statistics_2e_pending_24_468_2e_rings____3____data__valid = wire<1>{0u};
	p_core_2e_statistics_2e_pending_24_468_2e_rings____2____data__valid = wire<1>{0u};
	p_core_2e_statistics_2e_pending_24_468_2e_rings____1____data__valid = wire<1>{0u};
	p_core_2e_statistics_2e_pending_24_468_2e_rings____0____data__valid = wire<1>{0u};
	p_core_2e_statistics_2e_pending_24_468_2e_rings____3____data = wire<36>{0u,0u};
	p_core_2e_statistics_2e_router_2e_cut__passed = wire<1>{0u};
	p_core_2e_statistics_2e_router_2e__24_signal_24_4 = wire<1>{0u};
	p_core_2e_statistics_2e_router_2e_causes0 = wire<1>{0u};
	p_core_2e_statistics_2e_router_2e_responses0 = wire<1>{0u};
	p_core_2e_statistics_2e_router_2e_reversed0 = wire<1>{0u};
	p_core_2e_statistics_2e_router_2e_ticks0 = wire<1>{0u};
	p_core_2e_statistics_2e_router_2e_response__edge0 = wire<1>{0u};
	p_core_2e_statistics_2e_router_2e_cause__edge0 = wire<1>{0u};
	p_core_2e_statistics_2e_router_2e_response__sub0 = wire<1>{0u};
	p_core_2e_statistics_2e_router_2e_cause__sub0 = wire<1>{0u};
	p_core_2e_statistics_2e_router_2e_causes1 = wire<1>{0u};
	p_core_2e_statistics_2e_router_2e_responses1 = wire<1>{0u};
	p_core_2e_statistics_2e_router_2e_reversed1 = wire<1>{0u};
	p_core_2e_statistics_2e_router_2e_ticks1 = wire<1>{0u};
	p_core_2e_statistics_2e_router_2e_response__edge1 = wire<1>{0u};
	p_core_2e_statistics_2e_router_2e_cause__edge1 = wire<1>{0u};
	p_core_2e_statistics_2e_router_2e_response__sub1 = wire<1>{0u};
	p_core_2e_statistics_2e_router_2e_cause__sub1 = wire<1>{0u};
	p_core_2e_statistics_2e_router_2e_causes2 = wire<1>{0u};
	p_core_2e_statistics_2e_router_2e_responses2 = wire<1>{0u};
	p_core_2e_statistics_2e_router_2e_reversed2 = wire<1>{0u};
	p_core_2e_statistics_2e_router_2e_ticks2 = wire<1>{0u};
	p_core_2e_statistics_2e_router_2e_response__edge2 = wire<1>{0u};
	p_core_2e_statistics_2e_router_2e_cause__edge2 = wire<1>{0u};
	p_core_2e_statistics_2e_router_2e_response__sub2 = wire<1>{0u};
	p_core_2e_statistics_2e_router_2e_cause__sub2 = wire<1>{0u};
	p_core_2e_statistics_2e_router_2e_causes3 = wire<1>{0u};
	p_core_2e_statistics_2e_router_2e_responses3 = wire<1>{0u};
	p_core_2e_statistics_2e_router_2e_reversed3 = wire<1>{0u};
	p_core_2e_statistics_2e_router_2e_ticks3 = wire<1>{0u};
	p_core_2e_statistics_2e_router_2e_response__edge3 = wire<1>{0u};
	p_core_2e_statistics_2e_router_2e_cause__edge3 = wire<1>{0u};
	p_core_2e_statistics_2e_router_2e_response__sub3 = wire<1>{0u};
	p_core_2e_statistics_2e_router_2e_cause__sub3 = wire<1>{0u};
	p_core_2e_statistics_2e_router_2e_clocks = wire<39>{0u,0u};
	p_core_2e_statistics_2e_rows_2e_write__pointer = wire<9>{0u};
	p_core_2e_statistics_2e_rows_2e_read__pointer = wire<9>{0u};
	p_core_2e_statistics_2e_rows_2e_fetched = wire<1>{0u};
	p_core_2e_statistics_2e_rows_2e_read____payload = wire<59>{0u,0u};
	p_core_2e_statistics_2e_rows_2e_read____valid = wire<1>{0u};
	p_core_2e_statistics_2e_rows_2e_level = wire<9>{0u};
	p_core_2e_statistics_2e_rows__lost = wire<32>{0u};
	p_core_2e_statistics_2e_level3 = wire<9>{0u};
	p_core_2e_statistics_2e_level2 = wire<9>{0u};
	p_core_2e_statistics_2e_level1 = wire<9>{0u};
	p_core_2e_statistics_2e_level0 = wire<9>{0u};
	p_core_2e_statistics_2e_base_24_300 = wire<63>{0u,0u};
	p_core_2e_statistics_2e_outcome____unsure = wire<1>{0u};
	p_core_2e_statistics_2e_outcome____ambiguous = wire<1>{0u};
	p_core_2e_statistics_2e_outcome____early = wire<1>{0u};
	p_core_2e_statistics_2e_outcome____coalesced = wire<1>{0u};
	p_core_2e_statistics_2e_time = wire<40>{0u,0u};
	p_core_2e_statistics_2e_edge = wire<1>{0u};
	p_core_2e_statistics_2e_young = wire<34>{0u,0u};
	p_core_2e_statistics_2e_young__valid = wire<1>{0u};
	p_core_2e_statistics_2e_outcome____classes = wire<14>{0u};
	p_core_2e_statistics_2e_outcome____sample = wire<1>{0u};
	p_core_2e_statistics_2e__24_signal_24_239 = wire<1>{0u};
	p_core_2e_statistics_2e_outcome____outlier = wire<1>{0u};
	p_core_2e_statistics_2e_outcome____value = wire<34>{0u,0u};
	p_core_2e_statistics_2e_segment = wire<2>{0u};
	p_core_2e_statistics_2e__24_signal_24_216 = wire<1>{0u};
	p_core_2e_sender_2e_tx____valid = wire<1>{0u};
	p_core_2e_sender_2e_sequence = wire<32>{0u};
	p_core_2e_sender_2e_last = wire<1>{0u};
	p_core_2e_sender_2e_count = wire<7>{0u};
	p_core_2e_sender_2e_base = wire<64>{0u,0u};
	p_core_2e_sender_2e__24_signal_24_62 = wire<16>{0u};
	p_core_2e_sender_2e__24_signal_24_57 = wire<8>{0u};
	p_core_2e_sender_2e_word__is__crc = wire<1>{0u};
	p_core_2e_sender_2e_word = wire<32>{0u};
	p_core_2e_sender_2e_word__valid = wire<1>{0u};
	p_core_2e_sender_2e_cut = wire<1>{0u};
	p_core_2e_sender_2e_left = wire<7>{0u};
	p_core_2e_sender_2e_fsm__state = wire<4>{0u};
	p_core_2e_sender_2e_byte = wire<2>{0u};
	p_core_2e_sender_2e_crc = wire<32>{0xffffffffu};
	p_core_2e_sender_2e_shift = wire<32>{0u};
	p_core_2e_sender_2e_shift__is__crc = wire<1>{0u};
	p_core_2e_sender_2e_grant = wire<4>{0u};
	p_core_2e_sender_2e_turn = wire<2>{0x3u};
	p_core_2e_tally__fired__stimulus_2e_count = wire<32>{0u};
	p_core_2e_tally__blocked__stimulus_2e_count = wire<32>{0u};
	p_core_2e_tally__fired__stimulus2_2e_count = wire<32>{0u};
	p_core_2e_tally__blocked__stimulus2_2e_count = wire<32>{0u};
	static const value<32> mem_init_1[256] {
		value<32>{0x53515249u}, value<32>{0x00000001u}, value<32>{0x6259f2c9u}, value<32>{0x2122d135u},
		value<32>{0x8ef52ab5u}, value<32>{0xc4097906u}, value<32>{0x00000001u}, value<32>{0x05fd8220u},
		value<32>{0x00000002u}, value<32>{0x00000000u}, value<32>{0x00000004u}, value<32>{0x00000004u},
		value<32>{0x00000002u}, value<32>{0x00000004u}, value<32>{0x00000005u}, value<32>{0x00000100u},
		value<32>{0x00000200u}, value<32>{0x00000100u}, value<32>{0x00000080u}, value<32>{0x00000018u},
		value<32>{0xdaabdc16u}, value<32>{0xcd88e1c4u}, value<32>{0x74726976u}, value<32>{0x206c6175u},
		value<32>{0x636e6562u}, value<32>{0x00000068u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x004c4b40u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x0000000cu}, value<32>{0x0000000cu}, value<32>{0x0000000cu}, value<32>{0x0000000cu},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
		value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u}, value<32>{0x00000000u},
	};
	std::copy(std::begin(mem_init_1), std::end(mem_init_1), &memory_p_core_2e_registers_2e_memory.data[0]);
}

bool p_instrument::eval(performer *performer) {
	bool converged = true;
	bool posedge_p_clk = this->posedge_p_clk();
	value<32> i_procmux_24_3999__Y;
	value<1> i_procmux_24_3951__Y;
	value<1> i_procmux_24_3523__Y;
	value<1> i_procmux_24_3513__Y;
	value<1> i_procmux_24_3505__Y;
	value<1> i_procmux_24_3474__Y;
	value<1> i_procmux_24_3464__Y;
	value<1> i_procmux_24_3456__Y;
	value<1> i_procmux_24_3425__Y;
	value<1> i_procmux_24_3415__Y;
	value<1> i_procmux_24_3407__Y;
	value<1> i_procmux_24_3376__Y;
	value<1> i_procmux_24_3366__Y;
	value<1> i_procmux_24_3358__Y;
	value<2> i_procmux_24_3241__Y;
	value<2> i_procmux_24_3209__Y;
	value<32> i_procmux_24_2783__Y;
	value<1> i_procmux_24_2657__Y;
	value<1> i_procmux_24_2649__Y;
	value<32> i_procmux_24_2512__Y;
	value<10> i_procmux_24_2489__Y;
	value<11> i_procmux_24_2477__Y;
	value<1> i_procmux_24_2463__Y;
	value<45> i_procmux_24_2464__CMP;
	value<36> i_procmux_24_2410__Y;
	value<36> i_procmux_24_2193__Y;
	value<36> i_procmux_24_1976__Y;
	value<36> i_procmux_24_1759__Y;
	value<2> i_procmux_24_350__CMP;
	value<18> i_procmux_24_349__CMP;
	value<4> i_procmux_24_348__CMP;
	value<2> i_procmux_24_347__CMP;
	value<4> i_procmux_24_346__CMP;
	value<30> i_procmux_24_345__CMP;
	value<2> i_procmux_24_340__CMP;
	value<18> i_procmux_24_339__CMP;
	value<4> i_procmux_24_338__CMP;
	value<2> i_procmux_24_337__CMP;
	value<4> i_procmux_24_336__CMP;
	value<30> i_procmux_24_335__CMP;
	// \hdlname: front_end clk
	value<1> p_front__end_2e_clk;
	// \hdlname: front_end input_delay i
	value<8> p_front__end_2e_input__delay_2e_i;
	// \hdlname: front_end input_delay clk
	value<1> p_front__end_2e_input__delay_2e_clk;
	// \hdlname: front_end output_delay port$4369$0
	value<2> p_front__end_2e_output__delay_2e_port_24_4369_24_0;
	// \hdlname: front_end output_delay port$4266$0
	value<2> p_front__end_2e_output__delay_2e_port_24_4266_24_0;
	// \hdlname: front_end output_delay clk
	value<1> p_front__end_2e_output__delay_2e_clk;
	// \hdlname: core command__payload
	value<64> p_core_2e_command____payload;
	// \hdlname: core command__ready
	value<1> p_core_2e_command____ready;
	// \hdlname: core command__valid
	value<1> p_core_2e_command____valid;
	// \hdlname: core restart
	value<1> p_core_2e_restart;
	// \hdlname: core configuration__control
	value<5> p_core_2e_configuration____control;
	// \hdlname: core halt
	value<1> p_core_2e_halt;
	// \hdlname: core config$82
	value<14> p_core_2e_config_24_82;
	// \hdlname: core config$96
	value<14> p_core_2e_config_24_96;
	// \hdlname: core config$108
	value<14> p_core_2e_config_24_108;
	// \hdlname: core config$120
	value<14> p_core_2e_config_24_120;
	// \hdlname: core slot
	value<4> p_core_2e_slot;
	// \hdlname: core slot$133
	value<4> p_core_2e_slot_24_133;
	// \hdlname: core slot$134
	value<4> p_core_2e_slot_24_134;
	// \hdlname: core slot$135
	value<4> p_core_2e_slot_24_135;
	// \hdlname: core i$136
	value<4> p_core_2e_i_24_136;
	// \hdlname: core i$138
	value<4> p_core_2e_i_24_138;
	// \hdlname: core row_valid
	value<1> p_core_2e_row__valid;
	// \hdlname: core clk
	value<1> p_core_2e_clk;
	// \hdlname: core front_end__stimulus__0
	value<2> p_core_2e_front__end____stimulus____0;
	// \hdlname: core front_end__stimulus__1
	value<2> p_core_2e_front__end____stimulus____1;
	value<32> i_flatten_5c_core_2e__24_3;
	value<31> i_flatten_5c_core_2e__24_4;
	value<1> i_flatten_5c_core_2e__24_9;
	value<1> i_flatten_5c_core_2e__24_10;
	value<1> i_flatten_5c_core_2e__24_12;
	value<1> i_flatten_5c_core_2e__24_13;
	value<1> i_flatten_5c_core_2e__24_14;
	value<1> i_flatten_5c_core_2e__24_16;
	value<1> i_flatten_5c_core_2e__5c_registers_2e__24_146;
	value<1> i_flatten_5c_core_2e__5c_registers_2e__24_19;
	// \hdlname: core registers read__1__request
	value<1> p_core_2e_registers_2e_read____1____request;
	// \hdlname: core registers read__0__request
	value<1> p_core_2e_registers_2e_read____0____request;
	// \hdlname: core registers write__request
	value<1> p_core_2e_registers_2e_write____request;
	// \hdlname: core registers write__value
	value<32> p_core_2e_registers_2e_write____value;
	// \hdlname: core registers write__address
	value<8> p_core_2e_registers_2e_write____address;
	// \hdlname: core registers write__refused
	value<1> p_core_2e_registers_2e_write____refused;
	// \hdlname: core registers clk
	value<1> p_core_2e_registers_2e_clk;
	// \hdlname: core registers $signature__en
	value<1> p_core_2e_registers_2e__24_signature____en;
	value<1> i_flatten_5c_core_2e__5c_command__port_2e__24_8;
	// \hdlname: core command_port command__ready
	value<1> p_core_2e_command__port_2e_command____ready;
	// \hdlname: core command_port rx__valid
	value<1> p_core_2e_command__port_2e_rx____valid;
	// \hdlname: core command_port clk
	value<1> p_core_2e_command__port_2e_clk;
	value<1> i_flatten_5c_core_2e__5c_replies_2e__24_22;
	value<1> i_flatten_5c_core_2e__5c_replies_2e__24_18;
	// \hdlname: core replies command__payload
	value<64> p_core_2e_replies_2e_command____payload;
	// \hdlname: core replies command__valid
	value<1> p_core_2e_replies_2e_command____valid;
	// \hdlname: core replies write__done
	value<1> p_core_2e_replies_2e_write____done;
	// \hdlname: core replies payload__done
	value<1> p_core_2e_replies_2e_payload____done;
	// \hdlname: core replies payload__word__ready
	value<1> p_core_2e_replies_2e_payload____word____ready;
	// \hdlname: core replies payload__start
	value<1> p_core_2e_replies_2e_payload____start;
	// \hdlname: core replies read__done
	value<1> p_core_2e_replies_2e_read____done;
	// \hdlname: core replies clk
	value<1> p_core_2e_replies_2e_clk;
	// \hdlname: core time clk
	value<1> p_core_2e_time_2e_clk;
	// \hdlname: core time ahead
	value<1> p_core_2e_time_2e_ahead;
	// \hdlname: core watchdog kick
	value<1> p_core_2e_watchdog_2e_kick;
	// \hdlname: core watchdog clk
	value<1> p_core_2e_watchdog_2e_clk;
	// \hdlname: core watchdog less
	value<33> p_core_2e_watchdog_2e_less;
	// \hdlname: core stimulus pulse end
	value<2> p_core_2e_stimulus_2e_pulse_2e_end;
	// \hdlname: core stimulus pulse accepted
	value<1> p_core_2e_stimulus_2e_pulse_2e_accepted;
	// \hdlname: core stimulus pulse released
	value<1> p_core_2e_stimulus_2e_pulse_2e_released;
	// \hdlname: core stimulus pulse due$18
	value<1> p_core_2e_stimulus_2e_pulse_2e_due_24_18;
	// \hdlname: core stimulus pulse clk
	value<1> p_core_2e_stimulus_2e_pulse_2e_clk;
	// \hdlname: core stimulus pulse start
	value<1> p_core_2e_stimulus_2e_pulse_2e_start;
	// \hdlname: core stimulus pulse soft_reset
	value<1> p_core_2e_stimulus_2e_pulse_2e_soft__reset;
	// \hdlname: core stimulus pulse due
	value<1> p_core_2e_stimulus_2e_pulse_2e_due;
	// \hdlname: core stimulus pulse active
	value<2> p_core_2e_stimulus_2e_pulse_2e_active;
	// \hdlname: core stimulus pulse hold soft_reset
	value<1> p_core_2e_stimulus_2e_pulse_2e_hold_2e_soft__reset;
	// \hdlname: core stimulus pulse hold cancel
	value<1> p_core_2e_stimulus_2e_pulse_2e_hold_2e_cancel;
	// \hdlname: core stimulus pulse hold load
	value<1> p_core_2e_stimulus_2e_pulse_2e_hold_2e_load;
	// \hdlname: core stimulus pulse hold clk
	value<1> p_core_2e_stimulus_2e_pulse_2e_hold_2e_clk;
	// \hdlname: core stimulus pulse hold less
	value<32> p_core_2e_stimulus_2e_pulse_2e_hold_2e_less;
	// \hdlname: core stimulus schedule due
	value<1> p_core_2e_stimulus_2e_schedule_2e_due;
	// \hdlname: core stimulus schedule schedule_total
	value<2> p_core_2e_stimulus_2e_schedule_2e_schedule__total;
	// \hdlname: core stimulus schedule interval
	value<40> p_core_2e_stimulus_2e_schedule_2e_interval;
	// \hdlname: core stimulus schedule scheduled
	value<1> p_core_2e_stimulus_2e_schedule_2e_scheduled;
	// \hdlname: core stimulus schedule first_total
	value<2> p_core_2e_stimulus_2e_schedule_2e_first__total;
	// \hdlname: core stimulus schedule shift
	value<40> p_core_2e_stimulus_2e_schedule_2e_shift;
	// \hdlname: core stimulus schedule again_total
	value<2> p_core_2e_stimulus_2e_schedule_2e_again__total;
	// \hdlname: core stimulus schedule clk
	value<1> p_core_2e_stimulus_2e_schedule_2e_clk;
	// \hdlname: core stimulus schedule cancel
	value<1> p_core_2e_stimulus_2e_schedule_2e_cancel;
	// \hdlname: core stimulus schedule start
	value<1> p_core_2e_stimulus_2e_schedule_2e_start;
	// \hdlname: core stimulus schedule soft_reset
	value<1> p_core_2e_stimulus_2e_schedule_2e_soft__reset;
	// \hdlname: core stimulus schedule due$11
	value<1> p_core_2e_stimulus_2e_schedule_2e_due_24_11;
	value<1> i_flatten_5c_core_2e__5c_stimulus_2e__5c_schedule_2e__24_14;
	value<1> i_flatten_5c_core_2e__5c_stimulus_2e__5c_schedule_2e__5c_dither_2e__24_35;
	value<1> i_flatten_5c_core_2e__5c_stimulus_2e__5c_schedule_2e__5c_dither_2e__24_27;
	// \hdlname: core stimulus schedule dither port$4073$0
	value<32> p_core_2e_stimulus_2e_schedule_2e_dither_2e_port_24_4073_24_0;
	// \hdlname: core stimulus schedule dither port$4046$0
	value<8> p_core_2e_stimulus_2e_schedule_2e_dither_2e_port_24_4046_24_0;
	// \hdlname: core stimulus schedule dither port$4043$0
	value<32> p_core_2e_stimulus_2e_schedule_2e_dither_2e_port_24_4043_24_0;
	// \hdlname: core stimulus schedule dither soft_reset
	value<1> p_core_2e_stimulus_2e_schedule_2e_dither_2e_soft__reset;
	// \hdlname: core stimulus schedule dither draw
	value<1> p_core_2e_stimulus_2e_schedule_2e_dither_2e_draw;
	// \hdlname: core stimulus schedule dither start
	value<1> p_core_2e_stimulus_2e_schedule_2e_dither_2e_start;
	// \hdlname: core stimulus schedule dither clk
	value<1> p_core_2e_stimulus_2e_schedule_2e_dither_2e_clk;
	// \hdlname: core stimulus schedule dither exhausted
	value<1> p_core_2e_stimulus_2e_schedule_2e_dither_2e_exhausted;
	// \hdlname: core stimulus schedule dither falling
	value<1> p_core_2e_stimulus_2e_schedule_2e_dither_2e_falling;
	// \hdlname: core stimulus schedule dither following
	value<32> p_core_2e_stimulus_2e_schedule_2e_dither_2e_following;
	// \hdlname: core stimulus schedule dither drawing
	value<1> p_core_2e_stimulus_2e_schedule_2e_dither_2e_drawing;
	// \hdlname: core stimulus schedule wait soft_reset
	value<1> p_core_2e_stimulus_2e_schedule_2e_wait_2e_soft__reset;
	// \hdlname: core stimulus schedule wait load
	value<1> p_core_2e_stimulus_2e_schedule_2e_wait_2e_load;
	// \hdlname: core stimulus schedule wait cancel
	value<1> p_core_2e_stimulus_2e_schedule_2e_wait_2e_cancel;
	// \hdlname: core stimulus schedule wait clk
	value<1> p_core_2e_stimulus_2e_schedule_2e_wait_2e_clk;
	// \hdlname: core stimulus schedule wait less
	value<40> p_core_2e_stimulus_2e_schedule_2e_wait_2e_less;
	// \hdlname: core stimulus schedule train soft_reset
	value<1> p_core_2e_stimulus_2e_schedule_2e_train_2e_soft__reset;
	// \hdlname: core stimulus schedule train load
	value<1> p_core_2e_stimulus_2e_schedule_2e_train_2e_load;
	// \hdlname: core stimulus schedule train cancel
	value<1> p_core_2e_stimulus_2e_schedule_2e_train_2e_cancel;
	// \hdlname: core stimulus schedule train clk
	value<1> p_core_2e_stimulus_2e_schedule_2e_train_2e_clk;
	// \hdlname: core stimulus schedule train less
	value<40> p_core_2e_stimulus_2e_schedule_2e_train_2e_less;
	// \hdlname: core stimulus slot
	value<4> p_core_2e_stimulus_2e_slot;
	// \hdlname: core stimulus port$4040$0
	value<6> p_core_2e_stimulus_2e_port_24_4040_24_0;
	// \hdlname: core stimulus soft_reset
	value<1> p_core_2e_stimulus_2e_soft__reset;
	// \hdlname: core stimulus clk
	value<1> p_core_2e_stimulus_2e_clk;
	// \hdlname: core stimulus start
	value<1> p_core_2e_stimulus_2e_start;
	// \hdlname: core stimulus stopped
	value<1> p_core_2e_stimulus_2e_stopped;
	// \hdlname: core stimulus2 pulse end
	value<2> p_core_2e_stimulus2_2e_pulse_2e_end;
	// \hdlname: core stimulus2 pulse accepted
	value<1> p_core_2e_stimulus2_2e_pulse_2e_accepted;
	// \hdlname: core stimulus2 pulse released
	value<1> p_core_2e_stimulus2_2e_pulse_2e_released;
	// \hdlname: core stimulus2 pulse due$18
	value<1> p_core_2e_stimulus2_2e_pulse_2e_due_24_18;
	// \hdlname: core stimulus2 pulse clk
	value<1> p_core_2e_stimulus2_2e_pulse_2e_clk;
	// \hdlname: core stimulus2 pulse start
	value<1> p_core_2e_stimulus2_2e_pulse_2e_start;
	// \hdlname: core stimulus2 pulse soft_reset
	value<1> p_core_2e_stimulus2_2e_pulse_2e_soft__reset;
	// \hdlname: core stimulus2 pulse due
	value<1> p_core_2e_stimulus2_2e_pulse_2e_due;
	// \hdlname: core stimulus2 pulse active
	value<2> p_core_2e_stimulus2_2e_pulse_2e_active;
	// \hdlname: core stimulus2 pulse hold soft_reset
	value<1> p_core_2e_stimulus2_2e_pulse_2e_hold_2e_soft__reset;
	// \hdlname: core stimulus2 pulse hold cancel
	value<1> p_core_2e_stimulus2_2e_pulse_2e_hold_2e_cancel;
	// \hdlname: core stimulus2 pulse hold load
	value<1> p_core_2e_stimulus2_2e_pulse_2e_hold_2e_load;
	// \hdlname: core stimulus2 pulse hold clk
	value<1> p_core_2e_stimulus2_2e_pulse_2e_hold_2e_clk;
	// \hdlname: core stimulus2 pulse hold less
	value<32> p_core_2e_stimulus2_2e_pulse_2e_hold_2e_less;
	// \hdlname: core stimulus2 schedule due
	value<1> p_core_2e_stimulus2_2e_schedule_2e_due;
	// \hdlname: core stimulus2 schedule schedule_total
	value<2> p_core_2e_stimulus2_2e_schedule_2e_schedule__total;
	// \hdlname: core stimulus2 schedule interval
	value<40> p_core_2e_stimulus2_2e_schedule_2e_interval;
	// \hdlname: core stimulus2 schedule scheduled
	value<1> p_core_2e_stimulus2_2e_schedule_2e_scheduled;
	// \hdlname: core stimulus2 schedule first_total
	value<2> p_core_2e_stimulus2_2e_schedule_2e_first__total;
	// \hdlname: core stimulus2 schedule shift
	value<40> p_core_2e_stimulus2_2e_schedule_2e_shift;
	// \hdlname: core stimulus2 schedule again_total
	value<2> p_core_2e_stimulus2_2e_schedule_2e_again__total;
	// \hdlname: core stimulus2 schedule clk
	value<1> p_core_2e_stimulus2_2e_schedule_2e_clk;
	// \hdlname: core stimulus2 schedule cancel
	value<1> p_core_2e_stimulus2_2e_schedule_2e_cancel;
	// \hdlname: core stimulus2 schedule start
	value<1> p_core_2e_stimulus2_2e_schedule_2e_start;
	// \hdlname: core stimulus2 schedule soft_reset
	value<1> p_core_2e_stimulus2_2e_schedule_2e_soft__reset;
	// \hdlname: core stimulus2 schedule due$11
	value<1> p_core_2e_stimulus2_2e_schedule_2e_due_24_11;
	value<1> i_flatten_5c_core_2e__5c_stimulus2_2e__5c_schedule_2e__24_14;
	value<1> i_flatten_5c_core_2e__5c_stimulus2_2e__5c_schedule_2e__5c_dither_2e__24_35;
	value<1> i_flatten_5c_core_2e__5c_stimulus2_2e__5c_schedule_2e__5c_dither_2e__24_27;
	// \hdlname: core stimulus2 schedule dither port$4109$0
	value<32> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_port_24_4109_24_0;
	// \hdlname: core stimulus2 schedule dither port$4082$0
	value<8> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_port_24_4082_24_0;
	// \hdlname: core stimulus2 schedule dither port$4079$0
	value<32> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_port_24_4079_24_0;
	// \hdlname: core stimulus2 schedule dither soft_reset
	value<1> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_soft__reset;
	// \hdlname: core stimulus2 schedule dither draw
	value<1> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_draw;
	// \hdlname: core stimulus2 schedule dither start
	value<1> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_start;
	// \hdlname: core stimulus2 schedule dither clk
	value<1> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_clk;
	// \hdlname: core stimulus2 schedule dither exhausted
	value<1> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_exhausted;
	// \hdlname: core stimulus2 schedule dither falling
	value<1> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_falling;
	// \hdlname: core stimulus2 schedule dither following
	value<32> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_following;
	// \hdlname: core stimulus2 schedule dither drawing
	value<1> p_core_2e_stimulus2_2e_schedule_2e_dither_2e_drawing;
	// \hdlname: core stimulus2 schedule wait soft_reset
	value<1> p_core_2e_stimulus2_2e_schedule_2e_wait_2e_soft__reset;
	// \hdlname: core stimulus2 schedule wait load
	value<1> p_core_2e_stimulus2_2e_schedule_2e_wait_2e_load;
	// \hdlname: core stimulus2 schedule wait cancel
	value<1> p_core_2e_stimulus2_2e_schedule_2e_wait_2e_cancel;
	// \hdlname: core stimulus2 schedule wait clk
	value<1> p_core_2e_stimulus2_2e_schedule_2e_wait_2e_clk;
	// \hdlname: core stimulus2 schedule wait less
	value<40> p_core_2e_stimulus2_2e_schedule_2e_wait_2e_less;
	// \hdlname: core stimulus2 schedule train soft_reset
	value<1> p_core_2e_stimulus2_2e_schedule_2e_train_2e_soft__reset;
	// \hdlname: core stimulus2 schedule train load
	value<1> p_core_2e_stimulus2_2e_schedule_2e_train_2e_load;
	// \hdlname: core stimulus2 schedule train cancel
	value<1> p_core_2e_stimulus2_2e_schedule_2e_train_2e_cancel;
	// \hdlname: core stimulus2 schedule train clk
	value<1> p_core_2e_stimulus2_2e_schedule_2e_train_2e_clk;
	// \hdlname: core stimulus2 schedule train less
	value<40> p_core_2e_stimulus2_2e_schedule_2e_train_2e_less;
	// \hdlname: core stimulus2 slot
	value<4> p_core_2e_stimulus2_2e_slot;
	// \hdlname: core stimulus2 port$4076$0
	value<6> p_core_2e_stimulus2_2e_port_24_4076_24_0;
	// \hdlname: core stimulus2 soft_reset
	value<1> p_core_2e_stimulus2_2e_soft__reset;
	// \hdlname: core stimulus2 clk
	value<1> p_core_2e_stimulus2_2e_clk;
	// \hdlname: core stimulus2 start
	value<1> p_core_2e_stimulus2_2e_start;
	// \hdlname: core stimulus2 stopped
	value<1> p_core_2e_stimulus2_2e_stopped;
	// \hdlname: core loopback_stimulus i
	value<2> p_core_2e_loopback__stimulus_2e_i;
	// \hdlname: core loopback_stimulus clk
	value<1> p_core_2e_loopback__stimulus_2e_clk;
	// \hdlname: core loopback_stimulus2 i
	value<2> p_core_2e_loopback__stimulus2_2e_i;
	// \hdlname: core loopback_stimulus2 clk
	value<1> p_core_2e_loopback__stimulus2_2e_clk;
	value<4> i_flatten_5c_core_2e__5c_lane__isr_2e__24_48;
	value<1> i_flatten_5c_core_2e__5c_lane__isr_2e__24_11;
	value<3> i_flatten_5c_core_2e__5c_lane__isr_2e__24_7;
	// \hdlname: core lane_isr config
	value<14> p_core_2e_lane__isr_2e_config;
	// \hdlname: core lane_isr clk
	value<1> p_core_2e_lane__isr_2e_clk;
	// \hdlname: core lane_isr off1
	value<1> p_core_2e_lane__isr_2e_off1;
	// \hdlname: core lane_isr glitch
	value<2> p_core_2e_lane__isr_2e_glitch;
	// \hdlname: core lane_isr chosen
	value<2> p_core_2e_lane__isr_2e_chosen;
	// \hdlname: core lane_isr after0
	value<1> p_core_2e_lane__isr_2e_after0;
	// \hdlname: core lane_isr off0
	value<1> p_core_2e_lane__isr_2e_off0;
	// \hdlname: core lane_isr busy_next
	value<2> p_core_2e_lane__isr_2e_busy__next;
	// \hdlname: core lane_isr soon
	value<2> p_core_2e_lane__isr_2e_soon;
	// \hdlname: core lane_isr edges
	value<4> p_core_2e_lane__isr_2e_edges;
	// \hdlname: core lane_isr changes
	value<2> p_core_2e_lane__isr_2e_changes;
	// \hdlname: core lane_isr level
	value<2> p_core_2e_lane__isr_2e_level;
	value<4> i_flatten_5c_core_2e__5c_lane__task_2e__24_48;
	value<1> i_flatten_5c_core_2e__5c_lane__task_2e__24_11;
	value<3> i_flatten_5c_core_2e__5c_lane__task_2e__24_7;
	// \hdlname: core lane_task config
	value<14> p_core_2e_lane__task_2e_config;
	// \hdlname: core lane_task clk
	value<1> p_core_2e_lane__task_2e_clk;
	// \hdlname: core lane_task off1
	value<1> p_core_2e_lane__task_2e_off1;
	// \hdlname: core lane_task glitch
	value<2> p_core_2e_lane__task_2e_glitch;
	// \hdlname: core lane_task chosen
	value<2> p_core_2e_lane__task_2e_chosen;
	// \hdlname: core lane_task after0
	value<1> p_core_2e_lane__task_2e_after0;
	// \hdlname: core lane_task off0
	value<1> p_core_2e_lane__task_2e_off0;
	// \hdlname: core lane_task busy_next
	value<2> p_core_2e_lane__task_2e_busy__next;
	// \hdlname: core lane_task soon
	value<2> p_core_2e_lane__task_2e_soon;
	// \hdlname: core lane_task edges
	value<4> p_core_2e_lane__task_2e_edges;
	// \hdlname: core lane_task changes
	value<2> p_core_2e_lane__task_2e_changes;
	// \hdlname: core lane_task level
	value<2> p_core_2e_lane__task_2e_level;
	value<4> i_flatten_5c_core_2e__5c_lane__done_2e__24_48;
	value<1> i_flatten_5c_core_2e__5c_lane__done_2e__24_11;
	value<3> i_flatten_5c_core_2e__5c_lane__done_2e__24_7;
	// \hdlname: core lane_done config
	value<14> p_core_2e_lane__done_2e_config;
	// \hdlname: core lane_done clk
	value<1> p_core_2e_lane__done_2e_clk;
	// \hdlname: core lane_done off1
	value<1> p_core_2e_lane__done_2e_off1;
	// \hdlname: core lane_done glitch
	value<2> p_core_2e_lane__done_2e_glitch;
	// \hdlname: core lane_done chosen
	value<2> p_core_2e_lane__done_2e_chosen;
	// \hdlname: core lane_done after0
	value<1> p_core_2e_lane__done_2e_after0;
	// \hdlname: core lane_done off0
	value<1> p_core_2e_lane__done_2e_off0;
	// \hdlname: core lane_done busy_next
	value<2> p_core_2e_lane__done_2e_busy__next;
	// \hdlname: core lane_done soon
	value<2> p_core_2e_lane__done_2e_soon;
	// \hdlname: core lane_done edges
	value<4> p_core_2e_lane__done_2e_edges;
	// \hdlname: core lane_done changes
	value<2> p_core_2e_lane__done_2e_changes;
	// \hdlname: core lane_done level
	value<2> p_core_2e_lane__done_2e_level;
	value<4> i_flatten_5c_core_2e__5c_lane__aux_2e__24_48;
	value<1> i_flatten_5c_core_2e__5c_lane__aux_2e__24_11;
	value<3> i_flatten_5c_core_2e__5c_lane__aux_2e__24_7;
	// \hdlname: core lane_aux config
	value<14> p_core_2e_lane__aux_2e_config;
	// \hdlname: core lane_aux clk
	value<1> p_core_2e_lane__aux_2e_clk;
	// \hdlname: core lane_aux off1
	value<1> p_core_2e_lane__aux_2e_off1;
	// \hdlname: core lane_aux glitch
	value<2> p_core_2e_lane__aux_2e_glitch;
	// \hdlname: core lane_aux chosen
	value<2> p_core_2e_lane__aux_2e_chosen;
	// \hdlname: core lane_aux after0
	value<1> p_core_2e_lane__aux_2e_after0;
	// \hdlname: core lane_aux off0
	value<1> p_core_2e_lane__aux_2e_off0;
	// \hdlname: core lane_aux busy_next
	value<2> p_core_2e_lane__aux_2e_busy__next;
	// \hdlname: core lane_aux soon
	value<2> p_core_2e_lane__aux_2e_soon;
	// \hdlname: core lane_aux edges
	value<4> p_core_2e_lane__aux_2e_edges;
	// \hdlname: core lane_aux changes
	value<2> p_core_2e_lane__aux_2e_changes;
	// \hdlname: core lane_aux level
	value<2> p_core_2e_lane__aux_2e_level;
	// \hdlname: core slot_stimulus i
	value<4> p_core_2e_slot__stimulus_2e_i;
	// \hdlname: core slot_stimulus clk
	value<1> p_core_2e_slot__stimulus_2e_clk;
	// \hdlname: core slot_stimulus2 i
	value<4> p_core_2e_slot__stimulus2_2e_i;
	// \hdlname: core slot_stimulus2 clk
	value<1> p_core_2e_slot__stimulus2_2e_clk;
	// \hdlname: core events words $signal
	value<6> p_core_2e_events_2e_words_2e__24_signal;
	// \hdlname: core events words $signal$16
	value<6> p_core_2e_events_2e_words_2e__24_signal_24_16;
	// \hdlname: core events words $signal$20
	value<1> p_core_2e_events_2e_words_2e__24_signal_24_20;
	// \hdlname: core events words event_taken
	value<1> p_core_2e_events_2e_words_2e_event__taken;
	// \hdlname: core events words has_edges
	value<1> p_core_2e_events_2e_words_2e_has__edges;
	// \hdlname: core events words mark
	value<1> p_core_2e_events_2e_words_2e_mark;
	// \hdlname: core events words sub0
	value<1> p_core_2e_events_2e_words_2e_sub0;
	// \hdlname: core events words sub1
	value<1> p_core_2e_events_2e_words_2e_sub1;
	// \hdlname: core events words sub2
	value<1> p_core_2e_events_2e_words_2e_sub2;
	// \hdlname: core events words sub3
	value<1> p_core_2e_events_2e_words_2e_sub3;
	// \hdlname: core events words sub4
	value<1> p_core_2e_events_2e_words_2e_sub4;
	// \hdlname: core events words sub5
	value<1> p_core_2e_events_2e_words_2e_sub5;
	// \hdlname: core events words misfit
	value<1> p_core_2e_events_2e_words_2e_misfit;
	// \hdlname: core events words idle
	value<1> p_core_2e_events_2e_words_2e_idle;
	// \hdlname: core events words clk
	value<1> p_core_2e_events_2e_words_2e_clk;
	// \hdlname: core events words waiting
	value<1> p_core_2e_events_2e_words_2e_waiting;
	// \hdlname: core events words payload__start
	value<1> p_core_2e_events_2e_words_2e_payload____start;
	// \hdlname: core events words payload__word__ready
	value<1> p_core_2e_events_2e_words_2e_payload____word____ready;
	// \hdlname: core events words payload__done
	value<1> p_core_2e_events_2e_words_2e_payload____done;
	// \hdlname: core events words soft_reset
	value<1> p_core_2e_events_2e_words_2e_soft__reset;
	// \hdlname: core events words row__payload
	value<88> p_core_2e_events_2e_words_2e_row____payload;
	// \hdlname: core events words row__valid
	value<1> p_core_2e_events_2e_words_2e_row____valid;
	// \hdlname: core events words loss_sent
	value<1> p_core_2e_events_2e_words_2e_loss__sent;
	value<1> i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_2;
	value<1> i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_12;
	value<1> i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_13;
	value<1> i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_23;
	value<1> i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_24;
	// \hdlname: core events queue accept
	value<1> p_core_2e_events_2e_queue_2e_accept;
	// \hdlname: core events queue load
	value<1> p_core_2e_events_2e_queue_2e_load;
	// \hdlname: core events queue taken
	value<1> p_core_2e_events_2e_queue_2e_taken;
	// \hdlname: core events queue clk
	value<1> p_core_2e_events_2e_queue_2e_clk;
	// \hdlname: core events queue soft_reset
	value<1> p_core_2e_events_2e_queue_2e_soft__reset;
	value<1> i_flatten_5c_core_2e__5c_events_2e__24_54;
	value<33> i_flatten_5c_core_2e__5c_events_2e__24_48;
	value<33> i_flatten_5c_core_2e__5c_events_2e__24_47;
	value<33> i_flatten_5c_core_2e__5c_events_2e__24_46;
	value<33> i_flatten_5c_core_2e__5c_events_2e__24_45;
	value<33> i_flatten_5c_core_2e__5c_events_2e__24_44;
	value<33> i_flatten_5c_core_2e__5c_events_2e__24_43;
	// \hdlname: core events port$4556$0
	value<1> p_core_2e_events_2e_port_24_4556_24_0;
	// \hdlname: core events port$4553$0
	value<1> p_core_2e_events_2e_port_24_4553_24_0;
	// \hdlname: core events port$4552$0
	value<1> p_core_2e_events_2e_port_24_4552_24_0;
	// \hdlname: core events port$4549$0
	value<1> p_core_2e_events_2e_port_24_4549_24_0;
	// \hdlname: core events port$4542$0
	value<4> p_core_2e_events_2e_port_24_4542_24_0;
	// \hdlname: core events port$4522$0
	value<4> p_core_2e_events_2e_port_24_4522_24_0;
	// \hdlname: core events port$4502$0
	value<4> p_core_2e_events_2e_port_24_4502_24_0;
	// \hdlname: core events port$4482$0
	value<4> p_core_2e_events_2e_port_24_4482_24_0;
	// \hdlname: core events port$4249$0
	value<31> p_core_2e_events_2e_port_24_4249_24_0;
	// \hdlname: core events port$4247$0
	value<32> p_core_2e_events_2e_port_24_4247_24_0;
	// \hdlname: core events soft_reset
	value<1> p_core_2e_events_2e_soft__reset;
	// \hdlname: core events clk
	value<1> p_core_2e_events_2e_clk;
	// \hdlname: core events sent
	value<6> p_core_2e_events_2e_sent;
	// \hdlname: core events end_now
	value<64> p_core_2e_events_2e_end__now;
	// \hdlname: core events level
	value<10> p_core_2e_events_2e_level;
	// \hdlname: core events closing
	value<1> p_core_2e_events_2e_closing;
	// \hdlname: core events kept
	value<6> p_core_2e_events_2e_kept;
	// \hdlname: core events dropped
	value<6> p_core_2e_events_2e_dropped;
	// \hdlname: core events valid
	value<6> p_core_2e_events_2e_valid;
	// \hdlname: core statistics pairing3 $signal$25
	value<1> p_core_2e_statistics_2e_pairing3_2e__24_signal_24_25;
	// \hdlname: core statistics pairing3 interval
	value<1> p_core_2e_statistics_2e_pairing3_2e_interval;
	// \hdlname: core statistics pairing3 timeout
	value<34> p_core_2e_statistics_2e_pairing3_2e_timeout;
	// \hdlname: core statistics pairing3 $signal$29
	value<1> p_core_2e_statistics_2e_pairing3_2e__24_signal_24_29;
	// \hdlname: core statistics pairing3 empty
	value<1> p_core_2e_statistics_2e_pairing3_2e_empty;
	// \hdlname: core statistics pairing3 full
	value<1> p_core_2e_statistics_2e_pairing3_2e_full;
	// \hdlname: core statistics pairing3 quiet
	value<1> p_core_2e_statistics_2e_pairing3_2e_quiet;
	// \hdlname: core statistics pairing3 missing
	value<1> p_core_2e_statistics_2e_pairing3_2e_missing;
	// \hdlname: core statistics pairing3 first
	value<1> p_core_2e_statistics_2e_pairing3_2e_first;
	// \hdlname: core statistics pairing3 cause
	value<1> p_core_2e_statistics_2e_pairing3_2e_cause;
	// \hdlname: core statistics pairing3 response
	value<1> p_core_2e_statistics_2e_pairing3_2e_response;
	// \hdlname: core statistics pairing3 serve
	value<1> p_core_2e_statistics_2e_pairing3_2e_serve;
	// \hdlname: core statistics pairing3 extra
	value<1> p_core_2e_statistics_2e_pairing3_2e_extra;
	// \hdlname: core statistics pairing3 unstamped
	value<1> p_core_2e_statistics_2e_pairing3_2e_unstamped;
	// \hdlname: core statistics pairing3 ambiguous
	value<1> p_core_2e_statistics_2e_pairing3_2e_ambiguous;
	// \hdlname: core statistics pairing3 more
	value<1> p_core_2e_statistics_2e_pairing3_2e_more;
	// \hdlname: core statistics pairing3 over
	value<1> p_core_2e_statistics_2e_pairing3_2e_over;
	// \hdlname: core statistics pairing3 doubtful
	value<1> p_core_2e_statistics_2e_pairing3_2e_doubtful;
	// \hdlname: core statistics pairing3 $signal$59
	value<1> p_core_2e_statistics_2e_pairing3_2e__24_signal_24_59;
	// \hdlname: core statistics pairing3 push
	value<1> p_core_2e_statistics_2e_pairing3_2e_push;
	// \hdlname: core statistics pairing3 grows_causes
	value<1> p_core_2e_statistics_2e_pairing3_2e_grows__causes;
	// \hdlname: core statistics pairing3 grows_early
	value<1> p_core_2e_statistics_2e_pairing3_2e_grows__early;
	// \hdlname: core statistics pairing3 grows_outliers
	value<1> p_core_2e_statistics_2e_pairing3_2e_grows__outliers;
	// \hdlname: core statistics pairing3 settled
	value<1> p_core_2e_statistics_2e_pairing3_2e_settled;
	// \hdlname: core statistics pairing3 $signal$80
	value<1> p_core_2e_statistics_2e_pairing3_2e__24_signal_24_80;
	// \hdlname: core statistics pairing3 compare
	value<1> p_core_2e_statistics_2e_pairing3_2e_compare;
	// \hdlname: core statistics pairing3 clk
	value<1> p_core_2e_statistics_2e_pairing3_2e_clk;
	// \hdlname: core statistics pairing3 operation__payload__kind
	// \enum_value_10: TICK
	// \enum_value_01: RESPONSE
	// \enum_value_00: CAUSE
	// \enum_base_type: Operation
	value<2> p_core_2e_statistics_2e_pairing3_2e_operation____payload____kind;
	// \hdlname: core statistics pairing3 operation__valid
	value<1> p_core_2e_statistics_2e_pairing3_2e_operation____valid;
	// \hdlname: core statistics pairing3 port$2106$0
	value<1> p_core_2e_statistics_2e_pairing3_2e_port_24_2106_24_0;
	// \hdlname: core statistics pairing3 soft_reset
	value<1> p_core_2e_statistics_2e_pairing3_2e_soft__reset;
	// \hdlname: core statistics pairing3 port$4175$7
	value<18> p_core_2e_statistics_2e_pairing3_2e_port_24_4175_24_7;
	// \hdlname: core statistics pairing3 port$4178$0
	value<32> p_core_2e_statistics_2e_pairing3_2e_port_24_4178_24_0;
	// \hdlname: core statistics pairing3 port$4181$0
	value<8> p_core_2e_statistics_2e_pairing3_2e_port_24_4181_24_0;
	// \hdlname: core statistics pairing3 port$4187$0
	value<8> p_core_2e_statistics_2e_pairing3_2e_port_24_4187_24_0;
	// \hdlname: core statistics pairing3 outcome__ready
	value<1> p_core_2e_statistics_2e_pairing3_2e_outcome____ready;
	// \hdlname: core statistics pairing3 port$4798$0
	value<39> p_core_2e_statistics_2e_pairing3_2e_port_24_4798_24_0;
	// \hdlname: core statistics pairing3 level
	value<9> p_core_2e_statistics_2e_pairing3_2e_level;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing3_2e__5c_pending_2e__24_17;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing3_2e__5c_pending_2e__24_15;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing3_2e__5c_pending_2e__24_12;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing3_2e__5c_pending_2e__24_11;
	// \hdlname: core statistics pairing3 pending soft_reset
	value<1> p_core_2e_statistics_2e_pairing3_2e_pending_2e_soft__reset;
	// \hdlname: core statistics pairing3 pending push
	value<1> p_core_2e_statistics_2e_pairing3_2e_pending_2e_push;
	// \hdlname: core statistics pairing3 pending pop
	value<1> p_core_2e_statistics_2e_pairing3_2e_pending_2e_pop;
	// \hdlname: core statistics pairing3 pending clk
	value<1> p_core_2e_statistics_2e_pairing3_2e_pending_2e_clk;
	// \hdlname: core statistics pairing2 $signal$25
	value<1> p_core_2e_statistics_2e_pairing2_2e__24_signal_24_25;
	// \hdlname: core statistics pairing2 interval
	value<1> p_core_2e_statistics_2e_pairing2_2e_interval;
	// \hdlname: core statistics pairing2 timeout
	value<34> p_core_2e_statistics_2e_pairing2_2e_timeout;
	// \hdlname: core statistics pairing2 $signal$29
	value<1> p_core_2e_statistics_2e_pairing2_2e__24_signal_24_29;
	// \hdlname: core statistics pairing2 empty
	value<1> p_core_2e_statistics_2e_pairing2_2e_empty;
	// \hdlname: core statistics pairing2 full
	value<1> p_core_2e_statistics_2e_pairing2_2e_full;
	// \hdlname: core statistics pairing2 quiet
	value<1> p_core_2e_statistics_2e_pairing2_2e_quiet;
	// \hdlname: core statistics pairing2 missing
	value<1> p_core_2e_statistics_2e_pairing2_2e_missing;
	// \hdlname: core statistics pairing2 first
	value<1> p_core_2e_statistics_2e_pairing2_2e_first;
	// \hdlname: core statistics pairing2 cause
	value<1> p_core_2e_statistics_2e_pairing2_2e_cause;
	// \hdlname: core statistics pairing2 response
	value<1> p_core_2e_statistics_2e_pairing2_2e_response;
	// \hdlname: core statistics pairing2 serve
	value<1> p_core_2e_statistics_2e_pairing2_2e_serve;
	// \hdlname: core statistics pairing2 extra
	value<1> p_core_2e_statistics_2e_pairing2_2e_extra;
	// \hdlname: core statistics pairing2 unstamped
	value<1> p_core_2e_statistics_2e_pairing2_2e_unstamped;
	// \hdlname: core statistics pairing2 ambiguous
	value<1> p_core_2e_statistics_2e_pairing2_2e_ambiguous;
	// \hdlname: core statistics pairing2 more
	value<1> p_core_2e_statistics_2e_pairing2_2e_more;
	// \hdlname: core statistics pairing2 over
	value<1> p_core_2e_statistics_2e_pairing2_2e_over;
	// \hdlname: core statistics pairing2 doubtful
	value<1> p_core_2e_statistics_2e_pairing2_2e_doubtful;
	// \hdlname: core statistics pairing2 $signal$59
	value<1> p_core_2e_statistics_2e_pairing2_2e__24_signal_24_59;
	// \hdlname: core statistics pairing2 push
	value<1> p_core_2e_statistics_2e_pairing2_2e_push;
	// \hdlname: core statistics pairing2 grows_causes
	value<1> p_core_2e_statistics_2e_pairing2_2e_grows__causes;
	// \hdlname: core statistics pairing2 grows_early
	value<1> p_core_2e_statistics_2e_pairing2_2e_grows__early;
	// \hdlname: core statistics pairing2 grows_outliers
	value<1> p_core_2e_statistics_2e_pairing2_2e_grows__outliers;
	// \hdlname: core statistics pairing2 settled
	value<1> p_core_2e_statistics_2e_pairing2_2e_settled;
	// \hdlname: core statistics pairing2 $signal$80
	value<1> p_core_2e_statistics_2e_pairing2_2e__24_signal_24_80;
	// \hdlname: core statistics pairing2 compare
	value<1> p_core_2e_statistics_2e_pairing2_2e_compare;
	// \hdlname: core statistics pairing2 clk
	value<1> p_core_2e_statistics_2e_pairing2_2e_clk;
	// \hdlname: core statistics pairing2 operation__payload__kind
	// \enum_value_10: TICK
	// \enum_value_01: RESPONSE
	// \enum_value_00: CAUSE
	// \enum_base_type: Operation
	value<2> p_core_2e_statistics_2e_pairing2_2e_operation____payload____kind;
	// \hdlname: core statistics pairing2 operation__valid
	value<1> p_core_2e_statistics_2e_pairing2_2e_operation____valid;
	// \hdlname: core statistics pairing2 port$2090$0
	value<1> p_core_2e_statistics_2e_pairing2_2e_port_24_2090_24_0;
	// \hdlname: core statistics pairing2 soft_reset
	value<1> p_core_2e_statistics_2e_pairing2_2e_soft__reset;
	// \hdlname: core statistics pairing2 port$4154$7
	value<18> p_core_2e_statistics_2e_pairing2_2e_port_24_4154_24_7;
	// \hdlname: core statistics pairing2 port$4157$0
	value<32> p_core_2e_statistics_2e_pairing2_2e_port_24_4157_24_0;
	// \hdlname: core statistics pairing2 port$4160$0
	value<8> p_core_2e_statistics_2e_pairing2_2e_port_24_4160_24_0;
	// \hdlname: core statistics pairing2 port$4166$0
	value<8> p_core_2e_statistics_2e_pairing2_2e_port_24_4166_24_0;
	// \hdlname: core statistics pairing2 outcome__ready
	value<1> p_core_2e_statistics_2e_pairing2_2e_outcome____ready;
	// \hdlname: core statistics pairing2 port$4798$0
	value<39> p_core_2e_statistics_2e_pairing2_2e_port_24_4798_24_0;
	// \hdlname: core statistics pairing2 level
	value<9> p_core_2e_statistics_2e_pairing2_2e_level;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing2_2e__5c_pending_2e__24_17;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing2_2e__5c_pending_2e__24_15;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing2_2e__5c_pending_2e__24_12;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing2_2e__5c_pending_2e__24_11;
	// \hdlname: core statistics pairing2 pending soft_reset
	value<1> p_core_2e_statistics_2e_pairing2_2e_pending_2e_soft__reset;
	// \hdlname: core statistics pairing2 pending push
	value<1> p_core_2e_statistics_2e_pairing2_2e_pending_2e_push;
	// \hdlname: core statistics pairing2 pending pop
	value<1> p_core_2e_statistics_2e_pairing2_2e_pending_2e_pop;
	// \hdlname: core statistics pairing2 pending clk
	value<1> p_core_2e_statistics_2e_pairing2_2e_pending_2e_clk;
	// \hdlname: core statistics pairing1 $signal$25
	value<1> p_core_2e_statistics_2e_pairing1_2e__24_signal_24_25;
	// \hdlname: core statistics pairing1 interval
	value<1> p_core_2e_statistics_2e_pairing1_2e_interval;
	// \hdlname: core statistics pairing1 timeout
	value<34> p_core_2e_statistics_2e_pairing1_2e_timeout;
	// \hdlname: core statistics pairing1 $signal$29
	value<1> p_core_2e_statistics_2e_pairing1_2e__24_signal_24_29;
	// \hdlname: core statistics pairing1 empty
	value<1> p_core_2e_statistics_2e_pairing1_2e_empty;
	// \hdlname: core statistics pairing1 full
	value<1> p_core_2e_statistics_2e_pairing1_2e_full;
	// \hdlname: core statistics pairing1 quiet
	value<1> p_core_2e_statistics_2e_pairing1_2e_quiet;
	// \hdlname: core statistics pairing1 missing
	value<1> p_core_2e_statistics_2e_pairing1_2e_missing;
	// \hdlname: core statistics pairing1 first
	value<1> p_core_2e_statistics_2e_pairing1_2e_first;
	// \hdlname: core statistics pairing1 cause
	value<1> p_core_2e_statistics_2e_pairing1_2e_cause;
	// \hdlname: core statistics pairing1 response
	value<1> p_core_2e_statistics_2e_pairing1_2e_response;
	// \hdlname: core statistics pairing1 serve
	value<1> p_core_2e_statistics_2e_pairing1_2e_serve;
	// \hdlname: core statistics pairing1 extra
	value<1> p_core_2e_statistics_2e_pairing1_2e_extra;
	// \hdlname: core statistics pairing1 unstamped
	value<1> p_core_2e_statistics_2e_pairing1_2e_unstamped;
	// \hdlname: core statistics pairing1 ambiguous
	value<1> p_core_2e_statistics_2e_pairing1_2e_ambiguous;
	// \hdlname: core statistics pairing1 more
	value<1> p_core_2e_statistics_2e_pairing1_2e_more;
	// \hdlname: core statistics pairing1 over
	value<1> p_core_2e_statistics_2e_pairing1_2e_over;
	// \hdlname: core statistics pairing1 doubtful
	value<1> p_core_2e_statistics_2e_pairing1_2e_doubtful;
	// \hdlname: core statistics pairing1 $signal$59
	value<1> p_core_2e_statistics_2e_pairing1_2e__24_signal_24_59;
	// \hdlname: core statistics pairing1 push
	value<1> p_core_2e_statistics_2e_pairing1_2e_push;
	// \hdlname: core statistics pairing1 grows_causes
	value<1> p_core_2e_statistics_2e_pairing1_2e_grows__causes;
	// \hdlname: core statistics pairing1 grows_early
	value<1> p_core_2e_statistics_2e_pairing1_2e_grows__early;
	// \hdlname: core statistics pairing1 grows_outliers
	value<1> p_core_2e_statistics_2e_pairing1_2e_grows__outliers;
	// \hdlname: core statistics pairing1 settled
	value<1> p_core_2e_statistics_2e_pairing1_2e_settled;
	// \hdlname: core statistics pairing1 $signal$80
	value<1> p_core_2e_statistics_2e_pairing1_2e__24_signal_24_80;
	// \hdlname: core statistics pairing1 compare
	value<1> p_core_2e_statistics_2e_pairing1_2e_compare;
	// \hdlname: core statistics pairing1 clk
	value<1> p_core_2e_statistics_2e_pairing1_2e_clk;
	// \hdlname: core statistics pairing1 operation__payload__kind
	// \enum_value_10: TICK
	// \enum_value_01: RESPONSE
	// \enum_value_00: CAUSE
	// \enum_base_type: Operation
	value<2> p_core_2e_statistics_2e_pairing1_2e_operation____payload____kind;
	// \hdlname: core statistics pairing1 operation__valid
	value<1> p_core_2e_statistics_2e_pairing1_2e_operation____valid;
	// \hdlname: core statistics pairing1 port$2074$0
	value<1> p_core_2e_statistics_2e_pairing1_2e_port_24_2074_24_0;
	// \hdlname: core statistics pairing1 soft_reset
	value<1> p_core_2e_statistics_2e_pairing1_2e_soft__reset;
	// \hdlname: core statistics pairing1 port$4133$7
	value<18> p_core_2e_statistics_2e_pairing1_2e_port_24_4133_24_7;
	// \hdlname: core statistics pairing1 port$4136$0
	value<32> p_core_2e_statistics_2e_pairing1_2e_port_24_4136_24_0;
	// \hdlname: core statistics pairing1 port$4139$0
	value<8> p_core_2e_statistics_2e_pairing1_2e_port_24_4139_24_0;
	// \hdlname: core statistics pairing1 port$4145$0
	value<8> p_core_2e_statistics_2e_pairing1_2e_port_24_4145_24_0;
	// \hdlname: core statistics pairing1 outcome__ready
	value<1> p_core_2e_statistics_2e_pairing1_2e_outcome____ready;
	// \hdlname: core statistics pairing1 port$4798$0
	value<39> p_core_2e_statistics_2e_pairing1_2e_port_24_4798_24_0;
	// \hdlname: core statistics pairing1 level
	value<9> p_core_2e_statistics_2e_pairing1_2e_level;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__5c_pending_2e__24_17;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__5c_pending_2e__24_15;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__5c_pending_2e__24_12;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__5c_pending_2e__24_11;
	// \hdlname: core statistics pairing1 pending soft_reset
	value<1> p_core_2e_statistics_2e_pairing1_2e_pending_2e_soft__reset;
	// \hdlname: core statistics pairing1 pending push
	value<1> p_core_2e_statistics_2e_pairing1_2e_pending_2e_push;
	// \hdlname: core statistics pairing1 pending pop
	value<1> p_core_2e_statistics_2e_pairing1_2e_pending_2e_pop;
	// \hdlname: core statistics pairing1 pending clk
	value<1> p_core_2e_statistics_2e_pairing1_2e_pending_2e_clk;
	// \hdlname: core statistics pairing0 $signal$25
	value<1> p_core_2e_statistics_2e_pairing0_2e__24_signal_24_25;
	// \hdlname: core statistics pairing0 interval
	value<1> p_core_2e_statistics_2e_pairing0_2e_interval;
	// \hdlname: core statistics pairing0 timeout
	value<34> p_core_2e_statistics_2e_pairing0_2e_timeout;
	// \hdlname: core statistics pairing0 $signal$29
	value<1> p_core_2e_statistics_2e_pairing0_2e__24_signal_24_29;
	// \hdlname: core statistics pairing0 empty
	value<1> p_core_2e_statistics_2e_pairing0_2e_empty;
	// \hdlname: core statistics pairing0 full
	value<1> p_core_2e_statistics_2e_pairing0_2e_full;
	// \hdlname: core statistics pairing0 quiet
	value<1> p_core_2e_statistics_2e_pairing0_2e_quiet;
	// \hdlname: core statistics pairing0 missing
	value<1> p_core_2e_statistics_2e_pairing0_2e_missing;
	// \hdlname: core statistics pairing0 first
	value<1> p_core_2e_statistics_2e_pairing0_2e_first;
	// \hdlname: core statistics pairing0 cause
	value<1> p_core_2e_statistics_2e_pairing0_2e_cause;
	// \hdlname: core statistics pairing0 response
	value<1> p_core_2e_statistics_2e_pairing0_2e_response;
	// \hdlname: core statistics pairing0 serve
	value<1> p_core_2e_statistics_2e_pairing0_2e_serve;
	// \hdlname: core statistics pairing0 extra
	value<1> p_core_2e_statistics_2e_pairing0_2e_extra;
	// \hdlname: core statistics pairing0 unstamped
	value<1> p_core_2e_statistics_2e_pairing0_2e_unstamped;
	// \hdlname: core statistics pairing0 ambiguous
	value<1> p_core_2e_statistics_2e_pairing0_2e_ambiguous;
	// \hdlname: core statistics pairing0 more
	value<1> p_core_2e_statistics_2e_pairing0_2e_more;
	// \hdlname: core statistics pairing0 over
	value<1> p_core_2e_statistics_2e_pairing0_2e_over;
	// \hdlname: core statistics pairing0 doubtful
	value<1> p_core_2e_statistics_2e_pairing0_2e_doubtful;
	// \hdlname: core statistics pairing0 $signal$59
	value<1> p_core_2e_statistics_2e_pairing0_2e__24_signal_24_59;
	// \hdlname: core statistics pairing0 push
	value<1> p_core_2e_statistics_2e_pairing0_2e_push;
	// \hdlname: core statistics pairing0 grows_causes
	value<1> p_core_2e_statistics_2e_pairing0_2e_grows__causes;
	// \hdlname: core statistics pairing0 grows_early
	value<1> p_core_2e_statistics_2e_pairing0_2e_grows__early;
	// \hdlname: core statistics pairing0 grows_outliers
	value<1> p_core_2e_statistics_2e_pairing0_2e_grows__outliers;
	// \hdlname: core statistics pairing0 settled
	value<1> p_core_2e_statistics_2e_pairing0_2e_settled;
	// \hdlname: core statistics pairing0 $signal$80
	value<1> p_core_2e_statistics_2e_pairing0_2e__24_signal_24_80;
	// \hdlname: core statistics pairing0 compare
	value<1> p_core_2e_statistics_2e_pairing0_2e_compare;
	// \hdlname: core statistics pairing0 clk
	value<1> p_core_2e_statistics_2e_pairing0_2e_clk;
	// \hdlname: core statistics pairing0 operation__payload__kind
	// \enum_value_10: TICK
	// \enum_value_01: RESPONSE
	// \enum_value_00: CAUSE
	// \enum_base_type: Operation
	value<2> p_core_2e_statistics_2e_pairing0_2e_operation____payload____kind;
	// \hdlname: core statistics pairing0 operation__valid
	value<1> p_core_2e_statistics_2e_pairing0_2e_operation____valid;
	// \hdlname: core statistics pairing0 port$2058$0
	value<1> p_core_2e_statistics_2e_pairing0_2e_port_24_2058_24_0;
	// \hdlname: core statistics pairing0 soft_reset
	value<1> p_core_2e_statistics_2e_pairing0_2e_soft__reset;
	// \hdlname: core statistics pairing0 port$4112$7
	value<18> p_core_2e_statistics_2e_pairing0_2e_port_24_4112_24_7;
	// \hdlname: core statistics pairing0 port$4115$0
	value<32> p_core_2e_statistics_2e_pairing0_2e_port_24_4115_24_0;
	// \hdlname: core statistics pairing0 port$4118$0
	value<8> p_core_2e_statistics_2e_pairing0_2e_port_24_4118_24_0;
	// \hdlname: core statistics pairing0 port$4124$0
	value<8> p_core_2e_statistics_2e_pairing0_2e_port_24_4124_24_0;
	// \hdlname: core statistics pairing0 outcome__ready
	value<1> p_core_2e_statistics_2e_pairing0_2e_outcome____ready;
	// \hdlname: core statistics pairing0 port$4798$0
	value<39> p_core_2e_statistics_2e_pairing0_2e_port_24_4798_24_0;
	// \hdlname: core statistics pairing0 level
	value<9> p_core_2e_statistics_2e_pairing0_2e_level;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing0_2e__5c_pending_2e__24_17;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing0_2e__5c_pending_2e__24_15;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing0_2e__5c_pending_2e__24_12;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing0_2e__5c_pending_2e__24_11;
	// \hdlname: core statistics pairing0 pending soft_reset
	value<1> p_core_2e_statistics_2e_pairing0_2e_pending_2e_soft__reset;
	// \hdlname: core statistics pairing0 pending push
	value<1> p_core_2e_statistics_2e_pairing0_2e_pending_2e_push;
	// \hdlname: core statistics pairing0 pending pop
	value<1> p_core_2e_statistics_2e_pairing0_2e_pending_2e_pop;
	// \hdlname: core statistics pairing0 pending clk
	value<1> p_core_2e_statistics_2e_pairing0_2e_pending_2e_clk;
	// \hdlname: core statistics dump $signal
	value<1> p_core_2e_statistics_2e_dump_2e__24_signal;
	// \hdlname: core statistics dump after
	value<11> p_core_2e_statistics_2e_dump_2e_after;
	// \hdlname: core statistics dump $signal$7
	value<1> p_core_2e_statistics_2e_dump_2e__24_signal_24_7;
	// \hdlname: core statistics dump arrives
	value<1> p_core_2e_statistics_2e_dump_2e_arrives;
	// \hdlname: core statistics dump $signal$11
	value<1> p_core_2e_statistics_2e_dump_2e__24_signal_24_11;
	// \hdlname: core statistics dump limit
	value<11> p_core_2e_statistics_2e_dump_2e_limit;
	// \hdlname: core statistics dump final
	value<1> p_core_2e_statistics_2e_dump_2e_final;
	// \hdlname: core statistics dump $signal$33
	value<1> p_core_2e_statistics_2e_dump_2e__24_signal_24_33;
	// \hdlname: core statistics dump $signal$36
	value<1> p_core_2e_statistics_2e_dump_2e__24_signal_24_36;
	// \hdlname: core statistics dump clk
	value<1> p_core_2e_statistics_2e_dump_2e_clk;
	// \hdlname: core statistics dump status_done
	value<1> p_core_2e_statistics_2e_dump_2e_status__done;
	// \hdlname: core statistics dump port$2380$0
	value<1> p_core_2e_statistics_2e_dump_2e_port_24_2380_24_0;
	// \hdlname: core statistics dump payload__word__ready
	value<1> p_core_2e_statistics_2e_dump_2e_payload____word____ready;
	// \hdlname: core statistics dump soft_reset
	value<1> p_core_2e_statistics_2e_dump_2e_soft__reset;
	// \hdlname: core statistics dump start$50
	value<1> p_core_2e_statistics_2e_dump_2e_start_24_50;
	// \hdlname: core statistics dump read
	value<4> p_core_2e_statistics_2e_dump_2e_read;
	// \hdlname: core statistics dump payload__end
	value<1> p_core_2e_statistics_2e_dump_2e_payload____end;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_dump_2e__24_32;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_dump_2e__24_34;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_dump_2e__24_35;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_dump_2e__24_36;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_dump_2e__24_41;
	// \hdlname: core statistics snapshot last_word
	value<1> p_core_2e_statistics_2e_snapshot_2e_last__word;
	// \hdlname: core statistics snapshot clk
	value<1> p_core_2e_statistics_2e_snapshot_2e_clk;
	// \hdlname: core statistics snapshot at_cut
	value<1> p_core_2e_statistics_2e_snapshot_2e_at__cut;
	// \hdlname: core statistics snapshot clear_ready
	value<1> p_core_2e_statistics_2e_snapshot_2e_clear__ready;
	// \hdlname: core statistics snapshot soft_reset
	value<1> p_core_2e_statistics_2e_snapshot_2e_soft__reset;
	// \hdlname: core statistics outliers $signal
	value<1> p_core_2e_statistics_2e_outliers_2e__24_signal;
	// \hdlname: core statistics outliers moved
	value<1> p_core_2e_statistics_2e_outliers_2e_moved;
	// \hdlname: core statistics outliers taken
	value<1> p_core_2e_statistics_2e_outliers_2e_taken;
	// \hdlname: core statistics outliers clk
	value<1> p_core_2e_statistics_2e_outliers_2e_clk;
	// \hdlname: core statistics outliers room
	value<1> p_core_2e_statistics_2e_outliers_2e_room;
	// \hdlname: core statistics outliers ready
	value<1> p_core_2e_statistics_2e_outliers_2e_ready;
	// \hdlname: core statistics outliers payload__word__valid
	value<1> p_core_2e_statistics_2e_outliers_2e_payload____word____valid;
	// \hdlname: core statistics outliers payload__start
	value<1> p_core_2e_statistics_2e_outliers_2e_payload____start;
	// \hdlname: core statistics outliers payload__word__ready
	value<1> p_core_2e_statistics_2e_outliers_2e_payload____word____ready;
	// \hdlname: core statistics outliers soft_reset
	value<1> p_core_2e_statistics_2e_outliers_2e_soft__reset;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_outliers_2e__24_26;
	// \hdlname: core statistics outliers words soft_reset
	value<1> p_core_2e_statistics_2e_outliers_2e_words_2e_soft__reset;
	// \hdlname: core statistics outliers words clk
	value<1> p_core_2e_statistics_2e_outliers_2e_words_2e_clk;
	// \hdlname: core statistics outliers words taken
	value<1> p_core_2e_statistics_2e_outliers_2e_words_2e_taken;
	// \hdlname: core statistics outliers words load
	value<1> p_core_2e_statistics_2e_outliers_2e_words_2e_load;
	// \hdlname: core statistics outliers words accept
	value<1> p_core_2e_statistics_2e_outliers_2e_words_2e_accept;
	// \hdlname: core statistics scalars$471 accept
	value<1> p_core_2e_statistics_2e_scalars_24_471_2e_accept;
	// \hdlname: core statistics scalars$471 $signal
	value<33> p_core_2e_statistics_2e_scalars_24_471_2e__24_signal;
	// \hdlname: core statistics scalars$471 is_most
	value<1> p_core_2e_statistics_2e_scalars_24_471_2e_is__most;
	// \hdlname: core statistics scalars$471 clk
	value<1> p_core_2e_statistics_2e_scalars_24_471_2e_clk;
	// \hdlname: core statistics scalars$471 ready
	value<1> p_core_2e_statistics_2e_scalars_24_471_2e_ready;
	// \hdlname: core statistics scalars$471 soft_reset
	value<1> p_core_2e_statistics_2e_scalars_24_471_2e_soft__reset;
	// \hdlname: core statistics histogram value
	value<34> p_core_2e_statistics_2e_histogram_2e_value;
	// \hdlname: core statistics histogram clk
	value<1> p_core_2e_statistics_2e_histogram_2e_clk;
	// \hdlname: core statistics histogram soft_reset
	value<1> p_core_2e_statistics_2e_histogram_2e_soft__reset;
	// \hdlname: core statistics histogram encoder soft_reset
	value<1> p_core_2e_statistics_2e_histogram_2e_encoder_2e_soft__reset;
	// \hdlname: core statistics histogram encoder value
	value<34> p_core_2e_statistics_2e_histogram_2e_encoder_2e_value;
	// \hdlname: core statistics histogram encoder clk
	value<1> p_core_2e_statistics_2e_histogram_2e_encoder_2e_clk;
	// \hdlname: core statistics histogram bins add_valid
	value<1> p_core_2e_statistics_2e_histogram_2e_bins_2e_add__valid;
	// \hdlname: core statistics histogram bins soft_reset
	value<1> p_core_2e_statistics_2e_histogram_2e_bins_2e_soft__reset;
	// \hdlname: core statistics histogram bins clk
	value<1> p_core_2e_statistics_2e_histogram_2e_bins_2e_clk;
	// \hdlname: core statistics counters accept
	value<1> p_core_2e_statistics_2e_counters_2e_accept;
	// \hdlname: core statistics counters count_young0
	value<1> p_core_2e_statistics_2e_counters_2e_count__young0;
	// \hdlname: core statistics counters word0
	value<5> p_core_2e_statistics_2e_counters_2e_word0;
	// \hdlname: core statistics counters add_valid
	value<1> p_core_2e_statistics_2e_counters_2e_add__valid;
	// \hdlname: core statistics counters count_young1
	value<1> p_core_2e_statistics_2e_counters_2e_count__young1;
	// \hdlname: core statistics counters word1
	value<5> p_core_2e_statistics_2e_counters_2e_word1;
	// \hdlname: core statistics counters add_valid$31
	value<1> p_core_2e_statistics_2e_counters_2e_add__valid_24_31;
	// \hdlname: core statistics counters clk
	value<1> p_core_2e_statistics_2e_counters_2e_clk;
	// \hdlname: core statistics counters classes
	value<14> p_core_2e_statistics_2e_counters_2e_classes;
	// \hdlname: core statistics counters port$1974$0
	value<1> p_core_2e_statistics_2e_counters_2e_port_24_1974_24_0;
	// \hdlname: core statistics counters ready
	value<1> p_core_2e_statistics_2e_counters_2e_ready;
	// \hdlname: core statistics counters port$2718$0
	value<1> p_core_2e_statistics_2e_counters_2e_port_24_2718_24_0;
	// \hdlname: core statistics counters soft_reset
	value<1> p_core_2e_statistics_2e_counters_2e_soft__reset;
	// \hdlname: core statistics counters port$5097$0
	value<5> p_core_2e_statistics_2e_counters_2e_port_24_5097_24_0;
	// \hdlname: core statistics counters port$5099$0
	value<2> p_core_2e_statistics_2e_counters_2e_port_24_5099_24_0;
	// \hdlname: core statistics counters clear_valid
	value<1> p_core_2e_statistics_2e_counters_2e_clear__valid;
	// \hdlname: core statistics counters port$5129$1
	value<5> p_core_2e_statistics_2e_counters_2e_port_24_5129_24_1;
	// \hdlname: core statistics counters port$5139$0
	value<2> p_core_2e_statistics_2e_counters_2e_port_24_5139_24_0;
	value<7> i_flatten_5c_core_2e__5c_statistics_2e__5c_counters_2e__24_1;
	value<8> i_flatten_5c_core_2e__5c_statistics_2e__5c_counters_2e__24_4;
	value<8> i_flatten_5c_core_2e__5c_statistics_2e__5c_counters_2e__24_11;
	// \hdlname: core statistics counters even$55 soft_reset
	value<1> p_core_2e_statistics_2e_counters_2e_even_24_55_2e_soft__reset;
	// \hdlname: core statistics counters even$55 add_valid
	value<1> p_core_2e_statistics_2e_counters_2e_even_24_55_2e_add__valid;
	// \hdlname: core statistics counters even$55 clk
	value<1> p_core_2e_statistics_2e_counters_2e_even_24_55_2e_clk;
	// \hdlname: core statistics counters odd$56 soft_reset
	value<1> p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_soft__reset;
	// \hdlname: core statistics counters odd$56 add_valid
	value<1> p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_add__valid;
	// \hdlname: core statistics counters odd$56 clk
	value<1> p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_clk;
	// \hdlname: core statistics pending$468 $signal
	value<1> p_core_2e_statistics_2e_pending_24_468_2e__24_signal;
	// \hdlname: core statistics pending$468 write_segment
	value<2> p_core_2e_statistics_2e_pending_24_468_2e_write__segment;
	// \hdlname: core statistics pending$468 reading
	value<1> p_core_2e_statistics_2e_pending_24_468_2e_reading;
	// \hdlname: core statistics pending$468 read_segment
	value<2> p_core_2e_statistics_2e_pending_24_468_2e_read__segment;
	// \hdlname: core statistics pending$468 clk
	value<1> p_core_2e_statistics_2e_pending_24_468_2e_clk;
	// \hdlname: core statistics pending$468 grant3
	value<1> p_core_2e_statistics_2e_pending_24_468_2e_grant3;
	// \hdlname: core statistics pending$468 grant2
	value<1> p_core_2e_statistics_2e_pending_24_468_2e_grant2;
	// \hdlname: core statistics pending$468 grant1
	value<1> p_core_2e_statistics_2e_pending_24_468_2e_grant1;
	// \hdlname: core statistics pending$468 grant0
	value<1> p_core_2e_statistics_2e_pending_24_468_2e_grant0;
	// \hdlname: core statistics pending$468 soft_reset
	value<1> p_core_2e_statistics_2e_pending_24_468_2e_soft__reset;
	// \hdlname: core statistics pending$468 rings__0__read_valid
	value<1> p_core_2e_statistics_2e_pending_24_468_2e_rings____0____read__valid;
	// \hdlname: core statistics pending$468 rings__0__write_valid
	value<1> p_core_2e_statistics_2e_pending_24_468_2e_rings____0____write__valid;
	// \hdlname: core statistics pending$468 rings__1__read_valid
	value<1> p_core_2e_statistics_2e_pending_24_468_2e_rings____1____read__valid;
	// \hdlname: core statistics pending$468 rings__1__write_valid
	value<1> p_core_2e_statistics_2e_pending_24_468_2e_rings____1____write__valid;
	// \hdlname: core statistics pending$468 rings__2__read_valid
	value<1> p_core_2e_statistics_2e_pending_24_468_2e_rings____2____read__valid;
	// \hdlname: core statistics pending$468 rings__2__write_valid
	value<1> p_core_2e_statistics_2e_pending_24_468_2e_rings____2____write__valid;
	// \hdlname: core statistics pending$468 rings__3__read_valid
	value<1> p_core_2e_statistics_2e_pending_24_468_2e_rings____3____read__valid;
	// \hdlname: core statistics pending$468 rings__3__write_valid
	value<1> p_core_2e_statistics_2e_pending_24_468_2e_rings____3____write__valid;
	// \hdlname: core statistics router $signal
	value<1> p_core_2e_statistics_2e_router_2e__24_signal;
	// \hdlname: core statistics router tick
	value<1> p_core_2e_statistics_2e_router_2e_tick;
	// \hdlname: core statistics router $signal$7
	value<1> p_core_2e_statistics_2e_router_2e__24_signal_24_7;
	// \hdlname: core statistics router $signal$9
	value<6> p_core_2e_statistics_2e_router_2e__24_signal_24_9;
	// \hdlname: core statistics router edges
	value<6> p_core_2e_statistics_2e_router_2e_edges;
	// \hdlname: core statistics router subs0
	value<6> p_core_2e_statistics_2e_router_2e_subs0;
	// \hdlname: core statistics router cause_mask0
	value<6> p_core_2e_statistics_2e_router_2e_cause__mask0;
	// \hdlname: core statistics router cause_at0
	value<1> p_core_2e_statistics_2e_router_2e_cause__at0;
	// \hdlname: core statistics router response_mask0
	value<6> p_core_2e_statistics_2e_router_2e_response__mask0;
	// \hdlname: core statistics router response_at0
	value<1> p_core_2e_statistics_2e_router_2e_response__at0;
	// \hdlname: core statistics router is_cause0
	value<1> p_core_2e_statistics_2e_router_2e_is__cause0;
	// \hdlname: core statistics router cause_mask1
	value<6> p_core_2e_statistics_2e_router_2e_cause__mask1;
	// \hdlname: core statistics router cause_at1
	value<1> p_core_2e_statistics_2e_router_2e_cause__at1;
	// \hdlname: core statistics router response_mask1
	value<6> p_core_2e_statistics_2e_router_2e_response__mask1;
	// \hdlname: core statistics router response_at1
	value<1> p_core_2e_statistics_2e_router_2e_response__at1;
	// \hdlname: core statistics router is_cause1
	value<1> p_core_2e_statistics_2e_router_2e_is__cause1;
	// \hdlname: core statistics router cause_mask2
	value<6> p_core_2e_statistics_2e_router_2e_cause__mask2;
	// \hdlname: core statistics router cause_at2
	value<1> p_core_2e_statistics_2e_router_2e_cause__at2;
	// \hdlname: core statistics router response_mask2
	value<6> p_core_2e_statistics_2e_router_2e_response__mask2;
	// \hdlname: core statistics router response_at2
	value<1> p_core_2e_statistics_2e_router_2e_response__at2;
	// \hdlname: core statistics router is_cause2
	value<1> p_core_2e_statistics_2e_router_2e_is__cause2;
	// \hdlname: core statistics router cause_mask3
	value<6> p_core_2e_statistics_2e_router_2e_cause__mask3;
	// \hdlname: core statistics router cause_at3
	value<1> p_core_2e_statistics_2e_router_2e_cause__at3;
	// \hdlname: core statistics router response_mask3
	value<6> p_core_2e_statistics_2e_router_2e_response__mask3;
	// \hdlname: core statistics router response_at3
	value<1> p_core_2e_statistics_2e_router_2e_response__at3;
	// \hdlname: core statistics router is_cause3
	value<1> p_core_2e_statistics_2e_router_2e_is__cause3;
	// \hdlname: core statistics router clk
	value<1> p_core_2e_statistics_2e_router_2e_clk;
	// \hdlname: core statistics router kind0
	// \enum_value_10: TICK
	// \enum_value_01: RESPONSE
	// \enum_value_00: CAUSE
	// \enum_base_type: Operation
	value<2> p_core_2e_statistics_2e_router_2e_kind0;
	// \hdlname: core statistics router operations__0__valid
	value<1> p_core_2e_statistics_2e_router_2e_operations____0____valid;
	// \hdlname: core statistics router kind1
	// \enum_value_10: TICK
	// \enum_value_01: RESPONSE
	// \enum_value_00: CAUSE
	// \enum_base_type: Operation
	value<2> p_core_2e_statistics_2e_router_2e_kind1;
	// \hdlname: core statistics router operations__1__valid
	value<1> p_core_2e_statistics_2e_router_2e_operations____1____valid;
	// \hdlname: core statistics router kind2
	// \enum_value_10: TICK
	// \enum_value_01: RESPONSE
	// \enum_value_00: CAUSE
	// \enum_base_type: Operation
	value<2> p_core_2e_statistics_2e_router_2e_kind2;
	// \hdlname: core statistics router operations__2__valid
	value<1> p_core_2e_statistics_2e_router_2e_operations____2____valid;
	// \hdlname: core statistics router kind3
	// \enum_value_10: TICK
	// \enum_value_01: RESPONSE
	// \enum_value_00: CAUSE
	// \enum_base_type: Operation
	value<2> p_core_2e_statistics_2e_router_2e_kind3;
	// \hdlname: core statistics router operations__3__valid
	value<1> p_core_2e_statistics_2e_router_2e_operations____3____valid;
	// \hdlname: core statistics router busy
	value<1> p_core_2e_statistics_2e_router_2e_busy;
	// \hdlname: core statistics router soft_reset
	value<1> p_core_2e_statistics_2e_router_2e_soft__reset;
	// \hdlname: core statistics router port$4112$0
	value<9> p_core_2e_statistics_2e_router_2e_port_24_4112_24_0;
	// \hdlname: core statistics router port$4133$0
	value<9> p_core_2e_statistics_2e_router_2e_port_24_4133_24_0;
	// \hdlname: core statistics router port$4154$0
	value<9> p_core_2e_statistics_2e_router_2e_port_24_4154_24_0;
	// \hdlname: core statistics router port$4175$0
	value<9> p_core_2e_statistics_2e_router_2e_port_24_4175_24_0;
	// \hdlname: core statistics router rows__payload
	value<59> p_core_2e_statistics_2e_router_2e_rows____payload;
	// \hdlname: core statistics router rows__valid
	value<1> p_core_2e_statistics_2e_router_2e_rows____valid;
	// \hdlname: core statistics router resume
	value<1> p_core_2e_statistics_2e_router_2e_resume;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_1;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_3;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_16;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_28;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_40;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_52;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_53;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_55;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_58;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_70;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_71;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_72;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_84;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_85;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_86;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_98;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_99;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_100;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_112;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_113;
	// \hdlname: core statistics rows accept
	value<1> p_core_2e_statistics_2e_rows_2e_accept;
	// \hdlname: core statistics rows load
	value<1> p_core_2e_statistics_2e_rows_2e_load;
	// \hdlname: core statistics rows taken
	value<1> p_core_2e_statistics_2e_rows_2e_taken;
	// \hdlname: core statistics rows clk
	value<1> p_core_2e_statistics_2e_rows_2e_clk;
	// \hdlname: core statistics rows soft_reset
	value<1> p_core_2e_statistics_2e_rows_2e_soft__reset;
	value<39> i_flatten_5c_core_2e__5c_statistics_2e__24_61;
	value<1> i_flatten_5c_core_2e__5c_statistics_2e__24_34;
	// \hdlname: core statistics clearing
	value<1> p_core_2e_statistics_2e_clearing;
	// \hdlname: core statistics port$4542$0
	value<4> p_core_2e_statistics_2e_port_24_4542_24_0;
	// \hdlname: core statistics port$4522$0
	value<4> p_core_2e_statistics_2e_port_24_4522_24_0;
	// \hdlname: core statistics port$4502$0
	value<4> p_core_2e_statistics_2e_port_24_4502_24_0;
	// \hdlname: core statistics port$4482$0
	value<4> p_core_2e_statistics_2e_port_24_4482_24_0;
	// \hdlname: core statistics port$4175$0
	value<25> p_core_2e_statistics_2e_port_24_4175_24_0;
	// \hdlname: core statistics port$4154$0
	value<25> p_core_2e_statistics_2e_port_24_4154_24_0;
	// \hdlname: core statistics port$4133$0
	value<25> p_core_2e_statistics_2e_port_24_4133_24_0;
	// \hdlname: core statistics port$4112$0
	value<25> p_core_2e_statistics_2e_port_24_4112_24_0;
	// \hdlname: core statistics port$4014$3
	value<2> p_core_2e_statistics_2e_port_24_4014_24_3;
	// \hdlname: core statistics soft_reset
	value<1> p_core_2e_statistics_2e_soft__reset;
	// \hdlname: core statistics clk
	value<1> p_core_2e_statistics_2e_clk;
	// \hdlname: core statistics clear_segment
	value<2> p_core_2e_statistics_2e_clear__segment;
	// \hdlname: core statistics clear_bank
	value<1> p_core_2e_statistics_2e_clear__bank;
	// \hdlname: core statistics clear_index
	value<10> p_core_2e_statistics_2e_clear__index;
	// \hdlname: core statistics clear_valid
	value<1> p_core_2e_statistics_2e_clear__valid;
	// \hdlname: core statistics segment$311
	value<2> p_core_2e_statistics_2e_segment_24_311;
	// \hdlname: core statistics index
	value<10> p_core_2e_statistics_2e_index;
	// \hdlname: core statistics start
	value<1> p_core_2e_statistics_2e_start;
	// \hdlname: core statistics level
	value<9> p_core_2e_statistics_2e_level;
	// \hdlname: core statistics resume
	value<1> p_core_2e_statistics_2e_resume;
	// \hdlname: core statistics in_flight
	value<1> p_core_2e_statistics_2e_in__flight;
	// \hdlname: core statistics valid$264
	value<1> p_core_2e_statistics_2e_valid_24_264;
	// \hdlname: core statistics bank
	value<1> p_core_2e_statistics_2e_bank;
	// \hdlname: core statistics outcome__valid$248
	value<1> p_core_2e_statistics_2e_outcome____valid_24_248;
	// \hdlname: core statistics outcome__valid$247
	value<1> p_core_2e_statistics_2e_outcome____valid_24_247;
	// \hdlname: core statistics outcome__valid$246
	value<1> p_core_2e_statistics_2e_outcome____valid_24_246;
	// \hdlname: core statistics choice
	value<4> p_core_2e_statistics_2e_choice;
	// \hdlname: core statistics outcome__valid
	value<1> p_core_2e_statistics_2e_outcome____valid;
	// \hdlname: core statistics go
	value<1> p_core_2e_statistics_2e_go;
	// \hdlname: core statistics record
	value<1> p_core_2e_statistics_2e_record;
	// \hdlname: core statistics cut_queued
	value<1> p_core_2e_statistics_2e_cut__queued;
	// \hdlname: core statistics $signal$220
	value<1> p_core_2e_statistics_2e__24_signal_24_220;
	// \hdlname: core statistics $signal$213
	value<1> p_core_2e_statistics_2e__24_signal_24_213;
	// \hdlname: core statistics $signal
	value<1> p_core_2e_statistics_2e__24_signal;
	// \hdlname: core statistics valids
	value<6> p_core_2e_statistics_2e_valids;
	value<1> i_flatten_5c_core_2e__5c_sender_2e__24_316;
	value<1> i_flatten_5c_core_2e__5c_sender_2e__24_281;
	value<1> i_flatten_5c_core_2e__5c_sender_2e__24_275;
	value<1> i_flatten_5c_core_2e__5c_sender_2e__24_29;
	// \hdlname: core sender ports__3__request
	value<1> p_core_2e_sender_2e_ports____3____request;
	// \hdlname: core sender ports__0__request
	value<1> p_core_2e_sender_2e_ports____0____request;
	// \hdlname: core sender restart
	value<1> p_core_2e_sender_2e_restart;
	// \hdlname: core sender ports__2__request
	value<1> p_core_2e_sender_2e_ports____2____request;
	// \hdlname: core sender ports__1__request
	value<1> p_core_2e_sender_2e_ports____1____request;
	// \hdlname: core sender clk
	value<1> p_core_2e_sender_2e_clk;
	// \hdlname: core sender done
	value<1> p_core_2e_sender_2e_done;
	// \hdlname: core sender $signal$36
	value<1> p_core_2e_sender_2e__24_signal_24_36;
	// \hdlname: core sender $signal$34
	value<1> p_core_2e_sender_2e__24_signal_24_34;
	// \hdlname: core sender payload_end
	value<1> p_core_2e_sender_2e_payload__end;
	// \hdlname: core sender $signal$23
	value<1> p_core_2e_sender_2e__24_signal_24_23;
	// \hdlname: core sender empty
	value<1> p_core_2e_sender_2e_empty;
	// \hdlname: core sender taken
	value<1> p_core_2e_sender_2e_taken;
	// cell $flatten\core.\statistics.\counters.$44
	i_flatten_5c_core_2e__5c_statistics_2e__5c_counters_2e__24_1 = add_uu<7>(value<5>{0x10u}, p_core_2e_statistics_2e_counters_2e_octave.curr);
	// cells $flatten\core.\statistics.\counters.$61 $flatten\core.\statistics.\counters.$60 $flatten\core.\statistics.\counters.$59
	p_core_2e_statistics_2e_counters_2e_count__young1 = and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_counters_2e_young__waits.curr, i_flatten_5c_core_2e__5c_statistics_2e__5c_counters_2e__24_1.slice<0>().val()), logic_not<1>(p_core_2e_statistics_2e_counters_2e_classes1.curr));
	// cells $flatten\core.\statistics.\counters.$51 $flatten\core.\statistics.\counters.$50 $flatten\core.\statistics.\counters.$49 $flatten\core.\statistics.\counters.$48
	p_core_2e_statistics_2e_counters_2e_count__young0 = and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_counters_2e_young__waits.curr, logic_not<1>(i_flatten_5c_core_2e__5c_statistics_2e__5c_counters_2e__24_1.slice<0>().val())), logic_not<1>(p_core_2e_statistics_2e_counters_2e_classes0.curr));
	// cells $flatten\core.\statistics.\counters.$57 $flatten\core.\statistics.\counters.$56
	i_flatten_5c_core_2e__5c_statistics_2e__5c_counters_2e__24_11 = and_uu<8>(value<1>{0u}.concat(p_core_2e_statistics_2e_counters_2e_classes1.curr).val(), sub_uu<8>(p_core_2e_statistics_2e_counters_2e_classes1.curr, value<1>{0x1u}));
	// cells $flatten\core.\statistics.\counters.$47 $flatten\core.\statistics.\counters.$46
	i_flatten_5c_core_2e__5c_statistics_2e__5c_counters_2e__24_4 = and_uu<8>(value<1>{0u}.concat(p_core_2e_statistics_2e_counters_2e_classes0.curr).val(), sub_uu<8>(p_core_2e_statistics_2e_counters_2e_classes0.curr, value<1>{0x1u}));
	// cell $flatten\core.\statistics.\outliers.$36
	p_core_2e_statistics_2e_outliers_2e_room = ne_uu<1>(p_core_2e_statistics_2e_outliers_2e_waiting.curr, value<8>{0x80u});
	// connection
	p_core_2e_configuration____control = p_core_2e_registers_2e_configuration____control.curr;
	// cells $flatten\core.\statistics.\counters.$74 $flatten\core.\statistics.\counters.$73 $flatten\core.\statistics.\counters.$72 $flatten\core.\statistics.\counters.$71 $flatten\core.\statistics.\counters.$70 $flatten\core.\statistics.\counters.$69 $flatten\core.\statistics.\counters.$68 $flatten\core.\statistics.\counters.$67 $flatten\core.\statistics.\counters.$66
	p_core_2e_statistics_2e_counters_2e_ready = not_u<1>(or_uu<1>(or_uu<1>(or_uu<1>(reduce_or<1>(i_flatten_5c_core_2e__5c_statistics_2e__5c_counters_2e__24_4.slice<6,0>().val()), reduce_or<1>(i_flatten_5c_core_2e__5c_statistics_2e__5c_counters_2e__24_11.slice<6,0>().val())), p_core_2e_statistics_2e_counters_2e__24_signal.curr), and_uu<1>(p_core_2e_statistics_2e_counters_2e_young__waits.curr, not_u<1>(or_uu<1>(p_core_2e_statistics_2e_counters_2e_count__young0, p_core_2e_statistics_2e_counters_2e_count__young1)))));
	// cells $flatten\core.\statistics.\scalars$471.$43 $flatten\core.\statistics.\scalars$471.$42 $flatten\core.\statistics.\scalars$471.$41
	p_core_2e_statistics_2e_scalars_24_471_2e_ready = or_uu<1>(not_u<1>(p_core_2e_statistics_2e_scalars_24_471_2e_fetch.curr), eq_uu<1>(p_core_2e_statistics_2e_scalars_24_471_2e_row.curr, value<2>{0x3u}));
	// connection
	p_core_2e_statistics_2e_port_24_4014_24_3 = p_core_2e_configuration____control.slice<4,3>().val();
	// cells $flatten\core.\statistics.$74 $flatten\core.\statistics.$73
	p_core_2e_statistics_2e_record = and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_outcome____outlier.curr, p_core_2e_statistics_2e_outliers_2e_room), p_core_2e_statistics_2e_port_24_4014_24_3.slice<1>().val());
	// cells $flatten\core.\statistics.\outliers.$38 $flatten\core.\statistics.\outliers.$37
	p_core_2e_statistics_2e_outliers_2e_ready = and_uu<1>(p_core_2e_statistics_2e_outliers_2e_room, logic_not<1>(p_core_2e_statistics_2e_outliers_2e_step.curr));
	// cells $flatten\core.\statistics.$83 $flatten\core.\statistics.$82 $flatten\core.\statistics.$81 $flatten\core.\statistics.$80 $flatten\core.\statistics.$79 $flatten\core.\statistics.$78 $flatten\core.\statistics.$77
	p_core_2e_statistics_2e_go = and_uu<1>(and_uu<1>(and_uu<1>(p_core_2e_statistics_2e__24_signal_24_239.curr, p_core_2e_statistics_2e_counters_2e_ready), or_uu<1>(p_core_2e_statistics_2e_scalars_24_471_2e_ready, not_u<1>(p_core_2e_statistics_2e_outcome____sample.curr))), or_uu<1>(p_core_2e_statistics_2e_outliers_2e_ready, not_u<1>(p_core_2e_statistics_2e_record)));
	// cell $flatten\core.\statistics.$88
	p_core_2e_statistics_2e_valid_24_264 = and_uu<1>(p_core_2e_statistics_2e_go, p_core_2e_statistics_2e_outcome____sample.curr);
	// connection
	p_core_2e_events_2e_level = p_core_2e_events_2e_queue_2e_level.curr;
	// cell $flatten\core.\statistics.\histogram.$6
	p_core_2e_statistics_2e_histogram_2e_value = (p_core_2e_statistics_2e_valid_24_264 ? p_core_2e_statistics_2e_outcome____value.curr : value<34>{0u,0u});
	// connection
	p_core_2e_events_2e_words_2e_row____payload = p_core_2e_events_2e_queue_2e_read____payload.curr;
	// connection
	p_core_2e_events_2e_words_2e_row____valid = p_core_2e_events_2e_queue_2e_read____valid.curr;
	// connection
	p_core_2e_statistics_2e_histogram_2e_encoder_2e_value = p_core_2e_statistics_2e_histogram_2e_value;
	// cell $flatten\core.\events.$255
	p_core_2e_events_2e_words_2e_waiting = reduce_bool<1>(p_core_2e_events_2e_level);
	// cell $flatten\core.\events.\words.$388
	p_core_2e_events_2e_words_2e_idle = logic_not<1>(p_core_2e_events_2e_words_2e_fsm__state.curr);
	// cells $flatten\core.\events.\words.$356 $flatten\core.\events.\words.$355
	p_core_2e_events_2e_words_2e_mark = and_uu<1>(and_uu<1>(p_core_2e_events_2e_words_2e_row____valid, p_core_2e_events_2e_words_2e_row____payload.slice<0>().val()), p_core_2e_events_2e_words_2e_idle);
	// cells $procmux$1330 $procmux$1331_CMP0 $flatten\core.\events.\words.$346 $flatten\core.\events.\words.$345 $flatten\core.\events.\words.$341 $flatten\core.\events.\words.$340 $flatten\core.\events.\words.$339
	p_core_2e_events_2e_words_2e_misfit = (eq_uu<1>(p_core_2e_events_2e_words_2e_fsm__state.curr, value<2>{0x3u}) ? and_uu<1>(not_u<1>(and_uu<1>(logic_not<1>(p_core_2e_events_2e_words_2e_high.curr), logic_not<1>(p_core_2e_events_2e_words_2e_low.curr.slice<31,27>().val()))), p_core_2e_events_2e_words_2e_is__open.curr) : value<1>{0u});
	// cells $procmux$2469 $procmux$2470_CMP0
	p_core_2e_statistics_2e_dump_2e__24_signal_24_36 = (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_fsm__state.curr, value<4>{0x4u}) ? value<1>{0x1u} : value<1>{0u});
	// cells $procmux$2467 $procmux$2468_CMP0
	p_core_2e_statistics_2e_dump_2e__24_signal_24_33 = (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_fsm__state.curr, value<4>{0x2u}) ? value<1>{0x1u} : value<1>{0u});
	// cells $flatten\core.\statistics.\outliers.$43 $flatten\core.\statistics.\outliers.$42
	p_core_2e_statistics_2e_outliers_2e_payload____word____valid = and_uu<1>(p_core_2e_statistics_2e_outliers_2e_words_2e_read____valid.curr, reduce_bool<1>(p_core_2e_statistics_2e_outliers_2e_complete.curr));
	// cells $procmux$2473 $procmux$2474_CMP0
	p_core_2e_statistics_2e_dump_2e_payload____end = (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_fsm__state.curr, value<4>{0x5u}) ? value<1>{0x1u} : value<1>{0u});
	// cells $flatten\core.\sender.$369 $flatten\core.\sender.$368 $procmux$496 $procmux$497_CMP0 $procmux$498_CMP0 $procmux$499_CMP0 $flatten\core.\statistics.\dump.$76 $flatten\core.\events.\words.$365 $flatten\core.\events.\words.$364
	p_core_2e_sender_2e__24_signal_24_23 = reduce_or<1>(and_uu<4>(p_core_2e_sender_2e_grant.curr, and_uu<1>(p_core_2e_events_2e_words_2e_is__open.curr, (p_core_2e_events_2e_words_2e_is__loss.curr ? p_core_2e_events_2e_words_2e_loss__offered.curr : p_core_2e_events_2e_words_2e_offered.curr)).concat(or_uu<1>(p_core_2e_statistics_2e_dump_2e__24_signal_24_33, p_core_2e_statistics_2e_dump_2e__24_signal_24_36)).concat(p_core_2e_statistics_2e_outliers_2e_payload____word____valid).concat((eq_uu<1>(p_core_2e_replies_2e_fsm__state.curr, value<3>{0x7u}) ? value<1>{0x1u} : (eq_uu<1>(p_core_2e_replies_2e_fsm__state.curr, value<3>{0x4u}) ? value<1>{0x1u} : (eq_uu<1>(p_core_2e_replies_2e_fsm__state.curr, value<3>{0x3u}) ? value<1>{0x1u} : value<1>{0u})))).val()));
	// cell $procmux$1316
	p_core_2e_events_2e_words_2e_sub5 = (p_core_2e_events_2e_words_2e_row____valid ? p_core_2e_events_2e_queue_2e_read____payload.curr.slice<24>().val() : value<1>{0u});
	// cell $procmux$1308
	p_core_2e_events_2e_words_2e_sub1 = (p_core_2e_events_2e_words_2e_row____valid ? p_core_2e_events_2e_queue_2e_read____payload.curr.slice<8>().val() : value<1>{0u});
	// cell $procmux$1306
	p_core_2e_events_2e_words_2e_sub0 = (p_core_2e_events_2e_words_2e_row____valid ? p_core_2e_events_2e_queue_2e_read____payload.curr.slice<4>().val() : value<1>{0u});
	// cell $procmux$1314
	p_core_2e_events_2e_words_2e_sub4 = (p_core_2e_events_2e_words_2e_row____valid ? p_core_2e_events_2e_queue_2e_read____payload.curr.slice<20>().val() : value<1>{0u});
	// cell $procmux$1312
	p_core_2e_events_2e_words_2e_sub3 = (p_core_2e_events_2e_words_2e_row____valid ? p_core_2e_events_2e_queue_2e_read____payload.curr.slice<16>().val() : value<1>{0u});
	// cell $procmux$1310
	p_core_2e_events_2e_words_2e_sub2 = (p_core_2e_events_2e_words_2e_row____valid ? p_core_2e_events_2e_queue_2e_read____payload.curr.slice<12>().val() : value<1>{0u});
	// cells $flatten\core.\statistics.\counters.$63 $flatten\core.\statistics.\counters.$62
	p_core_2e_statistics_2e_counters_2e_add__valid_24_31 = or_uu<1>(reduce_or<1>(p_core_2e_statistics_2e_counters_2e_classes1.curr), p_core_2e_statistics_2e_counters_2e_count__young1);
	// cells $flatten\core.\statistics.\counters.$53 $flatten\core.\statistics.\counters.$52
	p_core_2e_statistics_2e_counters_2e_add__valid = or_uu<1>(reduce_or<1>(p_core_2e_statistics_2e_counters_2e_classes0.curr), p_core_2e_statistics_2e_counters_2e_count__young0);
	// cells $procmux$1318 $flatten\core.\events.\words.$231 $flatten\core.\events.\words.$230 $procmux$1300
	p_core_2e_events_2e_words_2e__24_signal_24_16 = (p_core_2e_events_2e_words_2e_row____valid ? and_uu<6>((p_core_2e_events_2e_words_2e_row____valid ? p_core_2e_events_2e_queue_2e_read____payload.curr.slice<21>().concat(p_core_2e_events_2e_queue_2e_read____payload.curr.slice<17>()).concat(p_core_2e_events_2e_queue_2e_read____payload.curr.slice<13>()).concat(p_core_2e_events_2e_queue_2e_read____payload.curr.slice<9>()).concat(p_core_2e_events_2e_queue_2e_read____payload.curr.slice<5>()).concat(p_core_2e_events_2e_queue_2e_read____payload.curr.slice<1>()).val() : value<6>{0u}), not_u<6>(p_core_2e_events_2e_words_2e_gone.curr)) : value<6>{0u});
	// cells $flatten\core.\sender.$371 $flatten\core.\sender.$370 $procmux$489 $procmux$490_CMP0 $flatten\core.\statistics.\outliers.$50 $flatten\core.\events.\words.$384 $flatten\core.\events.\words.$379 $flatten\core.\events.\words.$383 $flatten\core.\events.\words.$382 $flatten\core.\events.\words.$381 $flatten\core.\events.\words.$380
	p_core_2e_sender_2e_payload__end = reduce_or<1>(and_uu<4>(p_core_2e_sender_2e_grant.curr, (p_core_2e_events_2e_words_2e_is__loss.curr ? eq_uu<1>(p_core_2e_events_2e_words_2e_loss__index.curr, value<4>{0xcu}) : or_uu<1>(or_uu<1>(p_core_2e_events_2e_words_2e_misfit, p_core_2e_events_2e_words_2e_mark), and_uu<1>(p_core_2e_events_2e_words_2e_idle, not_u<1>(p_core_2e_events_2e_words_2e_waiting)))).concat(p_core_2e_statistics_2e_dump_2e_payload____end).concat(logic_not<1>(p_core_2e_statistics_2e_outliers_2e_complete.curr)).concat((eq_uu<1>(p_core_2e_replies_2e_fsm__state.curr, value<3>{0x6u}) ? value<1>{0x1u} : value<1>{0u})).val()));
	// connection
	p_core_2e_statistics_2e_port_24_4175_24_0 = p_core_2e_registers_2e_configuration____segment3__mode.curr;
	// connection
	p_core_2e_statistics_2e_port_24_4154_24_0 = p_core_2e_registers_2e_configuration____segment2__mode.curr;
	// connection
	p_core_2e_statistics_2e_port_24_4133_24_0 = p_core_2e_registers_2e_configuration____segment1__mode.curr;
	// connection
	p_core_2e_statistics_2e_port_24_4112_24_0 = p_core_2e_registers_2e_configuration____segment0__mode.curr;
	// connection
	p_core_2e_statistics_2e_outcome____valid = p_core_2e_statistics_2e_pairing3_2e_outcome____valid.curr;
	// connection
	p_core_2e_statistics_2e_outcome____valid_24_246 = p_core_2e_statistics_2e_pairing2_2e_outcome____valid.curr;
	// connection
	p_core_2e_statistics_2e_outcome____valid_24_247 = p_core_2e_statistics_2e_pairing1_2e_outcome____valid.curr;
	// connection
	p_core_2e_statistics_2e_outcome____valid_24_248 = p_core_2e_statistics_2e_pairing0_2e_outcome____valid.curr;
	// cells $flatten\core.\statistics.\router.$213 $flatten\core.\statistics.\router.$212
	p_core_2e_statistics_2e_router_2e_operations____3____valid = or_uu<1>(or_uu<1>(p_core_2e_statistics_2e_router_2e_ticks3.curr, p_core_2e_statistics_2e_router_2e_causes3.curr), p_core_2e_statistics_2e_router_2e_responses3.curr);
	// cells $flatten\core.\statistics.\router.$197 $flatten\core.\statistics.\router.$196
	p_core_2e_statistics_2e_router_2e_operations____2____valid = or_uu<1>(or_uu<1>(p_core_2e_statistics_2e_router_2e_ticks2.curr, p_core_2e_statistics_2e_router_2e_causes2.curr), p_core_2e_statistics_2e_router_2e_responses2.curr);
	// cells $flatten\core.\statistics.\router.$181 $flatten\core.\statistics.\router.$180
	p_core_2e_statistics_2e_router_2e_operations____1____valid = or_uu<1>(or_uu<1>(p_core_2e_statistics_2e_router_2e_ticks1.curr, p_core_2e_statistics_2e_router_2e_causes1.curr), p_core_2e_statistics_2e_router_2e_responses1.curr);
	// cells $flatten\core.\statistics.\router.$165 $flatten\core.\statistics.\router.$164
	p_core_2e_statistics_2e_router_2e_operations____0____valid = or_uu<1>(or_uu<1>(p_core_2e_statistics_2e_router_2e_ticks0.curr, p_core_2e_statistics_2e_router_2e_causes0.curr), p_core_2e_statistics_2e_router_2e_responses0.curr);
	// cells $flatten\core.\sender.$396 $flatten\core.\sender.$395 $flatten\core.\sender.$394 $flatten\core.\sender.$393 $flatten\core.\sender.$392 $flatten\core.\sender.$391 $flatten\core.\sender.$390
	i_flatten_5c_core_2e__5c_sender_2e__24_29 = or_uu<1>(or_uu<1>(logic_not<1>(p_core_2e_sender_2e_left.curr), p_core_2e_sender_2e_cut.curr), and_uu<1>(and_uu<1>(not_u<1>(p_core_2e_sender_2e_word__valid.curr), not_u<1>(p_core_2e_sender_2e__24_signal_24_23)), p_core_2e_sender_2e_payload__end));
	// connection
	p_core_2e_statistics_2e_pairing3_2e_port_24_4175_24_7 = p_core_2e_statistics_2e_port_24_4175_24_0.slice<24,7>().val();
	// connection
	p_core_2e_statistics_2e_pairing2_2e_port_24_4154_24_7 = p_core_2e_statistics_2e_port_24_4154_24_0.slice<24,7>().val();
	// connection
	p_core_2e_statistics_2e_pairing1_2e_port_24_4133_24_7 = p_core_2e_statistics_2e_port_24_4133_24_0.slice<24,7>().val();
	// connection
	p_core_2e_statistics_2e_pairing0_2e_port_24_4112_24_7 = p_core_2e_statistics_2e_port_24_4112_24_0.slice<24,7>().val();
	// cell $flatten\core.\statistics.\router.$217
	p_core_2e_statistics_2e_router_2e_busy = reduce_or<1>(p_core_2e_statistics_2e_router_2e_operations____3____valid.concat(p_core_2e_statistics_2e_router_2e_operations____2____valid).concat(p_core_2e_statistics_2e_router_2e_operations____1____valid).concat(p_core_2e_statistics_2e_router_2e_operations____0____valid).val());
	// connection
	p_core_2e_statistics_2e_router_2e_rows____payload = p_core_2e_statistics_2e_rows_2e_read____payload.curr;
	// cells $flatten\core.\statistics.\router.$209 $flatten\core.\statistics.\router.$208 $flatten\core.\statistics.\router.$207
	p_core_2e_statistics_2e_router_2e_is__cause3 = and_uu<1>(p_core_2e_statistics_2e_router_2e_causes3.curr, not_u<1>(and_uu<1>(p_core_2e_statistics_2e_router_2e_responses3.curr, p_core_2e_statistics_2e_router_2e_reversed3.curr)));
	// connection
	p_core_2e_statistics_2e_pairing3_2e_level = p_core_2e_statistics_2e_pairing3_2e_pending_2e_level.curr;
	// cell $flatten\core.\statistics.\pairing3.$102
	p_core_2e_statistics_2e_pairing3_2e_interval = eq_uu<1>(p_core_2e_statistics_2e_pairing3_2e_port_24_4175_24_7.slice<1,0>().val(), value<2>{0x2u});
	// cells $flatten\core.\statistics.\router.$193 $flatten\core.\statistics.\router.$192 $flatten\core.\statistics.\router.$191
	p_core_2e_statistics_2e_router_2e_is__cause2 = and_uu<1>(p_core_2e_statistics_2e_router_2e_causes2.curr, not_u<1>(and_uu<1>(p_core_2e_statistics_2e_router_2e_responses2.curr, p_core_2e_statistics_2e_router_2e_reversed2.curr)));
	// connection
	p_core_2e_statistics_2e_pairing2_2e_level = p_core_2e_statistics_2e_pairing2_2e_pending_2e_level.curr;
	// cell $flatten\core.\statistics.\pairing2.$102
	p_core_2e_statistics_2e_pairing2_2e_interval = eq_uu<1>(p_core_2e_statistics_2e_pairing2_2e_port_24_4154_24_7.slice<1,0>().val(), value<2>{0x2u});
	// cells $flatten\core.\statistics.\router.$177 $flatten\core.\statistics.\router.$176 $flatten\core.\statistics.\router.$175
	p_core_2e_statistics_2e_router_2e_is__cause1 = and_uu<1>(p_core_2e_statistics_2e_router_2e_causes1.curr, not_u<1>(and_uu<1>(p_core_2e_statistics_2e_router_2e_responses1.curr, p_core_2e_statistics_2e_router_2e_reversed1.curr)));
	// connection
	p_core_2e_statistics_2e_pairing1_2e_level = p_core_2e_statistics_2e_pairing1_2e_pending_2e_level.curr;
	// cell $flatten\core.\statistics.\pairing1.$102
	p_core_2e_statistics_2e_pairing1_2e_interval = eq_uu<1>(p_core_2e_statistics_2e_pairing1_2e_port_24_4133_24_7.slice<1,0>().val(), value<2>{0x2u});
	// cells $flatten\core.\statistics.\router.$161 $flatten\core.\statistics.\router.$160 $flatten\core.\statistics.\router.$159
	p_core_2e_statistics_2e_router_2e_is__cause0 = and_uu<1>(p_core_2e_statistics_2e_router_2e_causes0.curr, not_u<1>(and_uu<1>(p_core_2e_statistics_2e_router_2e_responses0.curr, p_core_2e_statistics_2e_router_2e_reversed0.curr)));
	// connection
	p_core_2e_statistics_2e_pairing0_2e_level = p_core_2e_statistics_2e_pairing0_2e_pending_2e_level.curr;
	// cell $flatten\core.\statistics.\pairing0.$102
	p_core_2e_statistics_2e_pairing0_2e_interval = eq_uu<1>(p_core_2e_statistics_2e_pairing0_2e_port_24_4112_24_7.slice<1,0>().val(), value<2>{0x2u});
	// cells $flatten\core.\statistics.\router.$151 $flatten\core.\statistics.\router.$150
	i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_3 = and_uu<1>(p_core_2e_statistics_2e_router_2e_rows____payload.slice<19>().val(), not_u<1>(p_core_2e_statistics_2e_router_2e_cut__passed.curr));
	// cell $flatten\core.\statistics.\router.$218
	p_core_2e_statistics_2e_router_2e__24_signal = not_u<1>(p_core_2e_statistics_2e_router_2e_busy);
	// connection
	p_core_2e_statistics_2e_router_2e_rows____valid = p_core_2e_statistics_2e_rows_2e_read____valid.curr;
	// cell $flatten\core.\statistics.\pairing3.$108
	p_core_2e_statistics_2e_pairing3_2e_empty = logic_not<1>(p_core_2e_statistics_2e_pairing3_2e_level);
	// cell $flatten\core.\statistics.\pairing3.$133
	p_core_2e_statistics_2e_pairing3_2e_first = not_u<1>(p_core_2e_statistics_2e_pairing3_2e_serving__on.curr);
	// cell $flatten\core.\statistics.\pairing2.$108
	p_core_2e_statistics_2e_pairing2_2e_empty = logic_not<1>(p_core_2e_statistics_2e_pairing2_2e_level);
	// cell $flatten\core.\statistics.\pairing2.$133
	p_core_2e_statistics_2e_pairing2_2e_first = not_u<1>(p_core_2e_statistics_2e_pairing2_2e_serving__on.curr);
	// cell $flatten\core.\statistics.\pairing1.$108
	p_core_2e_statistics_2e_pairing1_2e_empty = logic_not<1>(p_core_2e_statistics_2e_pairing1_2e_level);
	// cell $flatten\core.\statistics.\pairing1.$133
	p_core_2e_statistics_2e_pairing1_2e_first = not_u<1>(p_core_2e_statistics_2e_pairing1_2e_serving__on.curr);
	// cell $flatten\core.\statistics.\pairing0.$108
	p_core_2e_statistics_2e_pairing0_2e_empty = logic_not<1>(p_core_2e_statistics_2e_pairing0_2e_level);
	// cell $flatten\core.\statistics.\pairing0.$133
	p_core_2e_statistics_2e_pairing0_2e_first = not_u<1>(p_core_2e_statistics_2e_pairing0_2e_serving__on.curr);
	// cell $flatten\core.\statistics.\router.$149
	i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_1 = and_uu<1>(p_core_2e_statistics_2e_router_2e_rows____valid, p_core_2e_statistics_2e_router_2e__24_signal);
	// cells $flatten\core.\statistics.\router.$211 $flatten\core.\statistics.\router.$210
	p_core_2e_statistics_2e_router_2e_kind3 = (p_core_2e_statistics_2e_router_2e_ticks3.curr ? value<2>{0x2u} : (p_core_2e_statistics_2e_router_2e_is__cause3 ? value<2>{0u} : value<2>{0x1u}));
	// cells $flatten\core.\statistics.\router.$195 $flatten\core.\statistics.\router.$194
	p_core_2e_statistics_2e_router_2e_kind2 = (p_core_2e_statistics_2e_router_2e_ticks2.curr ? value<2>{0x2u} : (p_core_2e_statistics_2e_router_2e_is__cause2 ? value<2>{0u} : value<2>{0x1u}));
	// cells $flatten\core.\statistics.\router.$179 $flatten\core.\statistics.\router.$178
	p_core_2e_statistics_2e_router_2e_kind1 = (p_core_2e_statistics_2e_router_2e_ticks1.curr ? value<2>{0x2u} : (p_core_2e_statistics_2e_router_2e_is__cause1 ? value<2>{0u} : value<2>{0x1u}));
	// cells $flatten\core.\statistics.\router.$163 $flatten\core.\statistics.\router.$162
	p_core_2e_statistics_2e_router_2e_kind0 = (p_core_2e_statistics_2e_router_2e_ticks0.curr ? value<2>{0x2u} : (p_core_2e_statistics_2e_router_2e_is__cause0 ? value<2>{0u} : value<2>{0x1u}));
	// cells $procmux$2424 $procmux$2425_CMP0 $procmux$2426_CMP0 $procmux$2427_CMP0
	p_core_2e_statistics_2e_dump_2e_limit = (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_area.curr, value<2>{0x2u}) ? value<11>{0x3c0u} : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_area.curr, value<2>{0x1u}) ? value<11>{0x20u} : (logic_not<1>(p_core_2e_statistics_2e_dump_2e_area.curr) ? value<11>{0x40u} : value<11>{0u})));
	// cells $procmux$4019 $procmux$4020_CMP0 $procmux$4017 $flatten\core.\sender.$398
	p_core_2e_sender_2e_done = (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x7u}) ? (i_flatten_5c_core_2e__5c_sender_2e__24_29 ? not_u<1>(p_core_2e_sender_2e_cut.curr) : value<1>{0u}) : value<1>{0u});
	// connection
	i_flatten_5c_core_2e__24_13 = p_core_2e_slot__stimulus2_2e_line0.curr.slice<0>().val();
	// connection
	i_flatten_5c_core_2e__24_9 = p_core_2e_slot__stimulus_2e_line0.curr.slice<0>().val();
	// connection
	p_core_2e_slot_24_135 = p_core_2e_lane__aux_2e_slot.curr;
	// connection
	p_core_2e_slot_24_134 = p_core_2e_lane__done_2e_slot.curr;
	// connection
	p_core_2e_slot_24_133 = p_core_2e_lane__task_2e_slot.curr;
	// connection
	p_core_2e_slot = p_core_2e_lane__isr_2e_slot.curr;
	// connection
	p_core_2e_restart = p_core_2e_registers_2e_soft__reset.curr;
	// cells $procmux$2465 $procmux$2466_CMP0
	p_core_2e_statistics_2e_dump_2e__24_signal_24_11 = (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_fsm__state.curr, value<4>{0x1u}) ? value<1>{0x1u} : value<1>{0u});
	// connection
	p_core_2e_statistics_2e_pending_24_468_2e_rings____3____read__valid = p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____read__valid.curr;
	// cell $flatten\core.$25
	p_core_2e_row__valid = reduce_or<1>(i_flatten_5c_core_2e__24_13.concat(i_flatten_5c_core_2e__24_9).concat(p_core_2e_slot_24_135.slice<0>()).concat(p_core_2e_slot_24_134.slice<0>()).concat(p_core_2e_slot_24_133.slice<0>()).concat(p_core_2e_slot.slice<0>()).val());
	// connection
	p_core_2e_statistics_2e_pairing3_2e_operation____payload____kind = p_core_2e_statistics_2e_router_2e_kind3;
	// cells $flatten\core.\statistics.\pairing3.$118 $flatten\core.\statistics.\pairing3.$117 $flatten\core.\statistics.\pairing3.$116 $flatten\core.\statistics.\pairing3.$115 $flatten\core.\statistics.\pairing3.$114
	p_core_2e_statistics_2e_pairing3_2e_missing = and_uu<1>(and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_pairing3_2e_first, not_u<1>(p_core_2e_statistics_2e_pairing3_2e_interval)), not_u<1>(p_core_2e_statistics_2e_pairing3_2e_empty)), p_core_2e_statistics_2e_pairing3_2e_head__late.curr);
	// connection
	p_core_2e_statistics_2e_pairing2_2e_operation____payload____kind = p_core_2e_statistics_2e_router_2e_kind2;
	// cells $flatten\core.\statistics.\pairing2.$118 $flatten\core.\statistics.\pairing2.$117 $flatten\core.\statistics.\pairing2.$116 $flatten\core.\statistics.\pairing2.$115 $flatten\core.\statistics.\pairing2.$114
	p_core_2e_statistics_2e_pairing2_2e_missing = and_uu<1>(and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_pairing2_2e_first, not_u<1>(p_core_2e_statistics_2e_pairing2_2e_interval)), not_u<1>(p_core_2e_statistics_2e_pairing2_2e_empty)), p_core_2e_statistics_2e_pairing2_2e_head__late.curr);
	// connection
	p_core_2e_statistics_2e_pairing1_2e_operation____payload____kind = p_core_2e_statistics_2e_router_2e_kind1;
	// cells $flatten\core.\statistics.\pairing1.$118 $flatten\core.\statistics.\pairing1.$117 $flatten\core.\statistics.\pairing1.$116 $flatten\core.\statistics.\pairing1.$115 $flatten\core.\statistics.\pairing1.$114
	p_core_2e_statistics_2e_pairing1_2e_missing = and_uu<1>(and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_pairing1_2e_first, not_u<1>(p_core_2e_statistics_2e_pairing1_2e_interval)), not_u<1>(p_core_2e_statistics_2e_pairing1_2e_empty)), p_core_2e_statistics_2e_pairing1_2e_head__late.curr);
	// connection
	p_core_2e_statistics_2e_pairing0_2e_operation____payload____kind = p_core_2e_statistics_2e_router_2e_kind0;
	// cells $flatten\core.\statistics.\pairing0.$118 $flatten\core.\statistics.\pairing0.$117 $flatten\core.\statistics.\pairing0.$116 $flatten\core.\statistics.\pairing0.$115 $flatten\core.\statistics.\pairing0.$114
	p_core_2e_statistics_2e_pairing0_2e_missing = and_uu<1>(and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_pairing0_2e_first, not_u<1>(p_core_2e_statistics_2e_pairing0_2e_interval)), not_u<1>(p_core_2e_statistics_2e_pairing0_2e_empty)), p_core_2e_statistics_2e_pairing0_2e_head__late.curr);
	// cells $flatten\core.\statistics.$96 $flatten\core.\statistics.\scalars$471.$61 $flatten\core.\statistics.\scalars$471.$60 $flatten\core.\statistics.\scalars$471.$59 $flatten\core.\statistics.$95 $flatten\core.\statistics.\histogram.$8 $flatten\core.\statistics.\histogram.\bins.$32 $flatten\core.\statistics.\histogram.\bins.$31 $flatten\core.\statistics.\histogram.$7 $flatten\core.\statistics.$94 $flatten\core.\statistics.\counters.$81 $flatten\core.\statistics.\counters.\odd$56.$32 $flatten\core.\statistics.\counters.\odd$56.$31 $flatten\core.\statistics.\counters.$80 $flatten\core.\statistics.\counters.\even$55.$32 $flatten\core.\statistics.\counters.\even$55.$31 $flatten\core.\statistics.\counters.$79 $flatten\core.\statistics.\counters.$78 $flatten\core.\statistics.\counters.$77 $flatten\core.\statistics.$93 $flatten\core.\statistics.$92 $flatten\core.\statistics.$91
	p_core_2e_statistics_2e_in__flight = or_uu<1>(or_uu<1>(or_uu<1>(or_uu<1>(p_core_2e_statistics_2e_router_2e_busy, or_uu<1>(p_core_2e_statistics_2e__24_signal_24_239.curr, reduce_or<1>(p_core_2e_statistics_2e_outcome____valid.concat(p_core_2e_statistics_2e_outcome____valid_24_246).concat(p_core_2e_statistics_2e_outcome____valid_24_247).concat(p_core_2e_statistics_2e_outcome____valid_24_248).val()))), or_uu<1>(or_uu<1>(or_uu<1>(or_uu<1>(or_uu<1>(p_core_2e_statistics_2e_counters_2e_add__valid, p_core_2e_statistics_2e_counters_2e_add__valid_24_31), p_core_2e_statistics_2e_counters_2e__24_signal.curr), p_core_2e_statistics_2e_counters_2e_young__waits.curr), or_uu<1>(or_uu<1>(p_core_2e_statistics_2e_counters_2e_even_24_55_2e_arrive__valid.curr, p_core_2e_statistics_2e_counters_2e_even_24_55_2e_add__valid_24_16.curr), p_core_2e_statistics_2e_counters_2e_even_24_55_2e_write__port____en.curr)), or_uu<1>(or_uu<1>(p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_arrive__valid.curr, p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_add__valid_24_16.curr), p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_write__port____en.curr))), or_uu<1>(or_uu<1>(p_core_2e_statistics_2e_histogram_2e__24_signal.curr, p_core_2e_statistics_2e_histogram_2e_add__valid.curr), or_uu<1>(or_uu<1>(p_core_2e_statistics_2e_histogram_2e_bins_2e_arrive__valid.curr, p_core_2e_statistics_2e_histogram_2e_bins_2e_add__valid_24_16.curr), p_core_2e_statistics_2e_histogram_2e_bins_2e_write__port____en.curr))), or_uu<1>(or_uu<1>(or_uu<1>(p_core_2e_statistics_2e_scalars_24_471_2e_fetch.curr, p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_32.curr), p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_19.curr), p_core_2e_statistics_2e_scalars_24_471_2e_write__port____en.curr));
	// cells $flatten\core.\statistics.\outliers.$58 $flatten\core.\statistics.\outliers.$57 $flatten\core.\statistics.\outliers.$56 $flatten\core.\statistics.\outliers.$55 $flatten\core.\statistics.\outliers.$54 $flatten\core.\statistics.\outliers.$53
	p_core_2e_sender_2e_ports____1____request = and_uu<1>(not_u<1>(p_core_2e_statistics_2e_outliers_2e_open__.curr), or_uu<1>(ge_uu<1>(p_core_2e_statistics_2e_outliers_2e_complete.curr, value<6>{0x28u}), and_uu<1>(p_core_2e_statistics_2e_outliers_2e_armed.curr, logic_not<1>(p_core_2e_statistics_2e_outliers_2e_outlier__flush.curr))));
	// cells $flatten\core.\statistics.\dump.$75 $flatten\core.\statistics.\dump.$74
	p_core_2e_sender_2e_ports____2____request = and_uu<1>(p_core_2e_statistics_2e_dump_2e__24_signal_24_33, not_u<1>(p_core_2e_statistics_2e_dump_2e_open__.curr));
	// cells $procmux$500 $procmux$501_CMP0
	p_core_2e_sender_2e_ports____0____request = (eq_uu<1>(p_core_2e_replies_2e_fsm__state.curr, value<3>{0x1u}) ? value<1>{0x1u} : value<1>{0u});
	// connection
	p_core_2e_sender_2e_ports____3____request = p_core_2e_events_2e_words_2e_payload____request.curr;
	// connection
	p_core_2e_sender_2e_restart = p_core_2e_restart;
	// connection
	p_core_2e_statistics_2e_pending_24_468_2e_rings____2____read__valid = p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____read__valid.curr;
	// cells $procmux$1320 $flatten\core.\events.\words.$247 $flatten\core.\events.\words.$246 $flatten\core.\events.\words.$245 $flatten\core.\events.\words.$244 $flatten\core.\events.\words.$243 $flatten\core.\events.\words.$242 $flatten\core.\events.\words.$241 $flatten\core.\events.\words.$240 $flatten\core.\events.\words.$239 $flatten\core.\events.\words.$238 $flatten\core.\events.\words.$237 $flatten\core.\events.\words.$236 $flatten\core.\events.\words.$235 $flatten\core.\events.\words.$234 $flatten\core.\events.\words.$233 $flatten\core.\events.\words.$232 $flatten\core.\events.\words.$263 $flatten\core.\events.\words.$262 $flatten\core.\events.\words.$261 $flatten\core.\events.\words.$260 $flatten\core.\events.\words.$259 $flatten\core.\events.\words.$258 $flatten\core.\events.\words.$257 $flatten\core.\events.\words.$256 $flatten\core.\events.\words.$255 $flatten\core.\events.\words.$254 $flatten\core.\events.\words.$253 $flatten\core.\events.\words.$252 $flatten\core.\events.\words.$251 $flatten\core.\events.\words.$250 $flatten\core.\events.\words.$249 $flatten\core.\events.\words.$248 $flatten\core.\events.\words.$279 $flatten\core.\events.\words.$278 $flatten\core.\events.\words.$277 $flatten\core.\events.\words.$276 $flatten\core.\events.\words.$275 $flatten\core.\events.\words.$274 $flatten\core.\events.\words.$273 $flatten\core.\events.\words.$272 $flatten\core.\events.\words.$271 $flatten\core.\events.\words.$270 $flatten\core.\events.\words.$269 $flatten\core.\events.\words.$268 $flatten\core.\events.\words.$267 $flatten\core.\events.\words.$266 $flatten\core.\events.\words.$265 $flatten\core.\events.\words.$264 $flatten\core.\events.\words.$295 $flatten\core.\events.\words.$294 $flatten\core.\events.\words.$293 $flatten\core.\events.\words.$292 $flatten\core.\events.\words.$291 $flatten\core.\events.\words.$290 $flatten\core.\events.\words.$289 $flatten\core.\events.\words.$288 $flatten\core.\events.\words.$287 $flatten\core.\events.\words.$286 $flatten\core.\events.\words.$285 $flatten\core.\events.\words.$284 $flatten\core.\events.\words.$283 $flatten\core.\events.\words.$282 $flatten\core.\events.\words.$281 $flatten\core.\events.\words.$280 $flatten\core.\events.\words.$311 $flatten\core.\events.\words.$310 $flatten\core.\events.\words.$309 $flatten\core.\events.\words.$308 $flatten\core.\events.\words.$307 $flatten\core.\events.\words.$306 $flatten\core.\events.\words.$305 $flatten\core.\events.\words.$304 $flatten\core.\events.\words.$303 $flatten\core.\events.\words.$302 $flatten\core.\events.\words.$301 $flatten\core.\events.\words.$300 $flatten\core.\events.\words.$299 $flatten\core.\events.\words.$298 $flatten\core.\events.\words.$297 $flatten\core.\events.\words.$296 $flatten\core.\events.\words.$327 $flatten\core.\events.\words.$326 $flatten\core.\events.\words.$325 $flatten\core.\events.\words.$324 $flatten\core.\events.\words.$323 $flatten\core.\events.\words.$322 $flatten\core.\events.\words.$321 $flatten\core.\events.\words.$320 $flatten\core.\events.\words.$319 $flatten\core.\events.\words.$318 $flatten\core.\events.\words.$317 $flatten\core.\events.\words.$316 $flatten\core.\events.\words.$315 $flatten\core.\events.\words.$314 $flatten\core.\events.\words.$313 $flatten\core.\events.\words.$312
	p_core_2e_events_2e_words_2e__24_signal = (p_core_2e_events_2e_words_2e_row____valid ? and_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16.slice<5>().val(), not_u<1>(or_uu<1>(or_uu<1>(or_uu<1>(or_uu<1>(and_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16.slice<0>().val(), le_uu<1>(p_core_2e_events_2e_words_2e_sub0, p_core_2e_events_2e_words_2e_sub5)), and_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16.slice<1>().val(), le_uu<1>(p_core_2e_events_2e_words_2e_sub1, p_core_2e_events_2e_words_2e_sub5))), and_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16.slice<2>().val(), le_uu<1>(p_core_2e_events_2e_words_2e_sub2, p_core_2e_events_2e_words_2e_sub5))), and_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16.slice<3>().val(), le_uu<1>(p_core_2e_events_2e_words_2e_sub3, p_core_2e_events_2e_words_2e_sub5))), and_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16.slice<4>().val(), le_uu<1>(p_core_2e_events_2e_words_2e_sub4, p_core_2e_events_2e_words_2e_sub5))))).concat(and_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16.slice<4>().val(), not_u<1>(or_uu<1>(or_uu<1>(or_uu<1>(or_uu<1>(and_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16.slice<0>().val(), le_uu<1>(p_core_2e_events_2e_words_2e_sub0, p_core_2e_events_2e_words_2e_sub4)), and_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16.slice<1>().val(), le_uu<1>(p_core_2e_events_2e_words_2e_sub1, p_core_2e_events_2e_words_2e_sub4))), and_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16.slice<2>().val(), le_uu<1>(p_core_2e_events_2e_words_2e_sub2, p_core_2e_events_2e_words_2e_sub4))), and_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16.slice<3>().val(), le_uu<1>(p_core_2e_events_2e_words_2e_sub3, p_core_2e_events_2e_words_2e_sub4))), and_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16.slice<5>().val(), lt_uu<1>(p_core_2e_events_2e_words_2e_sub5, p_core_2e_events_2e_words_2e_sub4)))))).concat(and_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16.slice<3>().val(), not_u<1>(or_uu<1>(or_uu<1>(or_uu<1>(or_uu<1>(and_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16.slice<0>().val(), le_uu<1>(p_core_2e_events_2e_words_2e_sub0, p_core_2e_events_2e_words_2e_sub3)), and_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16.slice<1>().val(), le_uu<1>(p_core_2e_events_2e_words_2e_sub1, p_core_2e_events_2e_words_2e_sub3))), and_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16.slice<2>().val(), le_uu<1>(p_core_2e_events_2e_words_2e_sub2, p_core_2e_events_2e_words_2e_sub3))), and_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16.slice<4>().val(), lt_uu<1>(p_core_2e_events_2e_words_2e_sub4, p_core_2e_events_2e_words_2e_sub3))), and_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16.slice<5>().val(), lt_uu<1>(p_core_2e_events_2e_words_2e_sub5, p_core_2e_events_2e_words_2e_sub3)))))).concat(and_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16.slice<2>().val(), not_u<1>(or_uu<1>(or_uu<1>(or_uu<1>(or_uu<1>(and_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16.slice<0>().val(), le_uu<1>(p_core_2e_events_2e_words_2e_sub0, p_core_2e_events_2e_words_2e_sub2)), and_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16.slice<1>().val(), le_uu<1>(p_core_2e_events_2e_words_2e_sub1, p_core_2e_events_2e_words_2e_sub2))), and_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16.slice<3>().val(), lt_uu<1>(p_core_2e_events_2e_words_2e_sub3, p_core_2e_events_2e_words_2e_sub2))), and_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16.slice<4>().val(), lt_uu<1>(p_core_2e_events_2e_words_2e_sub4, p_core_2e_events_2e_words_2e_sub2))), and_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16.slice<5>().val(), lt_uu<1>(p_core_2e_events_2e_words_2e_sub5, p_core_2e_events_2e_words_2e_sub2)))))).concat(and_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16.slice<1>().val(), not_u<1>(or_uu<1>(or_uu<1>(or_uu<1>(or_uu<1>(and_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16.slice<0>().val(), le_uu<1>(p_core_2e_events_2e_words_2e_sub0, p_core_2e_events_2e_words_2e_sub1)), and_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16.slice<2>().val(), lt_uu<1>(p_core_2e_events_2e_words_2e_sub2, p_core_2e_events_2e_words_2e_sub1))), and_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16.slice<3>().val(), lt_uu<1>(p_core_2e_events_2e_words_2e_sub3, p_core_2e_events_2e_words_2e_sub1))), and_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16.slice<4>().val(), lt_uu<1>(p_core_2e_events_2e_words_2e_sub4, p_core_2e_events_2e_words_2e_sub1))), and_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16.slice<5>().val(), lt_uu<1>(p_core_2e_events_2e_words_2e_sub5, p_core_2e_events_2e_words_2e_sub1)))))).concat(and_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16.slice<0>().val(), not_u<1>(or_uu<1>(or_uu<1>(or_uu<1>(or_uu<1>(and_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16.slice<1>().val(), lt_uu<1>(p_core_2e_events_2e_words_2e_sub1, p_core_2e_events_2e_words_2e_sub0)), and_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16.slice<2>().val(), lt_uu<1>(p_core_2e_events_2e_words_2e_sub2, p_core_2e_events_2e_words_2e_sub0))), and_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16.slice<3>().val(), lt_uu<1>(p_core_2e_events_2e_words_2e_sub3, p_core_2e_events_2e_words_2e_sub0))), and_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16.slice<4>().val(), lt_uu<1>(p_core_2e_events_2e_words_2e_sub4, p_core_2e_events_2e_words_2e_sub0))), and_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16.slice<5>().val(), lt_uu<1>(p_core_2e_events_2e_words_2e_sub5, p_core_2e_events_2e_words_2e_sub0)))))).val() : value<6>{0u});
	// connection
	p_core_2e_statistics_2e_pending_24_468_2e_rings____3____write__valid = p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____write__valid.curr;
	// connection
	p_core_2e_statistics_2e_pending_24_468_2e_rings____1____read__valid = p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____read__valid.curr;
	// connection
	p_core_2e_statistics_2e_port_24_4482_24_0 = p_core_2e_slot;
	// connection
	p_core_2e_statistics_2e_port_24_4502_24_0 = p_core_2e_slot_24_133;
	// connection
	p_core_2e_statistics_2e_port_24_4522_24_0 = p_core_2e_slot_24_134;
	// connection
	p_core_2e_statistics_2e_port_24_4542_24_0 = p_core_2e_slot_24_135;
	// cells $flatten\core.\statistics.\pairing3.$126 $flatten\core.\statistics.\pairing3.$125 $flatten\core.\statistics.\pairing3.$124
	p_core_2e_statistics_2e_pairing3_2e_response = and_uu<1>(not_u<1>(p_core_2e_statistics_2e_pairing3_2e_missing), eq_uu<1>(p_core_2e_statistics_2e_pairing3_2e_operation____payload____kind, value<1>{0x1u}));
	// cells $flatten\core.\statistics.\pairing2.$126 $flatten\core.\statistics.\pairing2.$125 $flatten\core.\statistics.\pairing2.$124
	p_core_2e_statistics_2e_pairing2_2e_response = and_uu<1>(not_u<1>(p_core_2e_statistics_2e_pairing2_2e_missing), eq_uu<1>(p_core_2e_statistics_2e_pairing2_2e_operation____payload____kind, value<1>{0x1u}));
	// cells $flatten\core.\statistics.\pairing1.$126 $flatten\core.\statistics.\pairing1.$125 $flatten\core.\statistics.\pairing1.$124
	p_core_2e_statistics_2e_pairing1_2e_response = and_uu<1>(not_u<1>(p_core_2e_statistics_2e_pairing1_2e_missing), eq_uu<1>(p_core_2e_statistics_2e_pairing1_2e_operation____payload____kind, value<1>{0x1u}));
	// cells $flatten\core.\statistics.\pairing0.$126 $flatten\core.\statistics.\pairing0.$125 $flatten\core.\statistics.\pairing0.$124
	p_core_2e_statistics_2e_pairing0_2e_response = and_uu<1>(not_u<1>(p_core_2e_statistics_2e_pairing0_2e_missing), eq_uu<1>(p_core_2e_statistics_2e_pairing0_2e_operation____payload____kind, value<1>{0x1u}));
	// connection
	p_core_2e_statistics_2e_pending_24_468_2e_rings____2____write__valid = p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____write__valid.curr;
	// connection
	p_core_2e_statistics_2e_pending_24_468_2e_rings____0____read__valid = p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____read__valid.curr;
	// cell $flatten\core.\sender.$383
	p_core_2e_events_2e_words_2e_payload____done = and_uu<1>(p_core_2e_sender_2e_done, p_core_2e_sender_2e_grant.curr.slice<3>().val());
	// cells $flatten\core.\statistics.$63 $flatten\core.\statistics.$62
	p_core_2e_statistics_2e_valids = (and_uu<1>(p_core_2e_row__valid, p_core_2e_statistics_2e_port_24_4014_24_3.slice<0>().val()) ? i_flatten_5c_core_2e__24_13.concat(i_flatten_5c_core_2e__24_9).concat(p_core_2e_statistics_2e_port_24_4542_24_0.slice<0>()).concat(p_core_2e_statistics_2e_port_24_4522_24_0.slice<0>()).concat(p_core_2e_statistics_2e_port_24_4502_24_0.slice<0>()).concat(p_core_2e_statistics_2e_port_24_4482_24_0.slice<0>()).val() : value<6>{0u});
	// cells $flatten\core.\statistics.\pairing3.$128 $flatten\core.\statistics.\pairing3.$127
	p_core_2e_statistics_2e_pairing3_2e_serve = and_uu<1>(p_core_2e_statistics_2e_pairing3_2e_response, not_u<1>(p_core_2e_statistics_2e_pairing3_2e_empty));
	// cells $flatten\core.\statistics.\pairing2.$128 $flatten\core.\statistics.\pairing2.$127
	p_core_2e_statistics_2e_pairing2_2e_serve = and_uu<1>(p_core_2e_statistics_2e_pairing2_2e_response, not_u<1>(p_core_2e_statistics_2e_pairing2_2e_empty));
	// cells $flatten\core.\statistics.\pairing1.$128 $flatten\core.\statistics.\pairing1.$127
	p_core_2e_statistics_2e_pairing1_2e_serve = and_uu<1>(p_core_2e_statistics_2e_pairing1_2e_response, not_u<1>(p_core_2e_statistics_2e_pairing1_2e_empty));
	// cells $flatten\core.\statistics.\pairing0.$128 $flatten\core.\statistics.\pairing0.$127
	p_core_2e_statistics_2e_pairing0_2e_serve = and_uu<1>(p_core_2e_statistics_2e_pairing0_2e_response, not_u<1>(p_core_2e_statistics_2e_pairing0_2e_empty));
	// cells $flatten\core.\statistics.$98 $flatten\core.\statistics.$97 $procmux$3281 $procmux$3279 $procmux$3277
	p_core_2e_statistics_2e_snapshot_2e_at__cut = and_uu<1>((i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_1 ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_3 ? (p_core_2e_statistics_2e_router_2e__24_signal_24_4.curr ? value<1>{0x1u} : value<1>{0u}) : value<1>{0u}) : value<1>{0u}), not_u<1>(p_core_2e_statistics_2e_in__flight));
	// cells $procmux$4015 $procmux$4016_CMP0 $procmux$4013 $procmux$4011
	p_core_2e_sender_2e__24_signal_24_36 = (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x7u}) ? (i_flatten_5c_core_2e__5c_sender_2e__24_29 ? value<1>{0u} : (p_core_2e_sender_2e_word__valid.curr ? value<1>{0u} : value<1>{0x1u})) : value<1>{0u});
	// cells $procmux$2432 $flatten\core.\statistics.\dump.$64 $flatten\core.\statistics.\dump.$63 $procmux$2428 $procmux$2429_CMP0 $procmux$2430_CMP0 $procmux$2431_CMP0 $flatten\core.\statistics.\dump.$65
	p_core_2e_statistics_2e_dump_2e_read = (and_uu<1>(p_core_2e_statistics_2e_dump_2e__24_signal_24_11, ne_uu<1>(p_core_2e_statistics_2e_dump_2e_issue.curr, p_core_2e_statistics_2e_dump_2e_limit)) ? (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_area.curr, value<2>{0x2u}) ? value<4>{0x8u} : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_area.curr, value<2>{0x1u}) ? value<4>{0x4u} : (logic_not<1>(p_core_2e_statistics_2e_dump_2e_area.curr) ? value<2>{0u}.concat((p_core_2e_statistics_2e_dump_2e_issue.curr.slice<0>().val() ? value<2>{0x2u} : value<2>{0x1u})).val() : value<4>{0u}))) : value<4>{0u});
	// connection
	p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_add__valid = p_core_2e_statistics_2e_counters_2e_add__valid_24_31;
	// connection
	p_core_2e_statistics_2e_counters_2e_even_24_55_2e_add__valid = p_core_2e_statistics_2e_counters_2e_add__valid;
	// cells $procmux$3774 $flatten\core.\statistics.$85 $flatten\core.\statistics.$84 $procmux$3772 $procmux$3770 $procmux$3768 $procmux$3766
	p_core_2e_statistics_2e_choice = (or_uu<1>(p_core_2e_statistics_2e_go, not_u<1>(p_core_2e_statistics_2e__24_signal_24_239.curr)) ? (p_core_2e_statistics_2e_outcome____valid_24_248 ? value<4>{0x1u} : (p_core_2e_statistics_2e_outcome____valid_24_247 ? value<4>{0x2u} : (p_core_2e_statistics_2e_outcome____valid_24_246 ? value<4>{0x4u} : (p_core_2e_statistics_2e_outcome____valid ? value<4>{0x8u} : value<4>{0u})))) : value<4>{0u});
	// connection
	p_core_2e_statistics_2e_pending_24_468_2e_rings____1____write__valid = p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____write__valid.curr;
	// connection
	p_core_2e_events_2e_port_24_4482_24_0 = p_core_2e_slot;
	// connection
	p_core_2e_events_2e_port_24_4502_24_0 = p_core_2e_slot_24_133;
	// connection
	p_core_2e_events_2e_port_24_4522_24_0 = p_core_2e_slot_24_134;
	// connection
	p_core_2e_events_2e_port_24_4542_24_0 = p_core_2e_slot_24_135;
	// connection
	p_core_2e_events_2e_port_24_4549_24_0 = i_flatten_5c_core_2e__24_9;
	// connection
	p_core_2e_events_2e_port_24_4553_24_0 = i_flatten_5c_core_2e__24_13;
	// connection
	p_core_2e_halt = p_core_2e_watchdog_2e_tripped.curr;
	// cell $procmux$2464_CMP0
	i_procmux_24_2464__CMP.slice<0>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xb0u});
	// cell $procmux$2464_CMP1
	i_procmux_24_2464__CMP.slice<1>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xb1u});
	// cell $procmux$2464_CMP2
	i_procmux_24_2464__CMP.slice<2>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xb2u});
	// cell $procmux$2464_CMP3
	i_procmux_24_2464__CMP.slice<3>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xb3u});
	// cell $procmux$2464_CMP4
	i_procmux_24_2464__CMP.slice<4>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xb4u});
	// cell $procmux$2464_CMP5
	i_procmux_24_2464__CMP.slice<5>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xb5u});
	// cell $procmux$2464_CMP6
	i_procmux_24_2464__CMP.slice<6>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xb8u});
	// cell $procmux$2464_CMP7
	i_procmux_24_2464__CMP.slice<7>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xb9u});
	// cell $procmux$2464_CMP8
	i_procmux_24_2464__CMP.slice<8>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xbau});
	// cell $procmux$2464_CMP9
	i_procmux_24_2464__CMP.slice<9>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xbbu});
	// cell $procmux$2464_CMP10
	i_procmux_24_2464__CMP.slice<10>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xbcu});
	// cell $procmux$2464_CMP11
	i_procmux_24_2464__CMP.slice<11>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xbdu});
	// cell $procmux$2464_CMP12
	i_procmux_24_2464__CMP.slice<12>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xc0u});
	// cell $procmux$2464_CMP13
	i_procmux_24_2464__CMP.slice<13>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xc1u});
	// cell $procmux$2464_CMP14
	i_procmux_24_2464__CMP.slice<14>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xc2u});
	// cell $procmux$2464_CMP15
	i_procmux_24_2464__CMP.slice<15>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xc3u});
	// cell $procmux$2464_CMP16
	i_procmux_24_2464__CMP.slice<16>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xc4u});
	// cell $procmux$2464_CMP17
	i_procmux_24_2464__CMP.slice<17>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xc5u});
	// cell $procmux$2464_CMP18
	i_procmux_24_2464__CMP.slice<18>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xc8u});
	// cell $procmux$2464_CMP19
	i_procmux_24_2464__CMP.slice<19>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xc9u});
	// cell $procmux$2464_CMP20
	i_procmux_24_2464__CMP.slice<20>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xcau});
	// cell $procmux$2464_CMP21
	i_procmux_24_2464__CMP.slice<21>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xcbu});
	// cell $procmux$2464_CMP22
	i_procmux_24_2464__CMP.slice<22>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xccu});
	// cell $procmux$2464_CMP23
	i_procmux_24_2464__CMP.slice<23>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xcdu});
	// cell $procmux$2464_CMP24
	i_procmux_24_2464__CMP.slice<24>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xd0u});
	// cell $procmux$2464_CMP25
	i_procmux_24_2464__CMP.slice<25>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xd1u});
	// cell $procmux$2464_CMP26
	i_procmux_24_2464__CMP.slice<26>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xd2u});
	// cell $procmux$2464_CMP27
	i_procmux_24_2464__CMP.slice<27>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xd3u});
	// cell $procmux$2464_CMP28
	i_procmux_24_2464__CMP.slice<28>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xd4u});
	// cell $procmux$2464_CMP29
	i_procmux_24_2464__CMP.slice<29>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xd5u});
	// cell $procmux$2464_CMP30
	i_procmux_24_2464__CMP.slice<30>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xd8u});
	// cell $procmux$2464_CMP31
	i_procmux_24_2464__CMP.slice<31>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xd9u});
	// cell $procmux$2464_CMP32
	i_procmux_24_2464__CMP.slice<32>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xdau});
	// cell $procmux$2464_CMP33
	i_procmux_24_2464__CMP.slice<33>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xdbu});
	// cell $procmux$2464_CMP34
	i_procmux_24_2464__CMP.slice<34>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xe0u});
	// cell $procmux$2464_CMP35
	i_procmux_24_2464__CMP.slice<35>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xe1u});
	// cell $procmux$2464_CMP36
	i_procmux_24_2464__CMP.slice<36>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xe2u});
	// cell $procmux$2464_CMP37
	i_procmux_24_2464__CMP.slice<37>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xe3u});
	// cell $procmux$2464_CMP38
	i_procmux_24_2464__CMP.slice<38>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xe4u});
	// cell $procmux$2464_CMP39
	i_procmux_24_2464__CMP.slice<39>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xe5u});
	// cell $procmux$2464_CMP40
	i_procmux_24_2464__CMP.slice<40>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xe6u});
	// cell $procmux$2464_CMP41
	i_procmux_24_2464__CMP.slice<41>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xe7u});
	// cell $procmux$2464_CMP42
	i_procmux_24_2464__CMP.slice<42>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xe8u});
	// cell $procmux$2464_CMP43
	i_procmux_24_2464__CMP.slice<43>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xe9u});
	// cell $procmux$2464_CMP44
	i_procmux_24_2464__CMP.slice<44>() = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xeau});
	// cell $flatten\core.\statistics.$64
	p_core_2e_statistics_2e__24_signal = reduce_or<1>(p_core_2e_statistics_2e_valids);
	// connection
	p_core_2e_statistics_2e_router_2e_port_24_4175_24_0 = p_core_2e_statistics_2e_port_24_4175_24_0.slice<8,0>().val();
	// cells $procmux$3286 $procmux$3284
	p_core_2e_statistics_2e_router_2e__24_signal_24_7 = (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_1 ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_3 ? value<1>{0u} : value<1>{0x1u}) : value<1>{0u});
	// connection
	p_core_2e_statistics_2e_router_2e_port_24_4154_24_0 = p_core_2e_statistics_2e_port_24_4154_24_0.slice<8,0>().val();
	// connection
	p_core_2e_statistics_2e_router_2e_port_24_4133_24_0 = p_core_2e_statistics_2e_port_24_4133_24_0.slice<8,0>().val();
	// connection
	p_core_2e_statistics_2e_router_2e_port_24_4112_24_0 = p_core_2e_statistics_2e_port_24_4112_24_0.slice<8,0>().val();
	// connection
	p_core_2e_statistics_2e_histogram_2e_bins_2e_add__valid = p_core_2e_statistics_2e_histogram_2e_add__valid.curr;
	// cell $flatten\core.\statistics.\pairing0.$109
	p_core_2e_statistics_2e_pairing0_2e_full = eq_uu<1>(p_core_2e_statistics_2e_pairing0_2e_level, value<9>{0x100u});
	// connection
	p_core_2e_statistics_2e_pairing0_2e_outcome____ready = p_core_2e_statistics_2e_choice.slice<0>().val();
	// connection
	p_core_2e_statistics_2e_pending_24_468_2e_rings____0____write__valid = p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____write__valid.curr;
	// cells $procmux$3241 $procmux$3239 $procmux$3237 $procmux$3235
	i_procmux_24_3241__Y = (p_core_2e_statistics_2e_pending_24_468_2e_rings____0____read__valid ? value<2>{0u} : (p_core_2e_statistics_2e_pending_24_468_2e_rings____1____read__valid ? value<2>{0x1u} : (p_core_2e_statistics_2e_pending_24_468_2e_rings____2____read__valid ? value<2>{0x2u} : (p_core_2e_statistics_2e_pending_24_468_2e_rings____3____read__valid ? value<2>{0x3u} : value<2>{0u}))));
	// cell $flatten\core.\statistics.\pairing1.$109
	p_core_2e_statistics_2e_pairing1_2e_full = eq_uu<1>(p_core_2e_statistics_2e_pairing1_2e_level, value<9>{0x100u});
	// connection
	p_core_2e_statistics_2e_pairing1_2e_outcome____ready = p_core_2e_statistics_2e_choice.slice<1>().val();
	// cell $flatten\core.\statistics.\pairing2.$109
	p_core_2e_statistics_2e_pairing2_2e_full = eq_uu<1>(p_core_2e_statistics_2e_pairing2_2e_level, value<9>{0x100u});
	// connection
	p_core_2e_statistics_2e_pairing2_2e_outcome____ready = p_core_2e_statistics_2e_choice.slice<2>().val();
	// cell $flatten\core.\statistics.\pairing3.$109
	p_core_2e_statistics_2e_pairing3_2e_full = eq_uu<1>(p_core_2e_statistics_2e_pairing3_2e_level, value<9>{0x100u});
	// connection
	p_core_2e_statistics_2e_pairing3_2e_outcome____ready = p_core_2e_statistics_2e_choice.slice<3>().val();
	// cells $flatten\core.\events.$198 $flatten\core.\events.$197
	p_core_2e_events_2e_valid = (and_uu<1>(p_core_2e_row__valid, p_core_2e_configuration____control.slice<2>().val()) ? p_core_2e_events_2e_port_24_4553_24_0.concat(p_core_2e_events_2e_port_24_4549_24_0).concat(p_core_2e_events_2e_port_24_4542_24_0.slice<0>()).concat(p_core_2e_events_2e_port_24_4522_24_0.slice<0>()).concat(p_core_2e_events_2e_port_24_4502_24_0.slice<0>()).concat(p_core_2e_events_2e_port_24_4482_24_0.slice<0>()).val() : value<6>{0u});
	// cells $flatten\core.\statistics.\dump.$71 $flatten\core.\statistics.\dump.$70
	p_core_2e_statistics_2e_dump_2e_final = and_uu<1>(p_core_2e_statistics_2e_dump_2e__24_signal_24_25.curr, eq_uu<1>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<8>{0xeau}));
	// connection
	p_core_2e_statistics_2e_clearing = p_core_2e_statistics_2e_snapshot_2e_clearing.curr;
	// cells $procmux$2751 $procmux$2752_CMP0
	p_core_2e_statistics_2e__24_signal_24_213 = (eq_uu<1>(p_core_2e_statistics_2e_snapshot_2e_fsm__state.curr, value<3>{0x3u}) ? value<1>{0x1u} : value<1>{0u});
	// cells $flatten\core.\statistics.\pairing0.$123 $flatten\core.\statistics.\pairing0.$122 $flatten\core.\statistics.\pairing0.$121 $flatten\core.\statistics.\pairing0.$120 $flatten\core.\statistics.\pairing0.$119
	p_core_2e_statistics_2e_pairing0_2e_cause = and_uu<1>(and_uu<1>(not_u<1>(p_core_2e_statistics_2e_pairing0_2e_missing), not_u<1>(p_core_2e_statistics_2e_pairing0_2e_interval)), logic_not<1>(p_core_2e_statistics_2e_pairing0_2e_operation____payload____kind));
	// cells $flatten\core.\statistics.\pairing0.$107 $flatten\core.\statistics.\pairing0.$106
	p_core_2e_statistics_2e_pairing0_2e__24_signal_24_29 = or_uu<1>(not_u<1>(p_core_2e_statistics_2e_pairing0_2e_outcome____valid.curr), p_core_2e_statistics_2e_pairing0_2e_outcome____ready);
	// connection
	p_core_2e_statistics_2e_pending_24_468_2e_read__segment = i_procmux_24_3241__Y;
	// cells $flatten\core.\statistics.\pairing1.$123 $flatten\core.\statistics.\pairing1.$122 $flatten\core.\statistics.\pairing1.$121 $flatten\core.\statistics.\pairing1.$120 $flatten\core.\statistics.\pairing1.$119
	p_core_2e_statistics_2e_pairing1_2e_cause = and_uu<1>(and_uu<1>(not_u<1>(p_core_2e_statistics_2e_pairing1_2e_missing), not_u<1>(p_core_2e_statistics_2e_pairing1_2e_interval)), logic_not<1>(p_core_2e_statistics_2e_pairing1_2e_operation____payload____kind));
	// cells $flatten\core.\statistics.\pairing1.$107 $flatten\core.\statistics.\pairing1.$106
	p_core_2e_statistics_2e_pairing1_2e__24_signal_24_29 = or_uu<1>(not_u<1>(p_core_2e_statistics_2e_pairing1_2e_outcome____valid.curr), p_core_2e_statistics_2e_pairing1_2e_outcome____ready);
	// cells $flatten\core.\statistics.\pairing2.$123 $flatten\core.\statistics.\pairing2.$122 $flatten\core.\statistics.\pairing2.$121 $flatten\core.\statistics.\pairing2.$120 $flatten\core.\statistics.\pairing2.$119
	p_core_2e_statistics_2e_pairing2_2e_cause = and_uu<1>(and_uu<1>(not_u<1>(p_core_2e_statistics_2e_pairing2_2e_missing), not_u<1>(p_core_2e_statistics_2e_pairing2_2e_interval)), logic_not<1>(p_core_2e_statistics_2e_pairing2_2e_operation____payload____kind));
	// cells $flatten\core.\statistics.\pairing2.$107 $flatten\core.\statistics.\pairing2.$106
	p_core_2e_statistics_2e_pairing2_2e__24_signal_24_29 = or_uu<1>(not_u<1>(p_core_2e_statistics_2e_pairing2_2e_outcome____valid.curr), p_core_2e_statistics_2e_pairing2_2e_outcome____ready);
	// cells $flatten\core.\statistics.\pairing3.$123 $flatten\core.\statistics.\pairing3.$122 $flatten\core.\statistics.\pairing3.$121 $flatten\core.\statistics.\pairing3.$120 $flatten\core.\statistics.\pairing3.$119
	p_core_2e_statistics_2e_pairing3_2e_cause = and_uu<1>(and_uu<1>(not_u<1>(p_core_2e_statistics_2e_pairing3_2e_missing), not_u<1>(p_core_2e_statistics_2e_pairing3_2e_interval)), logic_not<1>(p_core_2e_statistics_2e_pairing3_2e_operation____payload____kind));
	// cells $flatten\core.\statistics.\pairing3.$107 $flatten\core.\statistics.\pairing3.$106
	p_core_2e_statistics_2e_pairing3_2e__24_signal_24_29 = or_uu<1>(not_u<1>(p_core_2e_statistics_2e_pairing3_2e_outcome____valid.curr), p_core_2e_statistics_2e_pairing3_2e_outcome____ready);
	// cells $flatten\core.\events.$203 $flatten\core.\events.$202
	p_core_2e_events_2e_kept = (or_uu<1>(p_core_2e_events_2e_losing.curr, p_core_2e_events_2e_level.slice<9>().val()) ? value<6>{0u} : p_core_2e_events_2e_valid);
	// cells $flatten\core.\stimulus2.$17 $flatten\core.\stimulus2.$16
	p_core_2e_stimulus2_2e_stopped = or_uu<1>(not_u<1>(p_core_2e_configuration____control.slice<1>().val()), p_core_2e_halt);
	// cells $flatten\core.\stimulus.$17 $flatten\core.\stimulus.$16
	p_core_2e_stimulus_2e_stopped = or_uu<1>(not_u<1>(p_core_2e_configuration____control.slice<0>().val()), p_core_2e_halt);
	// connection
	p_core_2e_command____payload = p_core_2e_command__port_2e_window.curr.slice<79,16>().val();
	// cells $procmux$2463 $procmux$2464_ANY
	i_procmux_24_2463__Y = (reduce_or<1>(i_procmux_24_2464__CMP) ? value<1>{0x1u} : value<1>{0u});
	// cells $flatten\core.\statistics.\pairing3.$142 $flatten\core.\statistics.\pairing3.$141 $flatten\core.\statistics.\pairing3.$140 $flatten\core.\statistics.\pairing3.$139 $flatten\core.\statistics.\pairing3.$100
	p_core_2e_statistics_2e_pairing3_2e_more = and_uu<1>(and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_pairing3_2e_serve, logic_not<1>(p_core_2e_statistics_2e_pairing3_2e_port_24_4175_24_7.slice<1,0>().val())), gt_uu<1>(p_core_2e_statistics_2e_pairing3_2e_level, value<1>{0x1u})), p_core_2e_statistics_2e_pairing3_2e_second__old.curr);
	// cells $flatten\core.\statistics.\pairing2.$142 $flatten\core.\statistics.\pairing2.$141 $flatten\core.\statistics.\pairing2.$140 $flatten\core.\statistics.\pairing2.$139 $flatten\core.\statistics.\pairing2.$100
	p_core_2e_statistics_2e_pairing2_2e_more = and_uu<1>(and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_pairing2_2e_serve, logic_not<1>(p_core_2e_statistics_2e_pairing2_2e_port_24_4154_24_7.slice<1,0>().val())), gt_uu<1>(p_core_2e_statistics_2e_pairing2_2e_level, value<1>{0x1u})), p_core_2e_statistics_2e_pairing2_2e_second__old.curr);
	// cells $flatten\core.\statistics.\pairing1.$142 $flatten\core.\statistics.\pairing1.$141 $flatten\core.\statistics.\pairing1.$140 $flatten\core.\statistics.\pairing1.$139 $flatten\core.\statistics.\pairing1.$100
	p_core_2e_statistics_2e_pairing1_2e_more = and_uu<1>(and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_pairing1_2e_serve, logic_not<1>(p_core_2e_statistics_2e_pairing1_2e_port_24_4133_24_7.slice<1,0>().val())), gt_uu<1>(p_core_2e_statistics_2e_pairing1_2e_level, value<1>{0x1u})), p_core_2e_statistics_2e_pairing1_2e_second__old.curr);
	// cells $flatten\core.\statistics.\pairing0.$142 $flatten\core.\statistics.\pairing0.$141 $flatten\core.\statistics.\pairing0.$140 $flatten\core.\statistics.\pairing0.$139 $flatten\core.\statistics.\pairing0.$100
	p_core_2e_statistics_2e_pairing0_2e_more = and_uu<1>(and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_pairing0_2e_serve, logic_not<1>(p_core_2e_statistics_2e_pairing0_2e_port_24_4112_24_7.slice<1,0>().val())), gt_uu<1>(p_core_2e_statistics_2e_pairing0_2e_level, value<1>{0x1u})), p_core_2e_statistics_2e_pairing0_2e_second__old.curr);
	// cell $flatten\core.\registers.$261
	i_flatten_5c_core_2e__5c_registers_2e__24_19 = eq_uu<1>(p_core_2e_registers_2e_fsm__state_24_22.curr, value<2>{0x3u});
	// cells $procmux$3209 $procmux$3207 $procmux$3205 $procmux$3203
	i_procmux_24_3209__Y = (p_core_2e_statistics_2e_pending_24_468_2e_rings____0____write__valid ? value<2>{0u} : (p_core_2e_statistics_2e_pending_24_468_2e_rings____1____write__valid ? value<2>{0x1u} : (p_core_2e_statistics_2e_pending_24_468_2e_rings____2____write__valid ? value<2>{0x2u} : (p_core_2e_statistics_2e_pending_24_468_2e_rings____3____write__valid ? value<2>{0x3u} : value<2>{0u}))));
	// cells $procmux$3233 $procmux$3231 $procmux$3229 $procmux$3227
	p_core_2e_statistics_2e_pending_24_468_2e_reading = (p_core_2e_statistics_2e_pending_24_468_2e_rings____0____read__valid ? value<1>{0x1u} : (p_core_2e_statistics_2e_pending_24_468_2e_rings____1____read__valid ? value<1>{0x1u} : (p_core_2e_statistics_2e_pending_24_468_2e_rings____2____read__valid ? value<1>{0x1u} : (p_core_2e_statistics_2e_pending_24_468_2e_rings____3____read__valid ? value<1>{0x1u} : value<1>{0u}))));
	// connection
	i_flatten_5c_core_2e__24_12 = p_core_2e_slot__stimulus_2e_line3.curr.slice<0>().val();
	// cells $flatten\core.\events.$201 $flatten\core.\events.$200
	p_core_2e_events_2e_dropped = (or_uu<1>(p_core_2e_events_2e_losing.curr, p_core_2e_events_2e_level.slice<9>().val()) ? p_core_2e_events_2e_valid : value<6>{0u});
	// cells $flatten\core.\events.$207 $flatten\core.\events.$206 $flatten\core.\events.$205 $flatten\core.\events.$204
	p_core_2e_events_2e_closing = and_uu<1>(and_uu<1>(p_core_2e_events_2e_losing.curr, lt_uu<1>(p_core_2e_events_2e_level, value<9>{0x100u})), not_u<1>(p_core_2e_events_2e_record__busy.curr));
	// cells $procmux$1336 $flatten\core.\events.\words.$357 $procmux$1334
	p_core_2e_events_2e_words_2e_loss__sent = (and_uu<1>(p_core_2e_events_2e_words_2e_is__open.curr, p_core_2e_events_2e_words_2e_is__loss.curr) ? (p_core_2e_events_2e_words_2e_payload____done ? value<1>{0x1u} : value<1>{0u}) : value<1>{0u});
	// cells $flatten\core.\stimulus2.\schedule.\dither.$78 $flatten\core.\stimulus2.\schedule.\dither.$76 $flatten\core.\stimulus2.\schedule.\dither.$74 $flatten\core.\stimulus2.\schedule.\dither.$72 $flatten\core.\stimulus2.\schedule.\dither.$70 $flatten\core.\stimulus2.\schedule.\dither.$68 $flatten\core.\stimulus2.\schedule.\dither.$66
	p_core_2e_stimulus2_2e_schedule_2e_dither_2e_following = xor_uu<32>(xor_uu<32>(xor_uu<32>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_random.curr, p_core_2e_stimulus2_2e_schedule_2e_dither_2e_random.curr.slice<18,0>().concat(value<13>{0u}).val()), value<17>{0u}.concat(xor_uu<32>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_random.curr, p_core_2e_stimulus2_2e_schedule_2e_dither_2e_random.curr.slice<18,0>().concat(value<13>{0u}).val()).slice<31,17>()).val()), xor_uu<32>(xor_uu<32>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_random.curr, p_core_2e_stimulus2_2e_schedule_2e_dither_2e_random.curr.slice<18,0>().concat(value<13>{0u}).val()), value<17>{0u}.concat(xor_uu<32>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_random.curr, p_core_2e_stimulus2_2e_schedule_2e_dither_2e_random.curr.slice<18,0>().concat(value<13>{0u}).val()).slice<31,17>()).val()).slice<26,0>().concat(value<5>{0u}).val());
	// cells $flatten\core.\stimulus.\schedule.\dither.$78 $flatten\core.\stimulus.\schedule.\dither.$76 $flatten\core.\stimulus.\schedule.\dither.$74 $flatten\core.\stimulus.\schedule.\dither.$72 $flatten\core.\stimulus.\schedule.\dither.$70 $flatten\core.\stimulus.\schedule.\dither.$68 $flatten\core.\stimulus.\schedule.\dither.$66
	p_core_2e_stimulus_2e_schedule_2e_dither_2e_following = xor_uu<32>(xor_uu<32>(xor_uu<32>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_random.curr, p_core_2e_stimulus_2e_schedule_2e_dither_2e_random.curr.slice<18,0>().concat(value<13>{0u}).val()), value<17>{0u}.concat(xor_uu<32>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_random.curr, p_core_2e_stimulus_2e_schedule_2e_dither_2e_random.curr.slice<18,0>().concat(value<13>{0u}).val()).slice<31,17>()).val()), xor_uu<32>(xor_uu<32>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_random.curr, p_core_2e_stimulus_2e_schedule_2e_dither_2e_random.curr.slice<18,0>().concat(value<13>{0u}).val()), value<17>{0u}.concat(xor_uu<32>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_random.curr, p_core_2e_stimulus_2e_schedule_2e_dither_2e_random.curr.slice<18,0>().concat(value<13>{0u}).val()).slice<31,17>()).val()).slice<26,0>().concat(value<5>{0u}).val());
	// connection
	p_core_2e_replies_2e_command____payload = p_core_2e_command____payload;
	// cell $flatten\core.\sender.$374
	p_core_2e_replies_2e_payload____done = and_uu<1>(p_core_2e_sender_2e_done, p_core_2e_sender_2e_grant.curr.slice<0>().val());
	// cell $flatten\core.\sender.$356
	p_core_2e_sender_2e_taken = and_uu<1>(p_core_2e_sender_2e_tx____valid.curr, p_tx____ready);
	// cells $procmux$3323 $flatten\core.\statistics.\router.$201
	p_core_2e_statistics_2e_router_2e_cause__mask3 = (p_core_2e_statistics_2e_router_2e__24_signal_24_7 ? shl_uu<8>(p_core_2e_statistics_2e_router_2e_port_24_4175_24_0.slice<0>().val(), p_core_2e_statistics_2e_router_2e_port_24_4175_24_0.slice<3,1>().val()).slice<5,0>().val() : value<6>{0u});
	// cell $procmux$3293
	p_core_2e_statistics_2e_router_2e__24_signal_24_9 = (p_core_2e_statistics_2e_router_2e__24_signal_24_7 ? p_core_2e_statistics_2e_rows_2e_read____payload.curr.slice<5,0>().val() : value<6>{0u});
	// cells $procmux$3315 $flatten\core.\statistics.\router.$185
	p_core_2e_statistics_2e_router_2e_cause__mask2 = (p_core_2e_statistics_2e_router_2e__24_signal_24_7 ? shl_uu<8>(p_core_2e_statistics_2e_router_2e_port_24_4154_24_0.slice<0>().val(), p_core_2e_statistics_2e_router_2e_port_24_4154_24_0.slice<3,1>().val()).slice<5,0>().val() : value<6>{0u});
	// cells $procmux$3307 $flatten\core.\statistics.\router.$169
	p_core_2e_statistics_2e_router_2e_cause__mask1 = (p_core_2e_statistics_2e_router_2e__24_signal_24_7 ? shl_uu<8>(p_core_2e_statistics_2e_router_2e_port_24_4133_24_0.slice<0>().val(), p_core_2e_statistics_2e_router_2e_port_24_4133_24_0.slice<3,1>().val()).slice<5,0>().val() : value<6>{0u});
	// cells $procmux$3299 $flatten\core.\statistics.\router.$153
	p_core_2e_statistics_2e_router_2e_cause__mask0 = (p_core_2e_statistics_2e_router_2e__24_signal_24_7 ? shl_uu<8>(p_core_2e_statistics_2e_router_2e_port_24_4112_24_0.slice<0>().val(), p_core_2e_statistics_2e_router_2e_port_24_4112_24_0.slice<3,1>().val()).slice<5,0>().val() : value<6>{0u});
	// cell $flatten\core.\sender.$376
	p_core_2e_statistics_2e_outliers_2e_payload____word____ready = and_uu<1>(p_core_2e_sender_2e__24_signal_24_36, p_core_2e_sender_2e_grant.curr.slice<1>().val());
	// cells $procmux$4023 $procmux$4024_CMP0 $procmux$4021 $flatten\core.\sender.$389 $flatten\core.\sender.$388 $flatten\core.\sender.$387 $flatten\core.\sender.$386 $flatten\core.\sender.$385 $flatten\core.\sender.$384
	p_core_2e_sender_2e__24_signal_24_34 = (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x1u}) ? (and_uu<1>(reduce_or<1>(and_uu<4>(p_core_2e_sender_2e_ports____3____request.concat(p_core_2e_sender_2e_ports____2____request).concat(p_core_2e_sender_2e_ports____1____request).concat(p_core_2e_sender_2e_ports____0____request).val(), p_core_2e_sender_2e_grant.curr)), not_u<1>(and_uu<1>(p_core_2e_sender_2e_restart, not_u<1>(p_core_2e_sender_2e_grant.curr.slice<0>().val())))) ? value<1>{0x1u} : value<1>{0u}) : value<1>{0u});
	// connection
	p_core_2e_statistics_2e_level = p_core_2e_statistics_2e_rows_2e_level.curr;
	// cell $flatten\core.\statistics.\dump.$57
	p_core_2e_statistics_2e_dump_2e_after = add_uu<11>(p_core_2e_statistics_2e_dump_2e_shown.curr, value<1>{0x1u});
	// cells $flatten\core.\statistics.\dump.$59 $flatten\core.\statistics.\dump.$58
	p_core_2e_statistics_2e_dump_2e__24_signal_24_7 = and_uu<1>(p_core_2e_statistics_2e_dump_2e_flying.curr.slice<2>().val(), reduce_bool<1>(p_core_2e_statistics_2e_dump_2e_value.curr));
	// cells $procmux$2213 $procmux$2214_CMP0
	p_core_2e_statistics_2e_pairing0_2e__24_signal_24_59 = (eq_uu<1>(p_core_2e_statistics_2e_pairing0_2e_fsm__state.curr, value<2>{0x2u}) ? p_core_2e_statistics_2e_pairing0_2e__24_signal_24_29 : value<1>{0u});
	// connection
	p_core_2e_statistics_2e_pending_24_468_2e_write__segment = i_procmux_24_3209__Y;
	// cells $flatten\core.\statistics.\pending$468.$30 $flatten\core.\statistics.\pending$468.$29
	p_core_2e_statistics_2e_pending_24_468_2e_grant0 = and_uu<1>(p_core_2e_statistics_2e_pending_24_468_2e_reading, logic_not<1>(p_core_2e_statistics_2e_pending_24_468_2e_read__segment));
	// connection
	p_core_2e_statistics_2e_pairing0_2e_operation____valid = p_core_2e_statistics_2e_router_2e_operations____0____valid;
	// cells $flatten\core.\statistics.\pairing0.\pending.$30 $flatten\core.\statistics.\pairing0.\pending.$29 $flatten\core.\statistics.\pairing0.\pending.$28
	p_core_2e_statistics_2e_pairing0_2e_settled = not_u<1>(or_uu<1>(or_uu<1>(p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____write__valid.curr, p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____read__valid.curr), p_core_2e_statistics_2e_pairing0_2e_pending_2e_waiting.curr));
	// cells $procmux$1996 $procmux$1997_CMP0
	p_core_2e_statistics_2e_pairing1_2e__24_signal_24_59 = (eq_uu<1>(p_core_2e_statistics_2e_pairing1_2e_fsm__state.curr, value<2>{0x2u}) ? p_core_2e_statistics_2e_pairing1_2e__24_signal_24_29 : value<1>{0u});
	// cells $flatten\core.\statistics.\pending$468.$27 $flatten\core.\statistics.\pending$468.$26
	p_core_2e_statistics_2e_pending_24_468_2e_grant1 = and_uu<1>(p_core_2e_statistics_2e_pending_24_468_2e_reading, eq_uu<1>(p_core_2e_statistics_2e_pending_24_468_2e_read__segment, value<1>{0x1u}));
	// connection
	p_core_2e_statistics_2e_pairing1_2e_operation____valid = p_core_2e_statistics_2e_router_2e_operations____1____valid;
	// cells $flatten\core.\statistics.\pairing1.\pending.$30 $flatten\core.\statistics.\pairing1.\pending.$29 $flatten\core.\statistics.\pairing1.\pending.$28
	p_core_2e_statistics_2e_pairing1_2e_settled = not_u<1>(or_uu<1>(or_uu<1>(p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____write__valid.curr, p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____read__valid.curr), p_core_2e_statistics_2e_pairing1_2e_pending_2e_waiting.curr));
	// cells $procmux$1779 $procmux$1780_CMP0
	p_core_2e_statistics_2e_pairing2_2e__24_signal_24_59 = (eq_uu<1>(p_core_2e_statistics_2e_pairing2_2e_fsm__state.curr, value<2>{0x2u}) ? p_core_2e_statistics_2e_pairing2_2e__24_signal_24_29 : value<1>{0u});
	// cells $flatten\core.\statistics.\pending$468.$24 $flatten\core.\statistics.\pending$468.$23
	p_core_2e_statistics_2e_pending_24_468_2e_grant2 = and_uu<1>(p_core_2e_statistics_2e_pending_24_468_2e_reading, eq_uu<1>(p_core_2e_statistics_2e_pending_24_468_2e_read__segment, value<2>{0x2u}));
	// connection
	p_core_2e_statistics_2e_pairing2_2e_operation____valid = p_core_2e_statistics_2e_router_2e_operations____2____valid;
	// cells $flatten\core.\statistics.\pairing2.\pending.$30 $flatten\core.\statistics.\pairing2.\pending.$29 $flatten\core.\statistics.\pairing2.\pending.$28
	p_core_2e_statistics_2e_pairing2_2e_settled = not_u<1>(or_uu<1>(or_uu<1>(p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____write__valid.curr, p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____read__valid.curr), p_core_2e_statistics_2e_pairing2_2e_pending_2e_waiting.curr));
	// cells $procmux$1562 $procmux$1563_CMP0
	p_core_2e_statistics_2e_pairing3_2e__24_signal_24_59 = (eq_uu<1>(p_core_2e_statistics_2e_pairing3_2e_fsm__state.curr, value<2>{0x2u}) ? p_core_2e_statistics_2e_pairing3_2e__24_signal_24_29 : value<1>{0u});
	// cells $flatten\core.\statistics.\pending$468.$21 $flatten\core.\statistics.\pending$468.$20
	p_core_2e_statistics_2e_pending_24_468_2e_grant3 = and_uu<1>(p_core_2e_statistics_2e_pending_24_468_2e_reading, eq_uu<1>(p_core_2e_statistics_2e_pending_24_468_2e_read__segment, value<2>{0x3u}));
	// connection
	p_core_2e_statistics_2e_pairing3_2e_operation____valid = p_core_2e_statistics_2e_router_2e_operations____3____valid;
	// cells $flatten\core.\statistics.\pairing3.\pending.$30 $flatten\core.\statistics.\pairing3.\pending.$29 $flatten\core.\statistics.\pairing3.\pending.$28
	p_core_2e_statistics_2e_pairing3_2e_settled = not_u<1>(or_uu<1>(or_uu<1>(p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____write__valid.curr, p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____read__valid.curr), p_core_2e_statistics_2e_pairing3_2e_pending_2e_waiting.curr));
	// connection
	p_core_2e_events_2e_port_24_4552_24_0 = i_flatten_5c_core_2e__24_12;
	// connection
	i_flatten_5c_core_2e__24_16 = p_core_2e_slot__stimulus2_2e_line3.curr.slice<0>().val();
	// cell $flatten\core.\sender.$382
	p_core_2e_events_2e_words_2e_payload____word____ready = and_uu<1>(p_core_2e_sender_2e__24_signal_24_36, p_core_2e_sender_2e_grant.curr.slice<3>().val());
	// connection
	p_core_2e_config_24_120 = p_core_2e_registers_2e_configuration____input__aux.curr;
	// cell $flatten\core.\lane_aux.$63
	p_core_2e_lane__aux_2e_after0 = (p_core_2e_lane__aux_2e_settled.curr.slice<0>().val() ? p_core_2e_lane__aux_2e_levels.curr.slice<0>().val() : p_core_2e_lane__aux_2e_accepted.curr);
	// connection
	p_core_2e_config_24_108 = p_core_2e_registers_2e_configuration____input__done.curr;
	// cell $flatten\core.\lane_done.$63
	p_core_2e_lane__done_2e_after0 = (p_core_2e_lane__done_2e_settled.curr.slice<0>().val() ? p_core_2e_lane__done_2e_levels.curr.slice<0>().val() : p_core_2e_lane__done_2e_accepted.curr);
	// connection
	p_core_2e_config_24_96 = p_core_2e_registers_2e_configuration____input__task.curr;
	// cell $flatten\core.\lane_task.$63
	p_core_2e_lane__task_2e_after0 = (p_core_2e_lane__task_2e_settled.curr.slice<0>().val() ? p_core_2e_lane__task_2e_levels.curr.slice<0>().val() : p_core_2e_lane__task_2e_accepted.curr);
	// connection
	p_core_2e_config_24_82 = p_core_2e_registers_2e_configuration____input__isr.curr;
	// cell $flatten\core.\lane_isr.$63
	p_core_2e_lane__isr_2e_after0 = (p_core_2e_lane__isr_2e_settled.curr.slice<0>().val() ? p_core_2e_lane__isr_2e_levels.curr.slice<0>().val() : p_core_2e_lane__isr_2e_accepted.curr);
	// connection
	p_core_2e_stimulus2_2e_schedule_2e_due = p_core_2e_stimulus2_2e_schedule_2e_wait_2e_due.curr;
	// cell $flatten\core.\stimulus2.\schedule.\dither.$79
	p_core_2e_stimulus2_2e_schedule_2e_dither_2e_falling = lt_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_following, p_core_2e_stimulus2_2e_schedule_2e_dither_2e_random.curr);
	// connection
	p_core_2e_stimulus2_2e_schedule_2e_due_24_11 = p_core_2e_stimulus2_2e_schedule_2e_train_2e_due.curr;
	// connection
	p_core_2e_stimulus_2e_schedule_2e_due = p_core_2e_stimulus_2e_schedule_2e_wait_2e_due.curr;
	// cell $flatten\core.\stimulus.\schedule.\dither.$79
	p_core_2e_stimulus_2e_schedule_2e_dither_2e_falling = lt_uu<1>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_following, p_core_2e_stimulus_2e_schedule_2e_dither_2e_random.curr);
	// connection
	p_core_2e_stimulus_2e_schedule_2e_due_24_11 = p_core_2e_stimulus_2e_schedule_2e_train_2e_due.curr;
	// connection
	p_core_2e_registers_2e_write____address = p_core_2e_command____payload.slice<15,8>().val();
	// cells $procmux$3327 $flatten\core.\statistics.\router.$204
	p_core_2e_statistics_2e_router_2e_response__mask3 = (p_core_2e_statistics_2e_router_2e__24_signal_24_7 ? shl_uu<8>(p_core_2e_statistics_2e_router_2e_port_24_4175_24_0.slice<0>().val(), p_core_2e_statistics_2e_router_2e_port_24_4175_24_0.slice<6,4>().val()).slice<5,0>().val() : value<6>{0u});
	// cell $procmux$3297
	p_core_2e_statistics_2e_router_2e_subs0 = (p_core_2e_statistics_2e_router_2e__24_signal_24_7 ? p_core_2e_statistics_2e_rows_2e_read____payload.curr.slice<17,12>().val() : value<6>{0u});
	// cells $procmux$3274 $procmux$3272 $procmux$3270
	p_core_2e_statistics_2e_router_2e_tick = (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_1 ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_3 ? (p_core_2e_statistics_2e_router_2e__24_signal_24_4.curr ? value<1>{0u} : value<1>{0x1u}) : p_core_2e_statistics_2e_rows_2e_read____payload.curr.slice<18>().val()) : value<1>{0u});
	// cells $procmux$3319 $flatten\core.\statistics.\router.$188
	p_core_2e_statistics_2e_router_2e_response__mask2 = (p_core_2e_statistics_2e_router_2e__24_signal_24_7 ? shl_uu<8>(p_core_2e_statistics_2e_router_2e_port_24_4154_24_0.slice<0>().val(), p_core_2e_statistics_2e_router_2e_port_24_4154_24_0.slice<6,4>().val()).slice<5,0>().val() : value<6>{0u});
	// cells $procmux$3311 $flatten\core.\statistics.\router.$172
	p_core_2e_statistics_2e_router_2e_response__mask1 = (p_core_2e_statistics_2e_router_2e__24_signal_24_7 ? shl_uu<8>(p_core_2e_statistics_2e_router_2e_port_24_4133_24_0.slice<0>().val(), p_core_2e_statistics_2e_router_2e_port_24_4133_24_0.slice<6,4>().val()).slice<5,0>().val() : value<6>{0u});
	// cells $procmux$3303 $flatten\core.\statistics.\router.$156
	p_core_2e_statistics_2e_router_2e_response__mask0 = (p_core_2e_statistics_2e_router_2e__24_signal_24_7 ? shl_uu<8>(p_core_2e_statistics_2e_router_2e_port_24_4112_24_0.slice<0>().val(), p_core_2e_statistics_2e_router_2e_port_24_4112_24_0.slice<6,4>().val()).slice<5,0>().val() : value<6>{0u});
	// cells $procmux$2755 $procmux$2756_CMP0 $procmux$2753
	p_core_2e_statistics_2e_resume = (eq_uu<1>(p_core_2e_statistics_2e_snapshot_2e_fsm__state.curr, value<3>{0x4u}) ? (p_core_2e_statistics_2e_snapshot_2e_at__cut ? value<1>{0x1u} : value<1>{0u}) : value<1>{0u});
	// cells $flatten\core.\statistics.\counters.$75 $flatten\core.\statistics.\counters.\odd$56.$28 $flatten\core.\statistics.\counters.\even$55.$28
	p_core_2e_statistics_2e_dump_2e_port_24_2380_24_0 = (p_core_2e_statistics_2e_dump_2e_read.slice<1>().val() ? not_u<1>(p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_add__valid) : not_u<1>(p_core_2e_statistics_2e_counters_2e_even_24_55_2e_add__valid));
	// cells $flatten\core.\statistics.\pairing0.$154 $flatten\core.\statistics.\pairing0.$153 $flatten\core.\statistics.\pairing0.$152 $flatten\core.\statistics.\pairing0.$151 $flatten\core.\statistics.\pairing0.$150
	p_core_2e_statistics_2e_pairing0_2e_push = and_uu<1>(p_core_2e_statistics_2e_pairing0_2e__24_signal_24_59, or_uu<1>(and_uu<1>(p_core_2e_statistics_2e_pairing0_2e_cause, not_u<1>(p_core_2e_statistics_2e_pairing0_2e_full)), and_uu<1>(p_core_2e_statistics_2e_pairing0_2e_response, p_core_2e_statistics_2e_pairing0_2e_interval)));
	// cell $flatten\core.\statistics.\pairing0.$113
	p_core_2e_statistics_2e_pairing0_2e_quiet = or_uu<1>(p_core_2e_statistics_2e_pairing0_2e_last__passed.curr, p_core_2e_statistics_2e_pairing0_2e_last__late.curr);
	// cell $flatten\core.\statistics.\pairing0.$129
	p_core_2e_statistics_2e_pairing0_2e_extra = and_uu<1>(p_core_2e_statistics_2e_pairing0_2e_response, p_core_2e_statistics_2e_pairing0_2e_empty);
	// cells $flatten\core.\statistics.\pairing1.$154 $flatten\core.\statistics.\pairing1.$153 $flatten\core.\statistics.\pairing1.$152 $flatten\core.\statistics.\pairing1.$151 $flatten\core.\statistics.\pairing1.$150
	p_core_2e_statistics_2e_pairing1_2e_push = and_uu<1>(p_core_2e_statistics_2e_pairing1_2e__24_signal_24_59, or_uu<1>(and_uu<1>(p_core_2e_statistics_2e_pairing1_2e_cause, not_u<1>(p_core_2e_statistics_2e_pairing1_2e_full)), and_uu<1>(p_core_2e_statistics_2e_pairing1_2e_response, p_core_2e_statistics_2e_pairing1_2e_interval)));
	// cell $flatten\core.\statistics.\pairing1.$113
	p_core_2e_statistics_2e_pairing1_2e_quiet = or_uu<1>(p_core_2e_statistics_2e_pairing1_2e_last__passed.curr, p_core_2e_statistics_2e_pairing1_2e_last__late.curr);
	// cell $flatten\core.\statistics.\pairing1.$129
	p_core_2e_statistics_2e_pairing1_2e_extra = and_uu<1>(p_core_2e_statistics_2e_pairing1_2e_response, p_core_2e_statistics_2e_pairing1_2e_empty);
	// cells $flatten\core.\statistics.\pairing2.$154 $flatten\core.\statistics.\pairing2.$153 $flatten\core.\statistics.\pairing2.$152 $flatten\core.\statistics.\pairing2.$151 $flatten\core.\statistics.\pairing2.$150
	p_core_2e_statistics_2e_pairing2_2e_push = and_uu<1>(p_core_2e_statistics_2e_pairing2_2e__24_signal_24_59, or_uu<1>(and_uu<1>(p_core_2e_statistics_2e_pairing2_2e_cause, not_u<1>(p_core_2e_statistics_2e_pairing2_2e_full)), and_uu<1>(p_core_2e_statistics_2e_pairing2_2e_response, p_core_2e_statistics_2e_pairing2_2e_interval)));
	// cell $flatten\core.\statistics.\pairing2.$113
	p_core_2e_statistics_2e_pairing2_2e_quiet = or_uu<1>(p_core_2e_statistics_2e_pairing2_2e_last__passed.curr, p_core_2e_statistics_2e_pairing2_2e_last__late.curr);
	// cell $flatten\core.\statistics.\pairing2.$129
	p_core_2e_statistics_2e_pairing2_2e_extra = and_uu<1>(p_core_2e_statistics_2e_pairing2_2e_response, p_core_2e_statistics_2e_pairing2_2e_empty);
	// cells $flatten\core.\statistics.\pairing3.$154 $flatten\core.\statistics.\pairing3.$153 $flatten\core.\statistics.\pairing3.$152 $flatten\core.\statistics.\pairing3.$151 $flatten\core.\statistics.\pairing3.$150
	p_core_2e_statistics_2e_pairing3_2e_push = and_uu<1>(p_core_2e_statistics_2e_pairing3_2e__24_signal_24_59, or_uu<1>(and_uu<1>(p_core_2e_statistics_2e_pairing3_2e_cause, not_u<1>(p_core_2e_statistics_2e_pairing3_2e_full)), and_uu<1>(p_core_2e_statistics_2e_pairing3_2e_response, p_core_2e_statistics_2e_pairing3_2e_interval)));
	// cell $flatten\core.\statistics.\pairing3.$113
	p_core_2e_statistics_2e_pairing3_2e_quiet = or_uu<1>(p_core_2e_statistics_2e_pairing3_2e_last__passed.curr, p_core_2e_statistics_2e_pairing3_2e_last__late.curr);
	// cell $flatten\core.\statistics.\pairing3.$129
	p_core_2e_statistics_2e_pairing3_2e_extra = and_uu<1>(p_core_2e_statistics_2e_pairing3_2e_response, p_core_2e_statistics_2e_pairing3_2e_empty);
	// connection
	p_core_2e_events_2e_port_24_4556_24_0 = i_flatten_5c_core_2e__24_16;
	// cells $flatten\core.\events.\words.$353 $flatten\core.\events.\words.$352 $flatten\core.\events.\words.$351 $flatten\core.\events.\words.$350
	p_core_2e_events_2e_words_2e_event__taken = and_uu<1>(and_uu<1>(and_uu<1>(p_core_2e_events_2e_words_2e_is__open.curr, not_u<1>(p_core_2e_events_2e_words_2e_is__loss.curr)), p_core_2e_events_2e_words_2e_offered.curr), p_core_2e_events_2e_words_2e_payload____word____ready);
	// connection
	p_core_2e_lane__aux_2e_config = p_core_2e_config_24_120;
	// connection
	p_core_2e_lane__done_2e_config = p_core_2e_config_24_108;
	// connection
	p_core_2e_lane__task_2e_config = p_core_2e_config_24_96;
	// connection
	p_core_2e_lane__isr_2e_config = p_core_2e_config_24_82;
	// cells $flatten\core.\stimulus2.$21 $flatten\core.\stimulus2.$20 $flatten\core.\stimulus2.$19 $flatten\core.\stimulus2.$18
	p_core_2e_stimulus2_2e_start = and_uu<1>(and_uu<1>(p_core_2e_stimulus2_2e_fresh.curr, not_u<1>(p_core_2e_stimulus2_2e_stopped)), not_u<1>(p_core_2e_stimulus2_2e_running.curr));
	// cells $flatten\core.\stimulus2.\schedule.$32 $flatten\core.\stimulus2.\schedule.$31
	p_core_2e_stimulus2_2e_schedule_2e_scheduled = and_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_due, not_u<1>(p_core_2e_stimulus2_2e_schedule_2e_lead.curr));
	// cells $flatten\core.\stimulus.$21 $flatten\core.\stimulus.$20 $flatten\core.\stimulus.$19 $flatten\core.\stimulus.$18
	p_core_2e_stimulus_2e_start = and_uu<1>(and_uu<1>(p_core_2e_stimulus_2e_fresh.curr, not_u<1>(p_core_2e_stimulus_2e_stopped)), not_u<1>(p_core_2e_stimulus_2e_running.curr));
	// cells $flatten\core.\stimulus.\schedule.$32 $flatten\core.\stimulus.\schedule.$31
	p_core_2e_stimulus_2e_schedule_2e_scheduled = and_uu<1>(p_core_2e_stimulus_2e_schedule_2e_due, not_u<1>(p_core_2e_stimulus_2e_schedule_2e_lead.curr));
	// connection
	p_core_2e_registers_2e_write____value = p_core_2e_command____payload.slice<63,32>().val();
	// cell $procmux$335_CMP0
	i_procmux_24_335__CMP.slice<0>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x40u});
	// cell $procmux$335_CMP1
	i_procmux_24_335__CMP.slice<1>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x42u});
	// cell $procmux$335_CMP2
	i_procmux_24_335__CMP.slice<2>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x43u});
	// cell $procmux$335_CMP3
	i_procmux_24_335__CMP.slice<3>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x44u});
	// cell $procmux$335_CMP4
	i_procmux_24_335__CMP.slice<4>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x51u});
	// cell $procmux$335_CMP5
	i_procmux_24_335__CMP.slice<5>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x53u});
	// cell $procmux$335_CMP6
	i_procmux_24_335__CMP.slice<6>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x54u});
	// cell $procmux$335_CMP7
	i_procmux_24_335__CMP.slice<7>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x56u});
	// cell $procmux$335_CMP8
	i_procmux_24_335__CMP.slice<8>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x58u});
	// cell $procmux$335_CMP9
	i_procmux_24_335__CMP.slice<9>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x59u});
	// cell $procmux$335_CMP10
	i_procmux_24_335__CMP.slice<10>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x5bu});
	// cell $procmux$335_CMP11
	i_procmux_24_335__CMP.slice<11>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x61u});
	// cell $procmux$335_CMP12
	i_procmux_24_335__CMP.slice<12>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x63u});
	// cell $procmux$335_CMP13
	i_procmux_24_335__CMP.slice<13>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x64u});
	// cell $procmux$335_CMP14
	i_procmux_24_335__CMP.slice<14>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x66u});
	// cell $procmux$335_CMP15
	i_procmux_24_335__CMP.slice<15>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x68u});
	// cell $procmux$335_CMP16
	i_procmux_24_335__CMP.slice<16>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x69u});
	// cell $procmux$335_CMP17
	i_procmux_24_335__CMP.slice<17>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x6bu});
	// cell $procmux$335_CMP18
	i_procmux_24_335__CMP.slice<18>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x71u});
	// cell $procmux$335_CMP19
	i_procmux_24_335__CMP.slice<19>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x73u});
	// cell $procmux$335_CMP20
	i_procmux_24_335__CMP.slice<20>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x75u});
	// cell $procmux$335_CMP21
	i_procmux_24_335__CMP.slice<21>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x79u});
	// cell $procmux$335_CMP22
	i_procmux_24_335__CMP.slice<22>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x7bu});
	// cell $procmux$335_CMP23
	i_procmux_24_335__CMP.slice<23>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x7du});
	// cell $procmux$335_CMP24
	i_procmux_24_335__CMP.slice<24>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x81u});
	// cell $procmux$335_CMP25
	i_procmux_24_335__CMP.slice<25>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x83u});
	// cell $procmux$335_CMP26
	i_procmux_24_335__CMP.slice<26>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x85u});
	// cell $procmux$335_CMP27
	i_procmux_24_335__CMP.slice<27>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x89u});
	// cell $procmux$335_CMP28
	i_procmux_24_335__CMP.slice<28>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x8bu});
	// cell $procmux$335_CMP29
	i_procmux_24_335__CMP.slice<29>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x8du});
	// cell $procmux$336_CMP0
	i_procmux_24_336__CMP.slice<0>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x70u});
	// cell $procmux$336_CMP1
	i_procmux_24_336__CMP.slice<1>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x78u});
	// cell $procmux$336_CMP2
	i_procmux_24_336__CMP.slice<2>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x80u});
	// cell $procmux$336_CMP3
	i_procmux_24_336__CMP.slice<3>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x88u});
	// cell $procmux$337_CMP0
	i_procmux_24_337__CMP.slice<0>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x57u});
	// cell $procmux$337_CMP1
	i_procmux_24_337__CMP.slice<1>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x67u});
	// cell $procmux$338_CMP0
	i_procmux_24_338__CMP.slice<0>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x48u});
	// cell $procmux$338_CMP1
	i_procmux_24_338__CMP.slice<1>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x49u});
	// cell $procmux$338_CMP2
	i_procmux_24_338__CMP.slice<2>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x4au});
	// cell $procmux$338_CMP3
	i_procmux_24_338__CMP.slice<3>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x4bu});
	// cell $procmux$339_CMP0
	i_procmux_24_339__CMP.slice<0>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x52u});
	// cell $procmux$339_CMP1
	i_procmux_24_339__CMP.slice<1>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x55u});
	// cell $procmux$339_CMP2
	i_procmux_24_339__CMP.slice<2>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x5au});
	// cell $procmux$339_CMP3
	i_procmux_24_339__CMP.slice<3>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x62u});
	// cell $procmux$339_CMP4
	i_procmux_24_339__CMP.slice<4>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x65u});
	// cell $procmux$339_CMP5
	i_procmux_24_339__CMP.slice<5>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x6au});
	// cell $procmux$339_CMP6
	i_procmux_24_339__CMP.slice<6>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x72u});
	// cell $procmux$339_CMP7
	i_procmux_24_339__CMP.slice<7>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x74u});
	// cell $procmux$339_CMP8
	i_procmux_24_339__CMP.slice<8>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x76u});
	// cell $procmux$339_CMP9
	i_procmux_24_339__CMP.slice<9>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x7au});
	// cell $procmux$339_CMP10
	i_procmux_24_339__CMP.slice<10>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x7cu});
	// cell $procmux$339_CMP11
	i_procmux_24_339__CMP.slice<11>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x7eu});
	// cell $procmux$339_CMP12
	i_procmux_24_339__CMP.slice<12>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x82u});
	// cell $procmux$339_CMP13
	i_procmux_24_339__CMP.slice<13>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x84u});
	// cell $procmux$339_CMP14
	i_procmux_24_339__CMP.slice<14>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x86u});
	// cell $procmux$339_CMP15
	i_procmux_24_339__CMP.slice<15>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x8au});
	// cell $procmux$339_CMP16
	i_procmux_24_339__CMP.slice<16>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x8cu});
	// cell $procmux$339_CMP17
	i_procmux_24_339__CMP.slice<17>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x8eu});
	// cell $procmux$340_CMP0
	i_procmux_24_340__CMP.slice<0>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x50u});
	// cell $procmux$340_CMP1
	i_procmux_24_340__CMP.slice<1>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x60u});
	// cells $flatten\core.\sender.$360 $flatten\core.\sender.$359 $flatten\core.\sender.$358 $flatten\core.\sender.$357
	p_core_2e_sender_2e_empty = or_uu<1>(not_u<1>(p_core_2e_sender_2e_tx____valid.curr), and_uu<1>(p_core_2e_sender_2e_taken, eq_uu<1>(p_core_2e_sender_2e_byte.curr, value<2>{0x3u})));
	// cells $flatten\core.\statistics.\rows.$21 $flatten\core.\statistics.\rows.$20 $flatten\core.\statistics.$68 $flatten\core.\statistics.$67 $flatten\core.\statistics.$66 $flatten\core.\statistics.$65
	p_core_2e_statistics_2e_rows_2e_accept = and_uu<1>(and_uu<1>(not_u<1>(p_core_2e_statistics_2e_clearing), or_uu<1>(or_uu<1>(p_core_2e_statistics_2e__24_signal, p_core_2e_statistics_2e__24_signal_24_216.curr), p_core_2e_statistics_2e__24_signal_24_213)), not_u<1>(p_core_2e_statistics_2e_rows_2e_level.curr.slice<8>().val()));
	// cell $flatten\core.\statistics.\router.$266
	i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_100 = or_uu<1>(p_core_2e_statistics_2e_router_2e__24_signal_24_7, p_core_2e_statistics_2e_router_2e_tick);
	// cell $flatten\core.\statistics.\router.$252
	i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_86 = or_uu<1>(p_core_2e_statistics_2e_router_2e__24_signal_24_7, p_core_2e_statistics_2e_router_2e_tick);
	// cell $flatten\core.\statistics.\router.$238
	i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_72 = or_uu<1>(p_core_2e_statistics_2e_router_2e__24_signal_24_7, p_core_2e_statistics_2e_router_2e_tick);
	// cell $flatten\core.\statistics.\router.$224
	i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_58 = or_uu<1>(p_core_2e_statistics_2e_router_2e__24_signal_24_7, p_core_2e_statistics_2e_router_2e_tick);
	// connection
	p_core_2e_statistics_2e_router_2e_resume = p_core_2e_statistics_2e_resume;
	// cells $flatten\core.\statistics.\outliers.\words.$21 $flatten\core.\statistics.\outliers.\words.$20 $flatten\core.\statistics.\outliers.$41
	p_core_2e_statistics_2e_outliers_2e_words_2e_accept = and_uu<1>(reduce_bool<1>(p_core_2e_statistics_2e_outliers_2e_step.curr), not_u<1>(p_core_2e_statistics_2e_outliers_2e_words_2e_level.curr.slice<9>().val()));
	// cells $flatten\core.\statistics.$71 $flatten\core.\statistics.$70 $flatten\core.\statistics.$69
	p_core_2e_statistics_2e__24_signal_24_220 = and_uu<1>(not_u<1>(p_core_2e_statistics_2e_clearing), not_u<1>(p_core_2e_statistics_2e_level.slice<8>().val()));
	// cell $flatten\core.\statistics.\dump.$101
	i_flatten_5c_core_2e__5c_statistics_2e__5c_dump_2e__24_36 = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_segment.curr, value<2>{0x3u});
	// cells $flatten\core.\statistics.\dump.$62 $flatten\core.\statistics.\dump.$61 $flatten\core.\statistics.\dump.$60
	p_core_2e_statistics_2e_dump_2e_arrives = and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_dump_2e_flying.curr.slice<1>().val(), p_core_2e_statistics_2e_dump_2e__24_signal_24_11), not_u<1>(p_core_2e_statistics_2e_dump_2e__24_signal_24_7));
	// connection
	p_core_2e_statistics_2e_pairing0_2e_pending_2e_push = p_core_2e_statistics_2e_pairing0_2e_push;
	// cell $flatten\core.\statistics.\pairing0.\pending.$40
	i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing0_2e__5c_pending_2e__24_12 = eq_uu<1>(p_core_2e_statistics_2e_pairing0_2e_pending_2e_level.curr, value<1>{0x1u});
	// cells $flatten\core.\statistics.\pairing0.$149 $flatten\core.\statistics.\pairing0.$148
	p_core_2e_statistics_2e_pairing0_2e_pending_2e_pop = and_uu<1>(p_core_2e_statistics_2e_pairing0_2e__24_signal_24_59, or_uu<1>(p_core_2e_statistics_2e_pairing0_2e_missing, p_core_2e_statistics_2e_pairing0_2e_serve));
	// cell $flatten\core.\statistics.\pairing0.$130
	p_core_2e_statistics_2e_pairing0_2e_unstamped = and_uu<1>(p_core_2e_statistics_2e_pairing0_2e_cause, p_core_2e_statistics_2e_pairing0_2e_full);
	// cell $flatten\core.\statistics.\pairing0.$101
	p_core_2e_statistics_2e_pairing0_2e__24_signal_24_25 = eq_uu<1>(p_core_2e_statistics_2e_pairing0_2e_port_24_4112_24_7.slice<1,0>().val(), value<1>{0x1u});
	// connection
	p_core_2e_statistics_2e_pairing0_2e_port_24_4124_24_0 = p_core_2e_registers_2e_configuration____segment0__timeout__high.curr;
	// cells $flatten\core.\statistics.\router.$168 $flatten\core.\statistics.\router.$167
	i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_16 = (p_core_2e_statistics_2e_router_2e_ticks0.curr ? value<1>{0u} : (p_core_2e_statistics_2e_router_2e_is__cause0 ? p_core_2e_statistics_2e_router_2e_cause__sub0.curr : p_core_2e_statistics_2e_router_2e_response__sub0.curr));
	// connection
	p_core_2e_statistics_2e_pairing1_2e_pending_2e_push = p_core_2e_statistics_2e_pairing1_2e_push;
	// cell $flatten\core.\statistics.\pairing1.\pending.$40
	i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__5c_pending_2e__24_12 = eq_uu<1>(p_core_2e_statistics_2e_pairing1_2e_pending_2e_level.curr, value<1>{0x1u});
	// cells $flatten\core.\statistics.\pairing1.$149 $flatten\core.\statistics.\pairing1.$148
	p_core_2e_statistics_2e_pairing1_2e_pending_2e_pop = and_uu<1>(p_core_2e_statistics_2e_pairing1_2e__24_signal_24_59, or_uu<1>(p_core_2e_statistics_2e_pairing1_2e_missing, p_core_2e_statistics_2e_pairing1_2e_serve));
	// cell $flatten\core.\statistics.\pairing1.$130
	p_core_2e_statistics_2e_pairing1_2e_unstamped = and_uu<1>(p_core_2e_statistics_2e_pairing1_2e_cause, p_core_2e_statistics_2e_pairing1_2e_full);
	// cell $flatten\core.\statistics.\pairing1.$101
	p_core_2e_statistics_2e_pairing1_2e__24_signal_24_25 = eq_uu<1>(p_core_2e_statistics_2e_pairing1_2e_port_24_4133_24_7.slice<1,0>().val(), value<1>{0x1u});
	// connection
	p_core_2e_statistics_2e_pairing1_2e_port_24_4145_24_0 = p_core_2e_registers_2e_configuration____segment1__timeout__high.curr;
	// cells $flatten\core.\statistics.\router.$184 $flatten\core.\statistics.\router.$183
	i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_28 = (p_core_2e_statistics_2e_router_2e_ticks1.curr ? value<1>{0u} : (p_core_2e_statistics_2e_router_2e_is__cause1 ? p_core_2e_statistics_2e_router_2e_cause__sub1.curr : p_core_2e_statistics_2e_router_2e_response__sub1.curr));
	// connection
	p_core_2e_statistics_2e_pairing2_2e_pending_2e_push = p_core_2e_statistics_2e_pairing2_2e_push;
	// cell $flatten\core.\statistics.\pairing2.\pending.$40
	i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing2_2e__5c_pending_2e__24_12 = eq_uu<1>(p_core_2e_statistics_2e_pairing2_2e_pending_2e_level.curr, value<1>{0x1u});
	// cells $flatten\core.\statistics.\pairing2.$149 $flatten\core.\statistics.\pairing2.$148
	p_core_2e_statistics_2e_pairing2_2e_pending_2e_pop = and_uu<1>(p_core_2e_statistics_2e_pairing2_2e__24_signal_24_59, or_uu<1>(p_core_2e_statistics_2e_pairing2_2e_missing, p_core_2e_statistics_2e_pairing2_2e_serve));
	// cell $flatten\core.\statistics.\pairing2.$130
	p_core_2e_statistics_2e_pairing2_2e_unstamped = and_uu<1>(p_core_2e_statistics_2e_pairing2_2e_cause, p_core_2e_statistics_2e_pairing2_2e_full);
	// cell $flatten\core.\statistics.\pairing2.$101
	p_core_2e_statistics_2e_pairing2_2e__24_signal_24_25 = eq_uu<1>(p_core_2e_statistics_2e_pairing2_2e_port_24_4154_24_7.slice<1,0>().val(), value<1>{0x1u});
	// connection
	p_core_2e_statistics_2e_pairing2_2e_port_24_4166_24_0 = p_core_2e_registers_2e_configuration____segment2__timeout__high.curr;
	// cells $flatten\core.\statistics.\router.$200 $flatten\core.\statistics.\router.$199
	i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_40 = (p_core_2e_statistics_2e_router_2e_ticks2.curr ? value<1>{0u} : (p_core_2e_statistics_2e_router_2e_is__cause2 ? p_core_2e_statistics_2e_router_2e_cause__sub2.curr : p_core_2e_statistics_2e_router_2e_response__sub2.curr));
	// connection
	p_core_2e_statistics_2e_pairing3_2e_pending_2e_push = p_core_2e_statistics_2e_pairing3_2e_push;
	// cell $flatten\core.\statistics.\pairing3.\pending.$40
	i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing3_2e__5c_pending_2e__24_12 = eq_uu<1>(p_core_2e_statistics_2e_pairing3_2e_pending_2e_level.curr, value<1>{0x1u});
	// cells $flatten\core.\statistics.\pairing3.$149 $flatten\core.\statistics.\pairing3.$148
	p_core_2e_statistics_2e_pairing3_2e_pending_2e_pop = and_uu<1>(p_core_2e_statistics_2e_pairing3_2e__24_signal_24_59, or_uu<1>(p_core_2e_statistics_2e_pairing3_2e_missing, p_core_2e_statistics_2e_pairing3_2e_serve));
	// cell $flatten\core.\statistics.\pairing3.$130
	p_core_2e_statistics_2e_pairing3_2e_unstamped = and_uu<1>(p_core_2e_statistics_2e_pairing3_2e_cause, p_core_2e_statistics_2e_pairing3_2e_full);
	// cell $flatten\core.\statistics.\pairing3.$101
	p_core_2e_statistics_2e_pairing3_2e__24_signal_24_25 = eq_uu<1>(p_core_2e_statistics_2e_pairing3_2e_port_24_4175_24_7.slice<1,0>().val(), value<1>{0x1u});
	// connection
	p_core_2e_statistics_2e_pairing3_2e_port_24_4187_24_0 = p_core_2e_registers_2e_configuration____segment3__timeout__high.curr;
	// cells $flatten\core.\statistics.\router.$216 $flatten\core.\statistics.\router.$215
	i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_52 = (p_core_2e_statistics_2e_router_2e_ticks3.curr ? value<1>{0u} : (p_core_2e_statistics_2e_router_2e_is__cause3 ? p_core_2e_statistics_2e_router_2e_cause__sub3.curr : p_core_2e_statistics_2e_router_2e_response__sub3.curr));
	// cells $flatten\core.\events.\queue.$21 $flatten\core.\events.\queue.$20 $flatten\core.\events.$252 $flatten\core.\events.$251
	p_core_2e_events_2e_queue_2e_accept = and_uu<1>(or_uu<1>(reduce_or<1>(p_core_2e_events_2e_kept), p_core_2e_events_2e_closing), not_u<1>(p_core_2e_events_2e_queue_2e_level.curr.slice<9>().val()));
	// cells $flatten\core.\events.\words.$361 $flatten\core.\events.\words.$360
	p_core_2e_events_2e_words_2e_has__edges = or_uu<1>(p_core_2e_events_2e_words_2e_offered.curr, not_u<1>(p_core_2e_events_2e_words_2e_idle));
	// cell $flatten\core.\events.\words.$214
	i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_13 = ne_uu<1>(p_core_2e_events_2e_words_2e_loss__index.curr, value<4>{0xcu});
	// cells $flatten\core.\lane_aux.$62 $flatten\core.\lane_aux.$61
	p_core_2e_lane__aux_2e_off0 = and_uu<1>(p_core_2e_lane__aux_2e_config.slice<0>().val(), ne_uu<1>(p_core_2e_lane__aux_2e_levels.curr.slice<0>().val(), p_core_2e_lane__aux_2e_accepted.curr));
	// cells $flatten\core.\lane_aux.$69 $flatten\core.\lane_aux.$68
	p_core_2e_lane__aux_2e_off1 = and_uu<1>(p_core_2e_lane__aux_2e_config.slice<0>().val(), ne_uu<1>(p_core_2e_lane__aux_2e_levels.curr.slice<1>().val(), p_core_2e_lane__aux_2e_after0));
	// cells $flatten\core.\lane_done.$62 $flatten\core.\lane_done.$61
	p_core_2e_lane__done_2e_off0 = and_uu<1>(p_core_2e_lane__done_2e_config.slice<0>().val(), ne_uu<1>(p_core_2e_lane__done_2e_levels.curr.slice<0>().val(), p_core_2e_lane__done_2e_accepted.curr));
	// cells $flatten\core.\lane_done.$69 $flatten\core.\lane_done.$68
	p_core_2e_lane__done_2e_off1 = and_uu<1>(p_core_2e_lane__done_2e_config.slice<0>().val(), ne_uu<1>(p_core_2e_lane__done_2e_levels.curr.slice<1>().val(), p_core_2e_lane__done_2e_after0));
	// cells $flatten\core.\lane_task.$62 $flatten\core.\lane_task.$61
	p_core_2e_lane__task_2e_off0 = and_uu<1>(p_core_2e_lane__task_2e_config.slice<0>().val(), ne_uu<1>(p_core_2e_lane__task_2e_levels.curr.slice<0>().val(), p_core_2e_lane__task_2e_accepted.curr));
	// cells $flatten\core.\lane_task.$69 $flatten\core.\lane_task.$68
	p_core_2e_lane__task_2e_off1 = and_uu<1>(p_core_2e_lane__task_2e_config.slice<0>().val(), ne_uu<1>(p_core_2e_lane__task_2e_levels.curr.slice<1>().val(), p_core_2e_lane__task_2e_after0));
	// cells $flatten\core.\lane_isr.$62 $flatten\core.\lane_isr.$61
	p_core_2e_lane__isr_2e_off0 = and_uu<1>(p_core_2e_lane__isr_2e_config.slice<0>().val(), ne_uu<1>(p_core_2e_lane__isr_2e_levels.curr.slice<0>().val(), p_core_2e_lane__isr_2e_accepted.curr));
	// cells $flatten\core.\lane_isr.$69 $flatten\core.\lane_isr.$68
	p_core_2e_lane__isr_2e_off1 = and_uu<1>(p_core_2e_lane__isr_2e_config.slice<0>().val(), ne_uu<1>(p_core_2e_lane__isr_2e_levels.curr.slice<1>().val(), p_core_2e_lane__isr_2e_after0));
	// cells $flatten\core.\stimulus2.\pulse.$47 $flatten\core.\stimulus2.\pulse.$46 $flatten\core.\stimulus2.\pulse.$45 $flatten\core.\stimulus2.\pulse.$44
	p_core_2e_stimulus2_2e_pulse_2e_released = and_uu<1>(and_uu<1>(and_uu<1>(p_core_2e_stimulus2_2e_pulse_2e_until.curr, p_core_2e_stimulus2_2e_pulse_2e_line.curr), p_core_2e_stimulus2_2e_pulse_2e_settled.curr), shift_uu<1>(p_core_2e_slot_24_135.slice<0>().concat(p_core_2e_slot_24_134.slice<0>()).concat(p_core_2e_slot_24_133.slice<0>()).concat(p_core_2e_slot.slice<0>()).val(), p_core_2e_stimulus2_2e_pulse_2e_release.curr));
	// connection
	p_core_2e_stimulus2_2e_schedule_2e_start = p_core_2e_stimulus2_2e_start;
	// cell $flatten\core.\stimulus2.\schedule.\dither.$80
	p_core_2e_stimulus2_2e_schedule_2e_dither_2e_exhausted = logic_not<1>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_budget.curr);
	// connection
	p_core_2e_stimulus2_2e_port_24_4076_24_0 = p_core_2e_registers_2e_configuration____stimulus2__mode.curr;
	// connection
	p_core_2e_stimulus2_2e_schedule_2e_dither_2e_draw = p_core_2e_stimulus2_2e_schedule_2e_scheduled;
	// connection
	p_core_2e_stimulus2_2e_pulse_2e_due = p_core_2e_stimulus2_2e_schedule_2e_due_24_11;
	// cells $flatten\core.\stimulus.\pulse.$47 $flatten\core.\stimulus.\pulse.$46 $flatten\core.\stimulus.\pulse.$45 $flatten\core.\stimulus.\pulse.$44
	p_core_2e_stimulus_2e_pulse_2e_released = and_uu<1>(and_uu<1>(and_uu<1>(p_core_2e_stimulus_2e_pulse_2e_until.curr, p_core_2e_stimulus_2e_pulse_2e_line.curr), p_core_2e_stimulus_2e_pulse_2e_settled.curr), shift_uu<1>(p_core_2e_slot_24_135.slice<0>().concat(p_core_2e_slot_24_134.slice<0>()).concat(p_core_2e_slot_24_133.slice<0>()).concat(p_core_2e_slot.slice<0>()).val(), p_core_2e_stimulus_2e_pulse_2e_release.curr));
	// connection
	p_core_2e_stimulus_2e_schedule_2e_start = p_core_2e_stimulus_2e_start;
	// cell $flatten\core.\stimulus.\schedule.\dither.$80
	p_core_2e_stimulus_2e_schedule_2e_dither_2e_exhausted = logic_not<1>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_budget.curr);
	// connection
	p_core_2e_stimulus_2e_port_24_4040_24_0 = p_core_2e_registers_2e_configuration____stimulus__mode.curr;
	// connection
	p_core_2e_stimulus_2e_schedule_2e_dither_2e_draw = p_core_2e_stimulus_2e_schedule_2e_scheduled;
	// connection
	p_core_2e_stimulus_2e_pulse_2e_due = p_core_2e_stimulus_2e_schedule_2e_due_24_11;
	// cells $procmux$502 $procmux$503_CMP0
	p_core_2e_registers_2e_write____request = (eq_uu<1>(p_core_2e_replies_2e_fsm__state.curr, value<3>{0x2u}) ? value<1>{0x1u} : value<1>{0u});
	// cell $procmux$345_CMP0
	i_procmux_24_345__CMP.slice<0>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x40u});
	// cell $procmux$345_CMP1
	i_procmux_24_345__CMP.slice<1>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x42u});
	// cell $procmux$345_CMP2
	i_procmux_24_345__CMP.slice<2>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x43u});
	// cell $procmux$345_CMP3
	i_procmux_24_345__CMP.slice<3>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x44u});
	// cell $procmux$345_CMP4
	i_procmux_24_345__CMP.slice<4>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x51u});
	// cell $procmux$345_CMP5
	i_procmux_24_345__CMP.slice<5>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x53u});
	// cell $procmux$345_CMP6
	i_procmux_24_345__CMP.slice<6>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x54u});
	// cell $procmux$345_CMP7
	i_procmux_24_345__CMP.slice<7>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x56u});
	// cell $procmux$345_CMP8
	i_procmux_24_345__CMP.slice<8>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x58u});
	// cell $procmux$345_CMP9
	i_procmux_24_345__CMP.slice<9>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x59u});
	// cell $procmux$345_CMP10
	i_procmux_24_345__CMP.slice<10>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x5bu});
	// cell $procmux$345_CMP11
	i_procmux_24_345__CMP.slice<11>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x61u});
	// cell $procmux$345_CMP12
	i_procmux_24_345__CMP.slice<12>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x63u});
	// cell $procmux$345_CMP13
	i_procmux_24_345__CMP.slice<13>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x64u});
	// cell $procmux$345_CMP14
	i_procmux_24_345__CMP.slice<14>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x66u});
	// cell $procmux$345_CMP15
	i_procmux_24_345__CMP.slice<15>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x68u});
	// cell $procmux$345_CMP16
	i_procmux_24_345__CMP.slice<16>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x69u});
	// cell $procmux$345_CMP17
	i_procmux_24_345__CMP.slice<17>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x6bu});
	// cell $procmux$345_CMP18
	i_procmux_24_345__CMP.slice<18>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x71u});
	// cell $procmux$345_CMP19
	i_procmux_24_345__CMP.slice<19>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x73u});
	// cell $procmux$345_CMP20
	i_procmux_24_345__CMP.slice<20>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x75u});
	// cell $procmux$345_CMP21
	i_procmux_24_345__CMP.slice<21>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x79u});
	// cell $procmux$345_CMP22
	i_procmux_24_345__CMP.slice<22>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x7bu});
	// cell $procmux$345_CMP23
	i_procmux_24_345__CMP.slice<23>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x7du});
	// cell $procmux$345_CMP24
	i_procmux_24_345__CMP.slice<24>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x81u});
	// cell $procmux$345_CMP25
	i_procmux_24_345__CMP.slice<25>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x83u});
	// cell $procmux$345_CMP26
	i_procmux_24_345__CMP.slice<26>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x85u});
	// cell $procmux$345_CMP27
	i_procmux_24_345__CMP.slice<27>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x89u});
	// cell $procmux$345_CMP28
	i_procmux_24_345__CMP.slice<28>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x8bu});
	// cell $procmux$345_CMP29
	i_procmux_24_345__CMP.slice<29>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x8du});
	// cell $procmux$346_CMP0
	i_procmux_24_346__CMP.slice<0>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x70u});
	// cell $procmux$346_CMP1
	i_procmux_24_346__CMP.slice<1>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x78u});
	// cell $procmux$346_CMP2
	i_procmux_24_346__CMP.slice<2>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x80u});
	// cell $procmux$346_CMP3
	i_procmux_24_346__CMP.slice<3>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x88u});
	// cell $procmux$347_CMP0
	i_procmux_24_347__CMP.slice<0>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x57u});
	// cell $procmux$347_CMP1
	i_procmux_24_347__CMP.slice<1>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x67u});
	// cell $procmux$348_CMP0
	i_procmux_24_348__CMP.slice<0>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x48u});
	// cell $procmux$348_CMP1
	i_procmux_24_348__CMP.slice<1>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x49u});
	// cell $procmux$348_CMP2
	i_procmux_24_348__CMP.slice<2>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x4au});
	// cell $procmux$348_CMP3
	i_procmux_24_348__CMP.slice<3>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x4bu});
	// cell $procmux$349_CMP0
	i_procmux_24_349__CMP.slice<0>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x52u});
	// cell $procmux$349_CMP1
	i_procmux_24_349__CMP.slice<1>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x55u});
	// cell $procmux$349_CMP2
	i_procmux_24_349__CMP.slice<2>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x5au});
	// cell $procmux$349_CMP3
	i_procmux_24_349__CMP.slice<3>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x62u});
	// cell $procmux$349_CMP4
	i_procmux_24_349__CMP.slice<4>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x65u});
	// cell $procmux$349_CMP5
	i_procmux_24_349__CMP.slice<5>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x6au});
	// cell $procmux$349_CMP6
	i_procmux_24_349__CMP.slice<6>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x72u});
	// cell $procmux$349_CMP7
	i_procmux_24_349__CMP.slice<7>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x74u});
	// cell $procmux$349_CMP8
	i_procmux_24_349__CMP.slice<8>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x76u});
	// cell $procmux$349_CMP9
	i_procmux_24_349__CMP.slice<9>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x7au});
	// cell $procmux$349_CMP10
	i_procmux_24_349__CMP.slice<10>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x7cu});
	// cell $procmux$349_CMP11
	i_procmux_24_349__CMP.slice<11>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x7eu});
	// cell $procmux$349_CMP12
	i_procmux_24_349__CMP.slice<12>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x82u});
	// cell $procmux$349_CMP13
	i_procmux_24_349__CMP.slice<13>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x84u});
	// cell $procmux$349_CMP14
	i_procmux_24_349__CMP.slice<14>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x86u});
	// cell $procmux$349_CMP15
	i_procmux_24_349__CMP.slice<15>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x8au});
	// cell $procmux$349_CMP16
	i_procmux_24_349__CMP.slice<16>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x8cu});
	// cell $procmux$349_CMP17
	i_procmux_24_349__CMP.slice<17>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x8eu});
	// cell $procmux$350_CMP0
	i_procmux_24_350__CMP.slice<0>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x50u});
	// cell $procmux$350_CMP1
	i_procmux_24_350__CMP.slice<1>() = eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x60u});
	// cells $procmux$494 $procmux$495_CMP0 $procmux$492 $flatten\core.\replies.$38
	p_core_2e_registers_2e_read____0____request = (eq_uu<1>(p_core_2e_replies_2e_fsm__state.curr, value<3>{0x5u}) ? (logic_not<1>(p_core_2e_replies_2e_left.curr) ? value<1>{0u} : value<1>{0x1u}) : value<1>{0u});
	// cells $flatten\core.\statistics.\rows.$24 $procmux$3291 $procmux$3289
	p_core_2e_statistics_2e_rows_2e_taken = and_uu<1>(p_core_2e_statistics_2e_rows_2e_read____valid.curr, (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_1 ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_3 ? value<1>{0u} : value<1>{0x1u}) : value<1>{0u}));
	// cell $flatten\core.\statistics.\router.$279
	i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_113 = logic_not<1>(p_core_2e_statistics_2e_router_2e_kind3);
	// cell $flatten\core.\statistics.\router.$265
	i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_99 = logic_not<1>(p_core_2e_statistics_2e_router_2e_kind2);
	// cell $flatten\core.\statistics.\router.$251
	i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_85 = logic_not<1>(p_core_2e_statistics_2e_router_2e_kind1);
	// cell $flatten\core.\statistics.\router.$237
	i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_71 = logic_not<1>(p_core_2e_statistics_2e_router_2e_kind0);
	// cells $flatten\core.\statistics.\scalars$471.$54 $flatten\core.\statistics.\scalars$471.$53
	p_core_2e_statistics_2e_scalars_24_471_2e_is__most = or_uu<1>(p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_17.curr, gt_uu<1>(p_core_2e_statistics_2e_scalars_24_471_2e_change__value.curr, p_core_2e_statistics_2e_scalars_24_471_2e_data.curr.slice<33,0>().val()));
	// cells $flatten\core.\statistics.\outliers.\words.$24 $flatten\core.\statistics.\outliers.$45 $flatten\core.\statistics.\outliers.$44
	p_core_2e_statistics_2e_outliers_2e_words_2e_taken = and_uu<1>(p_core_2e_statistics_2e_outliers_2e_words_2e_read____valid.curr, and_uu<1>(p_core_2e_statistics_2e_outliers_2e_payload____word____ready, reduce_bool<1>(p_core_2e_statistics_2e_outliers_2e_complete.curr)));
	// cells $flatten\core.\statistics.\snapshot.$61 $flatten\core.\statistics.\snapshot.$60 $flatten\core.\statistics.\snapshot.$59
	p_core_2e_statistics_2e_snapshot_2e_last__word = and_uu<1>(reduce_and<1>(p_core_2e_statistics_2e_snapshot_2e_clear__index.curr), eq_uu<1>(p_core_2e_statistics_2e_snapshot_2e_clear__segment.curr, value<2>{0x3u}));
	// cell $flatten\core.\statistics.$72
	p_core_2e_statistics_2e_cut__queued = and_uu<1>(p_core_2e_statistics_2e__24_signal_24_213, p_core_2e_statistics_2e__24_signal_24_220);
	// cell $flatten\core.\statistics.\dump.$100
	i_flatten_5c_core_2e__5c_statistics_2e__5c_dump_2e__24_35 = eq_uu<1>(p_core_2e_statistics_2e_dump_2e_area.curr, value<1>{0x1u});
	// cell $flatten\core.\registers.$254
	p_core_2e_statistics_2e_dump_2e_status__done = and_uu<1>(i_flatten_5c_core_2e__5c_registers_2e__24_19, p_core_2e_registers_2e_client.curr);
	// cells $procmux$2757 $procmux$2758_CMP0
	p_core_2e_statistics_2e_start = (eq_uu<1>(p_core_2e_statistics_2e_snapshot_2e_fsm__state.curr, value<3>{0x2u}) ? value<1>{0x1u} : value<1>{0u});
	// cells $flatten\core.\statistics.\dump.$56 $flatten\core.\statistics.\dump.$55 $flatten\core.\statistics.\scalars$471.$45 $flatten\core.\statistics.\histogram.\bins.$28
	p_core_2e_statistics_2e_dump_2e__24_signal = reduce_or<1>(and_uu<4>(p_core_2e_statistics_2e_dump_2e_read, not_u<1>(p_core_2e_statistics_2e_histogram_2e_bins_2e_add__valid).concat(not_u<1>(p_core_2e_statistics_2e_scalars_24_471_2e_fetch.curr)).concat(p_core_2e_statistics_2e_dump_2e_port_24_2380_24_0.repeat<2>()).val()));
	// cells $flatten\core.\statistics.\pairing0.\pending.$39 $flatten\core.\statistics.\pairing0.\pending.$38
	i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing0_2e__5c_pending_2e__24_11 = or_uu<1>(logic_not<1>(p_core_2e_statistics_2e_pairing0_2e_pending_2e_level.curr), p_core_2e_statistics_2e_pairing0_2e_pending_2e_pop);
	// cell $flatten\core.\statistics.\pairing0.$144
	p_core_2e_statistics_2e_pairing0_2e_doubtful = and_uu<1>(p_core_2e_statistics_2e_pairing0_2e__24_signal_24_25, p_core_2e_statistics_2e_pairing0_2e_unsure.curr);
	// cells $flatten\core.\statistics.\pairing1.\pending.$39 $flatten\core.\statistics.\pairing1.\pending.$38
	i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__5c_pending_2e__24_11 = or_uu<1>(logic_not<1>(p_core_2e_statistics_2e_pairing1_2e_pending_2e_level.curr), p_core_2e_statistics_2e_pairing1_2e_pending_2e_pop);
	// cell $flatten\core.\statistics.\pairing1.$144
	p_core_2e_statistics_2e_pairing1_2e_doubtful = and_uu<1>(p_core_2e_statistics_2e_pairing1_2e__24_signal_24_25, p_core_2e_statistics_2e_pairing1_2e_unsure.curr);
	// cells $flatten\core.\statistics.\pairing2.\pending.$39 $flatten\core.\statistics.\pairing2.\pending.$38
	i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing2_2e__5c_pending_2e__24_11 = or_uu<1>(logic_not<1>(p_core_2e_statistics_2e_pairing2_2e_pending_2e_level.curr), p_core_2e_statistics_2e_pairing2_2e_pending_2e_pop);
	// cell $flatten\core.\statistics.\pairing2.$144
	p_core_2e_statistics_2e_pairing2_2e_doubtful = and_uu<1>(p_core_2e_statistics_2e_pairing2_2e__24_signal_24_25, p_core_2e_statistics_2e_pairing2_2e_unsure.curr);
	// cells $flatten\core.\statistics.\pairing3.\pending.$39 $flatten\core.\statistics.\pairing3.\pending.$38
	i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing3_2e__5c_pending_2e__24_11 = or_uu<1>(logic_not<1>(p_core_2e_statistics_2e_pairing3_2e_pending_2e_level.curr), p_core_2e_statistics_2e_pairing3_2e_pending_2e_pop);
	// cell $flatten\core.\statistics.\pairing3.$144
	p_core_2e_statistics_2e_pairing3_2e_doubtful = and_uu<1>(p_core_2e_statistics_2e_pairing3_2e__24_signal_24_25, p_core_2e_statistics_2e_pairing3_2e_unsure.curr);
	// cell $flatten\core.\events.\words.$354
	p_core_2e_events_2e_sent = (p_core_2e_events_2e_words_2e_event__taken ? p_core_2e_events_2e_words_2e_offered__source.curr : value<6>{0u});
	// cells $flatten\core.\events.\queue.$24 $flatten\core.\events.\words.$359 $procmux$1328 $procmux$1329_CMP0 $procmux$1326 $flatten\core.\events.\words.$343 $flatten\core.\events.\words.$342 $procmux$1324 $flatten\core.\events.\words.$344
	p_core_2e_events_2e_queue_2e_taken = and_uu<1>(p_core_2e_events_2e_queue_2e_read____valid.curr, or_uu<1>((logic_not<1>(p_core_2e_events_2e_words_2e_fsm__state.curr) ? (and_uu<1>(p_core_2e_events_2e_words_2e_row____valid, not_u<1>(p_core_2e_events_2e_words_2e_row____payload.slice<0>().val())) ? (eq_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16, p_core_2e_events_2e_words_2e__24_signal) ? value<1>{0x1u} : value<1>{0u}) : value<1>{0u}) : value<1>{0u}), p_core_2e_events_2e_words_2e_loss__sent));
	// connection
	p_core_2e_stimulus2_2e_pulse_2e_due_24_18 = p_core_2e_stimulus2_2e_pulse_2e_hold_2e_due.curr;
	// cells $flatten\core.\stimulus2.\schedule.\dither.$83 $flatten\core.\stimulus2.\schedule.\dither.$82
	p_core_2e_stimulus2_2e_schedule_2e_shift = (eq_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_mode.curr, value<1>{0x1u}) ? p_core_2e_stimulus2_2e_schedule_2e_dither_2e_result.curr : value<40>{0u,0u});
	// connection
	p_core_2e_stimulus2_2e_schedule_2e_interval = p_core_2e_stimulus2_2e_schedule_2e_dither_2e_interval.curr;
	// cells $flatten\core.\stimulus2.\schedule.\dither.$94 $flatten\core.\stimulus2.\schedule.\dither.$93 $flatten\core.\stimulus2.\schedule.\dither.$92
	i_flatten_5c_core_2e__5c_stimulus2_2e__5c_schedule_2e__5c_dither_2e__24_27 = or_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_exhausted, and_uu<1>(not_u<1>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_falling), p_core_2e_stimulus2_2e_schedule_2e_dither_2e_odd.curr));
	// cells $flatten\core.\stimulus2.\schedule.\dither.$64 $flatten\core.\stimulus2.\schedule.\dither.$63 $flatten\core.\stimulus2.\schedule.\dither.$62
	p_core_2e_stimulus2_2e_schedule_2e_dither_2e_drawing = or_uu<1>(eq_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_state.curr, value<1>{0x1u}), eq_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_state.curr, value<2>{0x2u}));
	// cells $flatten\core.\stimulus2.\pulse.$43 $flatten\core.\stimulus2.\pulse.$42 $flatten\core.\stimulus2.\pulse.$41
	p_core_2e_stimulus2_2e_pulse_2e_accepted = and_uu<1>(p_core_2e_stimulus2_2e_pulse_2e_due, not_u<1>(and_uu<1>(p_core_2e_stimulus2_2e_pulse_2e_until.curr, p_core_2e_stimulus2_2e_pulse_2e_line.curr)));
	// connection
	p_core_2e_stimulus_2e_pulse_2e_due_24_18 = p_core_2e_stimulus_2e_pulse_2e_hold_2e_due.curr;
	// cells $flatten\core.\stimulus.\schedule.\dither.$83 $flatten\core.\stimulus.\schedule.\dither.$82
	p_core_2e_stimulus_2e_schedule_2e_shift = (eq_uu<1>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_mode.curr, value<1>{0x1u}) ? p_core_2e_stimulus_2e_schedule_2e_dither_2e_result.curr : value<40>{0u,0u});
	// connection
	p_core_2e_stimulus_2e_schedule_2e_interval = p_core_2e_stimulus_2e_schedule_2e_dither_2e_interval.curr;
	// cells $flatten\core.\stimulus.\schedule.\dither.$94 $flatten\core.\stimulus.\schedule.\dither.$93 $flatten\core.\stimulus.\schedule.\dither.$92
	i_flatten_5c_core_2e__5c_stimulus_2e__5c_schedule_2e__5c_dither_2e__24_27 = or_uu<1>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_exhausted, and_uu<1>(not_u<1>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_falling), p_core_2e_stimulus_2e_schedule_2e_dither_2e_odd.curr));
	// cells $flatten\core.\stimulus.\schedule.\dither.$64 $flatten\core.\stimulus.\schedule.\dither.$63 $flatten\core.\stimulus.\schedule.\dither.$62
	p_core_2e_stimulus_2e_schedule_2e_dither_2e_drawing = or_uu<1>(eq_uu<1>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_state.curr, value<1>{0x1u}), eq_uu<1>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_state.curr, value<2>{0x2u}));
	// cells $flatten\core.\stimulus.\pulse.$43 $flatten\core.\stimulus.\pulse.$42 $flatten\core.\stimulus.\pulse.$41
	p_core_2e_stimulus_2e_pulse_2e_accepted = and_uu<1>(p_core_2e_stimulus_2e_pulse_2e_due, not_u<1>(and_uu<1>(p_core_2e_stimulus_2e_pulse_2e_until.curr, p_core_2e_stimulus_2e_pulse_2e_line.curr)));
	// cells $procmux$328 $procmux$329_CMP0 $flatten\core.\registers.$246
	p_core_2e_registers_2e_write____refused = (eq_uu<1>(p_core_2e_registers_2e_fsm__state.curr, value<2>{0x2u}) ? not_u<1>(p_core_2e_registers_2e_permitted.curr) : value<1>{0u});
	// connection
	p_core_2e_stimulus2_2e_slot.slice<2>() = value<1>{0u};
	// connection
	p_core_2e_stimulus2_2e_slot.slice<0>() = p_core_2e_stimulus2_2e_valid.curr;
	// connection
	p_core_2e_stimulus2_2e_slot.slice<1>() = p_core_2e_stimulus2_2e_valid.curr;
	// connection
	p_core_2e_stimulus2_2e_slot.slice<3>() = p_core_2e_stimulus2_2e_sub_24_22.curr;
	// connection
	p_core_2e_stimulus_2e_slot.slice<2>() = value<1>{0u};
	// connection
	p_core_2e_stimulus_2e_slot.slice<0>() = p_core_2e_stimulus_2e_valid.curr;
	// connection
	p_core_2e_stimulus_2e_slot.slice<1>() = p_core_2e_stimulus_2e_valid.curr;
	// connection
	p_core_2e_stimulus_2e_slot.slice<3>() = p_core_2e_stimulus_2e_sub_24_22.curr;
	// cell $procmux$3951
	i_procmux_24_3951__Y = (p_core_2e_sender_2e_empty ? value<1>{0u} : p_core_2e_sender_2e_word__valid.curr);
	// cell $procmux$3295
	p_core_2e_statistics_2e_router_2e_edges = (p_core_2e_statistics_2e_router_2e__24_signal_24_7 ? p_core_2e_statistics_2e_rows_2e_read____payload.curr.slice<11,6>().val() : value<6>{0u});
	// cells $procmux$3523 $flatten\core.\statistics.\router.$272 $flatten\core.\statistics.\router.$271
	i_procmux_24_3523__Y = (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_100 ? reduce_or<1>(and_uu<6>(p_core_2e_statistics_2e_router_2e__24_signal_24_9, p_core_2e_statistics_2e_router_2e_response__mask3)) : p_core_2e_statistics_2e_router_2e_responses3.curr);
	// cells $procmux$3513 $flatten\core.\statistics.\router.$270 $flatten\core.\statistics.\router.$269 $flatten\core.\statistics.\router.$268 $flatten\core.\statistics.\router.$267
	i_procmux_24_3513__Y = (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_100 ? and_uu<1>(reduce_or<1>(and_uu<6>(p_core_2e_statistics_2e_router_2e__24_signal_24_9, p_core_2e_statistics_2e_router_2e_cause__mask3)), ne_uu<1>(p_core_2e_statistics_2e_router_2e_port_24_4175_24_0.slice<8,7>().val(), value<2>{0x2u})) : p_core_2e_statistics_2e_router_2e_causes3.curr);
	// cells $procmux$3474 $flatten\core.\statistics.\router.$258 $flatten\core.\statistics.\router.$257
	i_procmux_24_3474__Y = (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_86 ? reduce_or<1>(and_uu<6>(p_core_2e_statistics_2e_router_2e__24_signal_24_9, p_core_2e_statistics_2e_router_2e_response__mask2)) : p_core_2e_statistics_2e_router_2e_responses2.curr);
	// cells $procmux$3464 $flatten\core.\statistics.\router.$256 $flatten\core.\statistics.\router.$255 $flatten\core.\statistics.\router.$254 $flatten\core.\statistics.\router.$253
	i_procmux_24_3464__Y = (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_86 ? and_uu<1>(reduce_or<1>(and_uu<6>(p_core_2e_statistics_2e_router_2e__24_signal_24_9, p_core_2e_statistics_2e_router_2e_cause__mask2)), ne_uu<1>(p_core_2e_statistics_2e_router_2e_port_24_4154_24_0.slice<8,7>().val(), value<2>{0x2u})) : p_core_2e_statistics_2e_router_2e_causes2.curr);
	// cells $procmux$3425 $flatten\core.\statistics.\router.$244 $flatten\core.\statistics.\router.$243
	i_procmux_24_3425__Y = (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_72 ? reduce_or<1>(and_uu<6>(p_core_2e_statistics_2e_router_2e__24_signal_24_9, p_core_2e_statistics_2e_router_2e_response__mask1)) : p_core_2e_statistics_2e_router_2e_responses1.curr);
	// cells $procmux$3415 $flatten\core.\statistics.\router.$242 $flatten\core.\statistics.\router.$241 $flatten\core.\statistics.\router.$240 $flatten\core.\statistics.\router.$239
	i_procmux_24_3415__Y = (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_72 ? and_uu<1>(reduce_or<1>(and_uu<6>(p_core_2e_statistics_2e_router_2e__24_signal_24_9, p_core_2e_statistics_2e_router_2e_cause__mask1)), ne_uu<1>(p_core_2e_statistics_2e_router_2e_port_24_4133_24_0.slice<8,7>().val(), value<2>{0x2u})) : p_core_2e_statistics_2e_router_2e_causes1.curr);
	// cells $procmux$3376 $flatten\core.\statistics.\router.$230 $flatten\core.\statistics.\router.$229
	i_procmux_24_3376__Y = (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_58 ? reduce_or<1>(and_uu<6>(p_core_2e_statistics_2e_router_2e__24_signal_24_9, p_core_2e_statistics_2e_router_2e_response__mask0)) : p_core_2e_statistics_2e_router_2e_responses0.curr);
	// cells $procmux$3366 $flatten\core.\statistics.\router.$228 $flatten\core.\statistics.\router.$227 $flatten\core.\statistics.\router.$226 $flatten\core.\statistics.\router.$225
	i_procmux_24_3366__Y = (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_58 ? and_uu<1>(reduce_or<1>(and_uu<6>(p_core_2e_statistics_2e_router_2e__24_signal_24_9, p_core_2e_statistics_2e_router_2e_cause__mask0)), ne_uu<1>(p_core_2e_statistics_2e_router_2e_port_24_4112_24_0.slice<8,7>().val(), value<2>{0x2u})) : p_core_2e_statistics_2e_router_2e_causes0.curr);
	// cells $flatten\core.\statistics.\router.$221 $flatten\core.\statistics.\router.$220
	i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_55 = and_uu<1>(p_core_2e_statistics_2e_router_2e_rows____payload.slice<19>().val(), not_u<1>(p_core_2e_statistics_2e_router_2e_cut__passed.curr));
	// connection
	p_core_2e_statistics_2e_soft__reset = p_core_2e_restart;
	// cells $procmux$2749 $procmux$2750_CMP0
	p_core_2e_statistics_2e_clear__valid = (eq_uu<1>(p_core_2e_statistics_2e_snapshot_2e_fsm__state.curr, value<3>{0x1u}) ? value<1>{0x1u} : value<1>{0u});
	// cells $flatten\core.\statistics.\snapshot.$58 $flatten\core.\statistics.\snapshot.$57
	p_core_2e_statistics_2e_clear__bank = (p_core_2e_statistics_2e_snapshot_2e_clearing.curr ? p_core_2e_statistics_2e_snapshot_2e_second__pass.curr : not_u<1>(p_core_2e_statistics_2e_snapshot_2e_bank.curr));
	// connection
	p_core_2e_statistics_2e_clear__index = p_core_2e_statistics_2e_snapshot_2e_clear__index.curr;
	// connection
	p_core_2e_statistics_2e_clear__segment = p_core_2e_statistics_2e_snapshot_2e_clear__segment.curr;
	// cell $flatten\core.\statistics.\scalars$471.$47
	p_core_2e_statistics_2e_scalars_24_471_2e__24_signal = add_uu<33>(p_core_2e_statistics_2e_scalars_24_471_2e_data.curr.slice<31,0>().val(), p_core_2e_statistics_2e_scalars_24_471_2e_change__value.curr.slice<31,0>().val());
	// cells $flatten\core.\statistics.\outliers.$74 $flatten\core.\statistics.\outliers.$73 $flatten\core.\statistics.\outliers.$72 $flatten\core.\statistics.\outliers.$71 $flatten\core.\statistics.\outliers.$70
	i_flatten_5c_core_2e__5c_statistics_2e__5c_outliers_2e__24_26 = and_uu<1>(and_uu<1>(not_u<1>(p_core_2e_statistics_2e_outliers_2e_open__.curr), not_u<1>(p_core_2e_statistics_2e_outliers_2e_armed.curr)), reduce_bool<1>(p_core_2e_statistics_2e_outliers_2e_complete.curr));
	// cell $flatten\core.\sender.$375
	p_core_2e_statistics_2e_outliers_2e_payload____start = and_uu<1>(p_core_2e_sender_2e__24_signal_24_34, p_core_2e_sender_2e_grant.curr.slice<1>().val());
	// cell $flatten\core.\statistics.\outliers.$46
	p_core_2e_statistics_2e_outliers_2e_moved = and_uu<1>(p_core_2e_statistics_2e_outliers_2e_payload____word____ready, p_core_2e_statistics_2e_outliers_2e_payload____word____valid);
	// cells $flatten\core.\statistics.$108 $flatten\core.\statistics.\scalars$471.$58 $flatten\core.\statistics.$107 $flatten\core.\statistics.\histogram.\bins.$30 $flatten\core.\statistics.\counters.$76 $flatten\core.\statistics.\counters.\odd$56.$30 $flatten\core.\statistics.\counters.\even$55.$30
	p_core_2e_statistics_2e_snapshot_2e_clear__ready = and_uu<1>(and_uu<1>(and_uu<1>(not_u<1>(p_core_2e_statistics_2e_counters_2e_even_24_55_2e_add__valid_24_16.curr), not_u<1>(p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_add__valid_24_16.curr)), not_u<1>(p_core_2e_statistics_2e_histogram_2e_bins_2e_add__valid_24_16.curr)), not_u<1>(p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_19.curr));
	// cells $procmux$2657 $flatten\core.\statistics.\snapshot.$46 $flatten\core.\statistics.\snapshot.$45 $flatten\core.\statistics.\snapshot.$44 $flatten\core.\statistics.\snapshot.$43
	i_procmux_24_2657__Y = (and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_snapshot_2e__24_signal.curr, eq_uu<1>(p_core_2e_statistics_2e_snapshot_2e_asked__number.curr, p_core_2e_statistics_2e_snapshot_2e_taken.curr)), reduce_bool<1>(p_core_2e_statistics_2e_snapshot_2e_taken.curr)) ? value<1>{0x1u} : p_core_2e_statistics_2e_snapshot_2e_again.curr);
	// cells $flatten\core.\statistics.\dump.$106 $flatten\core.\statistics.\dump.$105
	i_flatten_5c_core_2e__5c_statistics_2e__5c_dump_2e__24_41 = or_uu<1>(reduce_bool<1>(p_core_2e_statistics_2e_dump_2e_value.curr), p_core_2e_statistics_2e_dump_2e_final);
	// cell $flatten\core.\statistics.\dump.$99
	i_flatten_5c_core_2e__5c_statistics_2e__5c_dump_2e__24_34 = logic_not<1>(p_core_2e_statistics_2e_dump_2e_area.curr);
	// cell $flatten\core.\sender.$379
	p_core_2e_statistics_2e_dump_2e_payload____word____ready = and_uu<1>(p_core_2e_sender_2e__24_signal_24_36, p_core_2e_sender_2e_grant.curr.slice<2>().val());
	// connection
	p_core_2e_statistics_2e_dump_2e_start_24_50 = p_core_2e_statistics_2e_start;
	// cells $procmux$2512 $procmux$2505 $procmux$2506_CMP0 $procmux$2507_CMP0 $procmux$2511_CMP0 $procmux$2442 $procmux$2443_CMP0 $procmux$2444_CMP0 $procmux$2445_CMP0 $procmux$2446_CMP0 $procmux$2447_CMP0 $procmux$2448_CMP0 $procmux$2449_CMP0 $procmux$2450_CMP0 $procmux$2451_CMP0 $procmux$2509 $flatten\core.\statistics.\dump.$92 $procmux$2458 $flatten\core.\statistics.\dump.$69 $procmux$2456 $flatten\core.\statistics.\dump.$68 $procmux$2454 $flatten\core.\statistics.\dump.$67 $procmux$2452 $flatten\core.\statistics.\dump.$66 $flatten\core.\statistics.\dump.$93
	i_procmux_24_2512__Y = (p_core_2e_statistics_2e_dump_2e_arrives ? (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_area.curr, value<2>{0x2u}) ? p_core_2e_statistics_2e_histogram_2e_bins_2e_data.curr : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_area.curr, value<2>{0x1u}) ? (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_coming.curr.slice<3,0>().val(), value<4>{0x8u}) ? value<24>{0u}.concat(p_core_2e_statistics_2e_scalars_24_471_2e_data.curr.slice<41,34>()).val() : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_coming.curr.slice<3,0>().val(), value<4>{0x7u}) ? p_core_2e_statistics_2e_scalars_24_471_2e_data.curr.slice<63,32>().val() : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_coming.curr.slice<3,0>().val(), value<4>{0x6u}) ? value<30>{0u}.concat(p_core_2e_statistics_2e_scalars_24_471_2e_data.curr.slice<33,32>()).val() : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_coming.curr.slice<3,0>().val(), value<4>{0x5u}) ? p_core_2e_statistics_2e_scalars_24_471_2e_data.curr.slice<31,0>().val() : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_coming.curr.slice<3,0>().val(), value<4>{0x4u}) ? value<30>{0u}.concat(p_core_2e_statistics_2e_scalars_24_471_2e_data.curr.slice<33,32>()).val() : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_coming.curr.slice<3,0>().val(), value<4>{0x3u}) ? p_core_2e_statistics_2e_scalars_24_471_2e_data.curr.slice<31,0>().val() : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_coming.curr.slice<3,0>().val(), value<4>{0x2u}) ? p_core_2e_statistics_2e_scalars_24_471_2e_data.curr.slice<31,0>().val() : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_coming.curr.slice<3,0>().val(), value<4>{0x1u}) ? p_core_2e_statistics_2e_scalars_24_471_2e_data.curr.slice<31,0>().val() : (logic_not<1>(p_core_2e_statistics_2e_dump_2e_coming.curr.slice<3,0>().val()) ? p_core_2e_statistics_2e_scalars_24_471_2e_data.curr.slice<63,32>().val() : value<32>{0u}))))))))) : (logic_not<1>(p_core_2e_statistics_2e_dump_2e_area.curr) ? (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_coming.curr, value<4>{0xdu}) ? (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_segment.curr, value<2>{0x3u}) ? value<23>{0u}.concat(p_core_2e_statistics_2e_level3.curr).val() : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_segment.curr, value<2>{0x2u}) ? value<23>{0u}.concat(p_core_2e_statistics_2e_level2.curr).val() : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_segment.curr, value<1>{0x1u}) ? value<23>{0u}.concat(p_core_2e_statistics_2e_level1.curr).val() : (logic_not<1>(p_core_2e_statistics_2e_dump_2e_segment.curr) ? value<23>{0u}.concat(p_core_2e_statistics_2e_level0.curr).val() : value<32>{0u})))) : (p_core_2e_statistics_2e_dump_2e_coming.curr.slice<0>().val() ? p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_data.curr : p_core_2e_statistics_2e_counters_2e_even_24_55_2e_data.curr)) : p_core_2e_statistics_2e_dump_2e_value.curr))) : p_core_2e_statistics_2e_dump_2e_value.curr);
	// cell $flatten\core.\statistics.\pairing0.\pending.$43
	i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing0_2e__5c_pending_2e__24_15 = and_uu<1>(p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____read__valid.curr, p_core_2e_statistics_2e_pending_24_468_2e_grant0);
	// cells $flatten\core.\statistics.\pairing0.$157 $flatten\core.\statistics.\pairing0.$156
	p_core_2e_statistics_2e_pairing0_2e_grows__causes = or_uu<1>(p_core_2e_statistics_2e_pairing0_2e_cause, and_uu<1>(p_core_2e_statistics_2e_pairing0_2e_response, p_core_2e_statistics_2e_pairing0_2e_interval));
	// cell $flatten\core.\statistics.\pairing0.$143
	p_core_2e_statistics_2e_pairing0_2e_over = and_uu<1>(p_core_2e_statistics_2e_pairing0_2e_interval, p_core_2e_statistics_2e_pairing0_2e_quiet);
	// connection
	i_flatten_5c_core_2e__5c_statistics_2e__24_61 = p_core_2e_statistics_2e_router_2e_clocks.curr;
	// cell $flatten\core.\statistics.\pairing1.\pending.$43
	i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__5c_pending_2e__24_15 = and_uu<1>(p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____read__valid.curr, p_core_2e_statistics_2e_pending_24_468_2e_grant1);
	// cells $flatten\core.\statistics.\pairing1.$157 $flatten\core.\statistics.\pairing1.$156
	p_core_2e_statistics_2e_pairing1_2e_grows__causes = or_uu<1>(p_core_2e_statistics_2e_pairing1_2e_cause, and_uu<1>(p_core_2e_statistics_2e_pairing1_2e_response, p_core_2e_statistics_2e_pairing1_2e_interval));
	// cell $flatten\core.\statistics.\pairing1.$143
	p_core_2e_statistics_2e_pairing1_2e_over = and_uu<1>(p_core_2e_statistics_2e_pairing1_2e_interval, p_core_2e_statistics_2e_pairing1_2e_quiet);
	// cell $flatten\core.\statistics.\pairing2.\pending.$43
	i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing2_2e__5c_pending_2e__24_15 = and_uu<1>(p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____read__valid.curr, p_core_2e_statistics_2e_pending_24_468_2e_grant2);
	// cells $flatten\core.\statistics.\pairing2.$157 $flatten\core.\statistics.\pairing2.$156
	p_core_2e_statistics_2e_pairing2_2e_grows__causes = or_uu<1>(p_core_2e_statistics_2e_pairing2_2e_cause, and_uu<1>(p_core_2e_statistics_2e_pairing2_2e_response, p_core_2e_statistics_2e_pairing2_2e_interval));
	// cell $flatten\core.\statistics.\pairing2.$143
	p_core_2e_statistics_2e_pairing2_2e_over = and_uu<1>(p_core_2e_statistics_2e_pairing2_2e_interval, p_core_2e_statistics_2e_pairing2_2e_quiet);
	// cell $flatten\core.\statistics.\pairing3.\pending.$43
	i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing3_2e__5c_pending_2e__24_15 = and_uu<1>(p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____read__valid.curr, p_core_2e_statistics_2e_pending_24_468_2e_grant3);
	// cells $flatten\core.\statistics.\pairing3.$157 $flatten\core.\statistics.\pairing3.$156
	p_core_2e_statistics_2e_pairing3_2e_grows__causes = or_uu<1>(p_core_2e_statistics_2e_pairing3_2e_cause, and_uu<1>(p_core_2e_statistics_2e_pairing3_2e_response, p_core_2e_statistics_2e_pairing3_2e_interval));
	// cell $flatten\core.\statistics.\pairing3.$143
	p_core_2e_statistics_2e_pairing3_2e_over = and_uu<1>(p_core_2e_statistics_2e_pairing3_2e_interval, p_core_2e_statistics_2e_pairing3_2e_quiet);
	// cells $flatten\core.\events.$260 $flatten\core.\events.$259 $flatten\core.\events.$258
	i_flatten_5c_core_2e__5c_events_2e__24_54 = and_uu<1>(reduce_or<1>(p_core_2e_events_2e_dropped), not_u<1>(p_core_2e_events_2e_losing.curr));
	// connection
	i_flatten_5c_core_2e__24_3 = p_core_2e_time_2e_segment0.curr;
	// connection
	i_flatten_5c_core_2e__24_4 = p_core_2e_time_2e_segment1.curr;
	// cell $flatten\core.\sender.$381
	p_core_2e_events_2e_words_2e_payload____start = and_uu<1>(p_core_2e_sender_2e__24_signal_24_34, p_core_2e_sender_2e_grant.curr.slice<3>().val());
	// cells $flatten\core.\events.\words.$224 $flatten\core.\events.\words.$223 $flatten\core.\events.\words.$222
	i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_23 = and_uu<1>(not_u<1>(p_core_2e_events_2e_words_2e_armed.curr), or_uu<1>(p_core_2e_events_2e_words_2e_waiting, p_core_2e_events_2e_words_2e_has__edges));
	// cells $procmux$1332 $procmux$1333_CMP0 $flatten\core.\events.\words.$349 $flatten\core.\events.\words.$348 $flatten\core.\events.\words.$347
	p_core_2e_events_2e_words_2e__24_signal_24_20 = (eq_uu<1>(p_core_2e_events_2e_words_2e_fsm__state.curr, value<2>{0x3u}) ? and_uu<1>(not_u<1>(p_core_2e_events_2e_words_2e_offered.curr), not_u<1>(p_core_2e_events_2e_words_2e_misfit)) : value<1>{0u});
	// cells $flatten\core.\events.\words.$203 $flatten\core.\events.\words.$202
	i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_2 = and_uu<1>(p_core_2e_events_2e_words_2e_row____valid, not_u<1>(p_core_2e_events_2e_words_2e_row____payload.slice<0>().val()));
	// cell $flatten\core.\lane_aux.$51
	p_core_2e_lane__aux_2e_edges = xor_uu<4>(p_core_2e_lane__aux_2e_levels.curr.slice<5,2>().val(), p_core_2e_lane__aux_2e_levels.curr.slice<4,1>().val());
	// cells $flatten\core.\lane_aux.$66 $flatten\core.\lane_aux.$65 $flatten\core.\lane_aux.$64
	i_flatten_5c_core_2e__5c_lane__aux_2e__24_11 = and_uu<1>(and_uu<1>(p_core_2e_lane__aux_2e_settled.curr.slice<0>().val(), p_core_2e_lane__aux_2e_off0), (p_core_2e_lane__aux_2e_levels.curr.slice<0>().val() ? p_core_2e_lane__aux_2e_config.slice<2>().val() : p_core_2e_lane__aux_2e_config.slice<3>().val()));
	// cell $flatten\core.\lane_done.$51
	p_core_2e_lane__done_2e_edges = xor_uu<4>(p_core_2e_lane__done_2e_levels.curr.slice<5,2>().val(), p_core_2e_lane__done_2e_levels.curr.slice<4,1>().val());
	// cells $flatten\core.\lane_done.$66 $flatten\core.\lane_done.$65 $flatten\core.\lane_done.$64
	i_flatten_5c_core_2e__5c_lane__done_2e__24_11 = and_uu<1>(and_uu<1>(p_core_2e_lane__done_2e_settled.curr.slice<0>().val(), p_core_2e_lane__done_2e_off0), (p_core_2e_lane__done_2e_levels.curr.slice<0>().val() ? p_core_2e_lane__done_2e_config.slice<2>().val() : p_core_2e_lane__done_2e_config.slice<3>().val()));
	// cell $flatten\core.\lane_task.$51
	p_core_2e_lane__task_2e_edges = xor_uu<4>(p_core_2e_lane__task_2e_levels.curr.slice<5,2>().val(), p_core_2e_lane__task_2e_levels.curr.slice<4,1>().val());
	// cells $flatten\core.\lane_task.$66 $flatten\core.\lane_task.$65 $flatten\core.\lane_task.$64
	i_flatten_5c_core_2e__5c_lane__task_2e__24_11 = and_uu<1>(and_uu<1>(p_core_2e_lane__task_2e_settled.curr.slice<0>().val(), p_core_2e_lane__task_2e_off0), (p_core_2e_lane__task_2e_levels.curr.slice<0>().val() ? p_core_2e_lane__task_2e_config.slice<2>().val() : p_core_2e_lane__task_2e_config.slice<3>().val()));
	// cell $flatten\core.\lane_isr.$51
	p_core_2e_lane__isr_2e_edges = xor_uu<4>(p_core_2e_lane__isr_2e_levels.curr.slice<5,2>().val(), p_core_2e_lane__isr_2e_levels.curr.slice<4,1>().val());
	// cells $flatten\core.\lane_isr.$66 $flatten\core.\lane_isr.$65 $flatten\core.\lane_isr.$64
	i_flatten_5c_core_2e__5c_lane__isr_2e__24_11 = and_uu<1>(and_uu<1>(p_core_2e_lane__isr_2e_settled.curr.slice<0>().val(), p_core_2e_lane__isr_2e_off0), (p_core_2e_lane__isr_2e_levels.curr.slice<0>().val() ? p_core_2e_lane__isr_2e_config.slice<2>().val() : p_core_2e_lane__isr_2e_config.slice<3>().val()));
	// cell $flatten\core.\stimulus2.\schedule.\train.$11
	p_core_2e_stimulus2_2e_schedule_2e_train_2e_less = sub_uu<40>(p_core_2e_stimulus2_2e_schedule_2e_train_2e_train.curr, value<1>{0x1u});
	// connection
	p_core_2e_stimulus2_2e_schedule_2e_cancel = p_core_2e_stimulus2_2e_stopped;
	// connection
	p_core_2e_stimulus2_2e_soft__reset = p_core_2e_restart;
	// cells $flatten\core.\stimulus2.\schedule.$43 $flatten\core.\stimulus2.\schedule.$42
	p_core_2e_stimulus2_2e_schedule_2e_train_2e_load = or_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_scheduled, and_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_due_24_11, p_core_2e_stimulus2_2e_schedule_2e_again.curr));
	// cell $flatten\core.\stimulus2.\schedule.$41
	p_core_2e_stimulus2_2e_schedule_2e_again__total = add_uu<2>(p_core_2e_stimulus2_2e_schedule_2e_sub.curr, p_core_2e_stimulus2_2e_schedule_2e_gap.curr.slice<0>().val());
	// cell $flatten\core.\stimulus2.\schedule.$40
	p_core_2e_stimulus2_2e_schedule_2e_first__total = add_uu<2>(p_core_2e_stimulus2_2e_schedule_2e_point__sub.curr, p_core_2e_stimulus2_2e_schedule_2e_shift.slice<0>().val());
	// cell $flatten\core.\stimulus2.\schedule.\wait.$11
	p_core_2e_stimulus2_2e_schedule_2e_wait_2e_less = sub_uu<40>(p_core_2e_stimulus2_2e_schedule_2e_wait_2e_wait.curr, value<1>{0x1u});
	// cells $flatten\core.\stimulus2.\schedule.$36 $flatten\core.\stimulus2.\schedule.$35 $flatten\core.\stimulus2.\schedule.$34 $flatten\core.\stimulus2.\schedule.$33
	p_core_2e_stimulus2_2e_schedule_2e_wait_2e_load = or_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_start, and_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_due, or_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_lead.curr, not_u<1>(p_core_2e_stimulus2_2e_schedule_2e_last.curr))));
	// cell $flatten\core.\stimulus2.\schedule.$30
	p_core_2e_stimulus2_2e_schedule_2e_schedule__total = add_uu<2>(p_core_2e_stimulus2_2e_schedule_2e_point__sub.curr, p_core_2e_stimulus2_2e_schedule_2e_interval.slice<0>().val());
	// connection
	p_core_2e_stimulus2_2e_schedule_2e_dither_2e_port_24_4109_24_0 = p_core_2e_registers_2e_configuration____stimulus2__seed.curr;
	// cell $flatten\core.\stimulus2.\schedule.$51
	i_flatten_5c_core_2e__5c_stimulus2_2e__5c_schedule_2e__24_14 = and_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_due_24_11, p_core_2e_stimulus2_2e_schedule_2e_again.curr);
	// cell $flatten\core.\stimulus2.\pulse.\hold.$11
	p_core_2e_stimulus2_2e_pulse_2e_hold_2e_less = sub_uu<32>(p_core_2e_stimulus2_2e_pulse_2e_hold_2e_hold.curr, value<1>{0x1u});
	// connection
	p_core_2e_stimulus2_2e_pulse_2e_hold_2e_load = p_core_2e_stimulus2_2e_pulse_2e_accepted;
	// cell $flatten\core.\stimulus.\schedule.\train.$11
	p_core_2e_stimulus_2e_schedule_2e_train_2e_less = sub_uu<40>(p_core_2e_stimulus_2e_schedule_2e_train_2e_train.curr, value<1>{0x1u});
	// connection
	p_core_2e_stimulus_2e_schedule_2e_cancel = p_core_2e_stimulus_2e_stopped;
	// connection
	p_core_2e_stimulus_2e_soft__reset = p_core_2e_restart;
	// cells $flatten\core.\stimulus.\schedule.$43 $flatten\core.\stimulus.\schedule.$42
	p_core_2e_stimulus_2e_schedule_2e_train_2e_load = or_uu<1>(p_core_2e_stimulus_2e_schedule_2e_scheduled, and_uu<1>(p_core_2e_stimulus_2e_schedule_2e_due_24_11, p_core_2e_stimulus_2e_schedule_2e_again.curr));
	// cell $flatten\core.\stimulus.\schedule.$41
	p_core_2e_stimulus_2e_schedule_2e_again__total = add_uu<2>(p_core_2e_stimulus_2e_schedule_2e_sub.curr, p_core_2e_stimulus_2e_schedule_2e_gap.curr.slice<0>().val());
	// cell $flatten\core.\stimulus.\schedule.$40
	p_core_2e_stimulus_2e_schedule_2e_first__total = add_uu<2>(p_core_2e_stimulus_2e_schedule_2e_point__sub.curr, p_core_2e_stimulus_2e_schedule_2e_shift.slice<0>().val());
	// cell $flatten\core.\stimulus.\schedule.\wait.$11
	p_core_2e_stimulus_2e_schedule_2e_wait_2e_less = sub_uu<40>(p_core_2e_stimulus_2e_schedule_2e_wait_2e_wait.curr, value<1>{0x1u});
	// cells $flatten\core.\stimulus.\schedule.$36 $flatten\core.\stimulus.\schedule.$35 $flatten\core.\stimulus.\schedule.$34 $flatten\core.\stimulus.\schedule.$33
	p_core_2e_stimulus_2e_schedule_2e_wait_2e_load = or_uu<1>(p_core_2e_stimulus_2e_schedule_2e_start, and_uu<1>(p_core_2e_stimulus_2e_schedule_2e_due, or_uu<1>(p_core_2e_stimulus_2e_schedule_2e_lead.curr, not_u<1>(p_core_2e_stimulus_2e_schedule_2e_last.curr))));
	// cell $flatten\core.\stimulus.\schedule.$30
	p_core_2e_stimulus_2e_schedule_2e_schedule__total = add_uu<2>(p_core_2e_stimulus_2e_schedule_2e_point__sub.curr, p_core_2e_stimulus_2e_schedule_2e_interval.slice<0>().val());
	// connection
	p_core_2e_stimulus_2e_schedule_2e_dither_2e_port_24_4073_24_0 = p_core_2e_registers_2e_configuration____stimulus__seed.curr;
	// cell $flatten\core.\stimulus.\schedule.$51
	i_flatten_5c_core_2e__5c_stimulus_2e__5c_schedule_2e__24_14 = and_uu<1>(p_core_2e_stimulus_2e_schedule_2e_due_24_11, p_core_2e_stimulus_2e_schedule_2e_again.curr);
	// cell $flatten\core.\stimulus.\pulse.\hold.$11
	p_core_2e_stimulus_2e_pulse_2e_hold_2e_less = sub_uu<32>(p_core_2e_stimulus_2e_pulse_2e_hold_2e_hold.curr, value<1>{0x1u});
	// connection
	p_core_2e_stimulus_2e_pulse_2e_hold_2e_load = p_core_2e_stimulus_2e_pulse_2e_accepted;
	// cells $flatten\core.\registers.$250 $flatten\core.\registers.$249
	p_core_2e_replies_2e_read____done = and_uu<1>(i_flatten_5c_core_2e__5c_registers_2e__24_19, logic_not<1>(p_core_2e_registers_2e_client.curr));
	// cells $flatten\core.\replies.$48 $flatten\core.\replies.$37 $flatten\core.\replies.$36 $flatten\core.\replies.$35 $flatten\core.\replies.$34 $flatten\core.\replies.$33 $flatten\core.\replies.$32 $flatten\core.\replies.$31 $flatten\core.\replies.$30 $flatten\core.\replies.$47
	i_flatten_5c_core_2e__5c_replies_2e__24_18 = and_uu<1>(eq_uu<1>(p_core_2e_replies_2e_command____payload.slice<7,0>().val(), value<1>{0x1u}), and_uu<1>(and_uu<1>(and_uu<1>(logic_not<1>(p_core_2e_replies_2e_command____payload.slice<63,39>().val()), reduce_bool<1>(p_core_2e_replies_2e_command____payload.slice<38,32>().val())), le_uu<1>(p_core_2e_replies_2e_command____payload.slice<38,32>().val(), value<7>{0x76u})), le_uu<1>(add_uu<9>(p_core_2e_replies_2e_command____payload.slice<15,8>().val(), p_core_2e_replies_2e_command____payload.slice<38,32>().val()), value<9>{0x100u})));
	// cells $procmux$401 $procmux$402_CMP0
	p_core_2e_command____valid = (eq_uu<1>(p_core_2e_command__port_2e_fsm__state.curr, value<3>{0x4u}) ? value<1>{0x1u} : value<1>{0u});
	// cells $procmux$487 $procmux$488_CMP0 $procmux$485
	p_core_2e_command____ready = (eq_uu<1>(p_core_2e_replies_2e_fsm__state.curr, value<3>{0x6u}) ? (p_core_2e_replies_2e_payload____done ? value<1>{0x1u} : value<1>{0u}) : value<1>{0u});
	// cells $procmux$2471 $procmux$2472_CMP0
	p_core_2e_registers_2e_read____1____request = (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_fsm__state.curr, value<4>{0x6u}) ? i_procmux_24_2463__Y : value<1>{0u});
	// connection
	p_core_2e_statistics_2e_bank = p_core_2e_statistics_2e_snapshot_2e_bank.curr;
	// connection
	p_core_2e_i_24_138 = p_core_2e_stimulus2_2e_slot;
	// connection
	p_core_2e_i_24_136 = p_core_2e_stimulus_2e_slot;
	// cells $flatten\core.\sender.$684 $flatten\core.\sender.$683 $flatten\core.\sender.$682 $flatten\core.\sender.$681 $flatten\core.\sender.$680 $flatten\core.\sender.$679 $flatten\core.\sender.$678
	i_flatten_5c_core_2e__5c_sender_2e__24_316 = or_uu<1>(or_uu<1>(logic_not<1>(p_core_2e_sender_2e_left.curr), p_core_2e_sender_2e_cut.curr), and_uu<1>(and_uu<1>(not_u<1>(p_core_2e_sender_2e_word__valid.curr), not_u<1>(p_core_2e_sender_2e__24_signal_24_23)), p_core_2e_sender_2e_payload__end));
	// cells $flatten\core.\sender.$643 $flatten\core.\sender.$642 $flatten\core.\sender.$641
	i_flatten_5c_core_2e__5c_sender_2e__24_275 = and_uu<1>(reduce_or<1>(p_core_2e_sender_2e_ports____3____request.concat(p_core_2e_sender_2e_ports____2____request).concat(p_core_2e_sender_2e_ports____1____request).concat(p_core_2e_sender_2e_ports____0____request).val()), not_u<1>(p_core_2e_sender_2e_restart));
	// cells $flatten\core.\sender.$649 $flatten\core.\sender.$648 $flatten\core.\sender.$647 $flatten\core.\sender.$646 $flatten\core.\sender.$645 $flatten\core.\sender.$644
	i_flatten_5c_core_2e__5c_sender_2e__24_281 = and_uu<1>(reduce_or<1>(and_uu<4>(p_core_2e_sender_2e_ports____3____request.concat(p_core_2e_sender_2e_ports____2____request).concat(p_core_2e_sender_2e_ports____1____request).concat(p_core_2e_sender_2e_ports____0____request).val(), p_core_2e_sender_2e_grant.curr)), not_u<1>(and_uu<1>(p_core_2e_sender_2e_restart, not_u<1>(p_core_2e_sender_2e_grant.curr.slice<0>().val()))));
	// cells $flatten\core.\statistics.$113 $flatten\core.\statistics.$112
	i_flatten_5c_core_2e__5c_statistics_2e__24_34 = or_uu<1>(p_core_2e_statistics_2e_go, not_u<1>(p_core_2e_statistics_2e__24_signal_24_239.curr));
	// cells $flatten\core.\statistics.\rows.$23 $flatten\core.\statistics.\rows.$22
	p_core_2e_statistics_2e_rows_2e_load = and_uu<1>(p_core_2e_statistics_2e_rows_2e_fetched.curr, not_u<1>(p_core_2e_statistics_2e_rows_2e_read____valid.curr));
	// cells $procmux$3329 $flatten\core.\statistics.\router.$206 $flatten\core.\statistics.\router.$205
	p_core_2e_statistics_2e_router_2e_response__at3 = (p_core_2e_statistics_2e_router_2e__24_signal_24_7 ? reduce_or<1>(and_uu<6>(p_core_2e_statistics_2e_router_2e_subs0, p_core_2e_statistics_2e_router_2e_response__mask3)) : value<1>{0u});
	// cells $procmux$3325 $flatten\core.\statistics.\router.$203 $flatten\core.\statistics.\router.$202
	p_core_2e_statistics_2e_router_2e_cause__at3 = (p_core_2e_statistics_2e_router_2e__24_signal_24_7 ? reduce_or<1>(and_uu<6>(p_core_2e_statistics_2e_router_2e_subs0, p_core_2e_statistics_2e_router_2e_cause__mask3)) : value<1>{0u});
	// cells $flatten\core.\statistics.\router.$278 $flatten\core.\statistics.\pairing3.$155 $flatten\core.\statistics.\pairing3.$147 $flatten\core.\statistics.\pairing3.$146 $flatten\core.\statistics.\pairing3.$145
	i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_112 = and_uu<1>(p_core_2e_statistics_2e_router_2e_operations____3____valid, and_uu<1>(p_core_2e_statistics_2e_pairing3_2e__24_signal_24_59, and_uu<1>(not_u<1>(p_core_2e_statistics_2e_pairing3_2e_missing), not_u<1>(p_core_2e_statistics_2e_pairing3_2e_more))));
	// cell $procmux$3505
	i_procmux_24_3505__Y = (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_100 ? p_core_2e_statistics_2e_router_2e_tick : p_core_2e_statistics_2e_router_2e_ticks3.curr);
	// cells $procmux$3321 $flatten\core.\statistics.\router.$190 $flatten\core.\statistics.\router.$189
	p_core_2e_statistics_2e_router_2e_response__at2 = (p_core_2e_statistics_2e_router_2e__24_signal_24_7 ? reduce_or<1>(and_uu<6>(p_core_2e_statistics_2e_router_2e_subs0, p_core_2e_statistics_2e_router_2e_response__mask2)) : value<1>{0u});
	// cells $procmux$3317 $flatten\core.\statistics.\router.$187 $flatten\core.\statistics.\router.$186
	p_core_2e_statistics_2e_router_2e_cause__at2 = (p_core_2e_statistics_2e_router_2e__24_signal_24_7 ? reduce_or<1>(and_uu<6>(p_core_2e_statistics_2e_router_2e_subs0, p_core_2e_statistics_2e_router_2e_cause__mask2)) : value<1>{0u});
	// cells $flatten\core.\statistics.\router.$264 $flatten\core.\statistics.\pairing2.$155 $flatten\core.\statistics.\pairing2.$147 $flatten\core.\statistics.\pairing2.$146 $flatten\core.\statistics.\pairing2.$145
	i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_98 = and_uu<1>(p_core_2e_statistics_2e_router_2e_operations____2____valid, and_uu<1>(p_core_2e_statistics_2e_pairing2_2e__24_signal_24_59, and_uu<1>(not_u<1>(p_core_2e_statistics_2e_pairing2_2e_missing), not_u<1>(p_core_2e_statistics_2e_pairing2_2e_more))));
	// cell $procmux$3456
	i_procmux_24_3456__Y = (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_86 ? p_core_2e_statistics_2e_router_2e_tick : p_core_2e_statistics_2e_router_2e_ticks2.curr);
	// cells $procmux$3313 $flatten\core.\statistics.\router.$174 $flatten\core.\statistics.\router.$173
	p_core_2e_statistics_2e_router_2e_response__at1 = (p_core_2e_statistics_2e_router_2e__24_signal_24_7 ? reduce_or<1>(and_uu<6>(p_core_2e_statistics_2e_router_2e_subs0, p_core_2e_statistics_2e_router_2e_response__mask1)) : value<1>{0u});
	// cells $procmux$3309 $flatten\core.\statistics.\router.$171 $flatten\core.\statistics.\router.$170
	p_core_2e_statistics_2e_router_2e_cause__at1 = (p_core_2e_statistics_2e_router_2e__24_signal_24_7 ? reduce_or<1>(and_uu<6>(p_core_2e_statistics_2e_router_2e_subs0, p_core_2e_statistics_2e_router_2e_cause__mask1)) : value<1>{0u});
	// cells $flatten\core.\statistics.\router.$250 $flatten\core.\statistics.\pairing1.$155 $flatten\core.\statistics.\pairing1.$147 $flatten\core.\statistics.\pairing1.$146 $flatten\core.\statistics.\pairing1.$145
	i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_84 = and_uu<1>(p_core_2e_statistics_2e_router_2e_operations____1____valid, and_uu<1>(p_core_2e_statistics_2e_pairing1_2e__24_signal_24_59, and_uu<1>(not_u<1>(p_core_2e_statistics_2e_pairing1_2e_missing), not_u<1>(p_core_2e_statistics_2e_pairing1_2e_more))));
	// cell $procmux$3407
	i_procmux_24_3407__Y = (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_72 ? p_core_2e_statistics_2e_router_2e_tick : p_core_2e_statistics_2e_router_2e_ticks1.curr);
	// cells $procmux$3305 $flatten\core.\statistics.\router.$158 $flatten\core.\statistics.\router.$157
	p_core_2e_statistics_2e_router_2e_response__at0 = (p_core_2e_statistics_2e_router_2e__24_signal_24_7 ? reduce_or<1>(and_uu<6>(p_core_2e_statistics_2e_router_2e_subs0, p_core_2e_statistics_2e_router_2e_response__mask0)) : value<1>{0u});
	// cells $procmux$3301 $flatten\core.\statistics.\router.$155 $flatten\core.\statistics.\router.$154
	p_core_2e_statistics_2e_router_2e_cause__at0 = (p_core_2e_statistics_2e_router_2e__24_signal_24_7 ? reduce_or<1>(and_uu<6>(p_core_2e_statistics_2e_router_2e_subs0, p_core_2e_statistics_2e_router_2e_cause__mask0)) : value<1>{0u});
	// cells $flatten\core.\statistics.\router.$236 $flatten\core.\statistics.\pairing0.$155 $flatten\core.\statistics.\pairing0.$147 $flatten\core.\statistics.\pairing0.$146 $flatten\core.\statistics.\pairing0.$145
	i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_70 = and_uu<1>(p_core_2e_statistics_2e_router_2e_operations____0____valid, and_uu<1>(p_core_2e_statistics_2e_pairing0_2e__24_signal_24_59, and_uu<1>(not_u<1>(p_core_2e_statistics_2e_pairing0_2e_missing), not_u<1>(p_core_2e_statistics_2e_pairing0_2e_more))));
	// cell $procmux$3358
	i_procmux_24_3358__Y = (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_58 ? p_core_2e_statistics_2e_router_2e_tick : p_core_2e_statistics_2e_router_2e_ticks0.curr);
	// cell $flatten\core.\statistics.\router.$219
	i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_53 = and_uu<1>(p_core_2e_statistics_2e_router_2e_rows____valid, p_core_2e_statistics_2e_router_2e__24_signal);
	// connection
	p_core_2e_statistics_2e_counters_2e_soft__reset = p_core_2e_statistics_2e_soft__reset;
	// connection
	p_core_2e_statistics_2e_counters_2e_clear__valid = p_core_2e_statistics_2e_clear__valid;
	// connection
	p_core_2e_statistics_2e_counters_2e_port_24_2718_24_0 = p_core_2e_statistics_2e_clear__bank;
	// connection
	p_core_2e_statistics_2e_counters_2e_port_24_5097_24_0 = p_core_2e_statistics_2e_clear__index.slice<4,0>().val();
	// connection
	p_core_2e_statistics_2e_counters_2e_port_24_5099_24_0 = p_core_2e_statistics_2e_clear__segment;
	// cell $flatten\core.\statistics.\counters.$43
	p_core_2e_statistics_2e_counters_2e_accept = and_uu<1>(p_core_2e_statistics_2e_go, p_core_2e_statistics_2e_counters_2e_ready);
	// connection
	p_core_2e_statistics_2e_histogram_2e_soft__reset = p_core_2e_statistics_2e_soft__reset;
	// cells $flatten\core.\statistics.\scalars$471.$44 $flatten\core.\statistics.$89
	p_core_2e_statistics_2e_scalars_24_471_2e_accept = and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_go, p_core_2e_statistics_2e_outcome____sample.curr), p_core_2e_statistics_2e_scalars_24_471_2e_ready);
	// connection
	p_core_2e_statistics_2e_outliers_2e_soft__reset = p_core_2e_statistics_2e_soft__reset;
	// cells $flatten\core.\statistics.\outliers.\words.$23 $flatten\core.\statistics.\outliers.\words.$22
	p_core_2e_statistics_2e_outliers_2e_words_2e_load = and_uu<1>(p_core_2e_statistics_2e_outliers_2e_words_2e_fetched.curr, not_u<1>(p_core_2e_statistics_2e_outliers_2e_words_2e_read____valid.curr));
	// cells $procmux$2783 $flatten\core.\statistics.\outliers.$68 $flatten\core.\statistics.\outliers.$69
	i_procmux_24_2783__Y = (reduce_bool<1>(p_core_2e_statistics_2e_outliers_2e_outlier__flush.curr) ? sub_uu<33>(p_core_2e_statistics_2e_outliers_2e_outlier__flush.curr, value<1>{0x1u}).slice<31,0>().val() : p_core_2e_statistics_2e_outliers_2e_outlier__flush.curr);
	// cells $flatten\core.\statistics.\outliers.$48 $flatten\core.\statistics.\outliers.$47
	p_core_2e_statistics_2e_outliers_2e_taken = and_uu<1>(p_core_2e_statistics_2e_outliers_2e_moved, eq_uu<1>(p_core_2e_statistics_2e_outliers_2e_part.curr, value<2>{0x2u}));
	// cells $flatten\core.\statistics.\outliers.$39 $flatten\core.\statistics.$90
	p_core_2e_statistics_2e_outliers_2e__24_signal = and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_go, p_core_2e_statistics_2e_record), p_core_2e_statistics_2e_outliers_2e_ready);
	// cells $procmux$2649 $flatten\core.\statistics.\snapshot.$42 $flatten\core.\statistics.\snapshot.$41
	i_procmux_24_2649__Y = (and_uu<1>(p_core_2e_statistics_2e_snapshot_2e__24_signal.curr, eq_uu<1>(p_core_2e_statistics_2e_snapshot_2e_asked__number.curr, p_core_2e_statistics_2e_snapshot_2e_following.curr)) ? value<1>{0x1u} : p_core_2e_statistics_2e_snapshot_2e_wanted.curr);
	// cell $flatten\core.\statistics.\dump.$97
	i_flatten_5c_core_2e__5c_statistics_2e__5c_dump_2e__24_32 = reduce_or<1>(p_core_2e_statistics_2e_dump_2e_flying.curr);
	// cells $procmux$2489 $flatten\core.\statistics.\dump.$91
	i_procmux_24_2489__Y = (p_core_2e_statistics_2e_dump_2e_arrives ? add_uu<11>(p_core_2e_statistics_2e_dump_2e_coming.curr, value<1>{0x1u}).slice<9,0>().val() : p_core_2e_statistics_2e_dump_2e_coming.curr);
	// cells $procmux$2477 $flatten\core.\statistics.\dump.$90
	i_procmux_24_2477__Y = (p_core_2e_statistics_2e_dump_2e__24_signal ? add_uu<12>(p_core_2e_statistics_2e_dump_2e_issue.curr, value<1>{0x1u}).slice<10,0>().val() : p_core_2e_statistics_2e_dump_2e_issue.curr);
	// connection
	p_core_2e_statistics_2e_pairing0_2e_soft__reset = p_core_2e_statistics_2e_soft__reset;
	// cell $procmux$2410
	i_procmux_24_2410__Y = (p_core_2e_statistics_2e_pairing0_2e_pending_2e_pop ? p_core_2e_statistics_2e_pairing0_2e_pending_2e_second.curr : p_core_2e_statistics_2e_pairing0_2e_pending_2e_head.curr);
	// cell $flatten\core.\statistics.\pairing0.\pending.$45
	i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing0_2e__5c_pending_2e__24_17 = and_uu<1>(p_core_2e_statistics_2e_pairing0_2e_pending_2e_waiting.curr, p_core_2e_statistics_2e_pending_24_468_2e_rings____0____data__valid.curr);
	// cells $flatten\core.\statistics.\pairing0.$138 $flatten\core.\statistics.\pairing0.$137 $flatten\core.\statistics.\pairing0.$136 $flatten\core.\statistics.\pairing0.$135 $flatten\core.\statistics.\pairing0.$134
	p_core_2e_statistics_2e_pairing0_2e_ambiguous = (p_core_2e_statistics_2e_pairing0_2e_serving__on.curr ? p_core_2e_statistics_2e_pairing0_2e_was__ambiguous.curr : and_uu<1>(and_uu<1>(not_u<1>(p_core_2e_statistics_2e_pairing0_2e_interval), gt_uu<1>(p_core_2e_statistics_2e_pairing0_2e_level, value<1>{0x1u})), p_core_2e_statistics_2e_pairing0_2e_second__old.curr));
	// cells $procmux$2211 $procmux$2212_CMP0
	p_core_2e_statistics_2e_pairing0_2e_compare = (eq_uu<1>(p_core_2e_statistics_2e_pairing0_2e_fsm__state.curr, value<2>{0x1u}) ? value<1>{0x1u} : value<1>{0u});
	// cells $flatten\core.\statistics.\pairing0.$105 $flatten\core.\statistics.\pairing0.$104 $flatten\core.\statistics.\pairing0.$103
	p_core_2e_statistics_2e_pairing0_2e_timeout = (or_uu<1>(p_core_2e_statistics_2e_pairing0_2e_interval, reduce_or<1>(p_core_2e_statistics_2e_pairing0_2e_port_24_4124_24_0.slice<7,2>().val())) ? value<34>{0xffffffffu,0x3u} : p_core_2e_statistics_2e_pairing0_2e_port_24_4124_24_0.slice<1,0>().concat(p_core_2e_registers_2e_configuration____segment0__timeout__low.curr).val());
	// connection
	p_core_2e_statistics_2e_pairing0_2e_port_24_4115_24_0 = p_core_2e_registers_2e_configuration____segment0__least__low.curr;
	// connection
	p_core_2e_statistics_2e_pairing0_2e_port_24_4118_24_0 = p_core_2e_registers_2e_configuration____segment0__least__high.curr;
	// connection
	p_core_2e_statistics_2e_pairing0_2e_port_24_2058_24_0 = i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_16;
	// connection
	p_core_2e_statistics_2e_pairing0_2e_port_24_4798_24_0 = i_flatten_5c_core_2e__5c_statistics_2e__24_61;
	// cells $procmux$2209 $procmux$2210_CMP0 $procmux$2207 $flatten\core.\statistics.\pairing0.$174
	p_core_2e_statistics_2e_pairing0_2e__24_signal_24_80 = (logic_not<1>(p_core_2e_statistics_2e_pairing0_2e_fsm__state.curr) ? (and_uu<1>(p_core_2e_statistics_2e_pairing0_2e_operation____valid, p_core_2e_statistics_2e_pairing0_2e_settled) ? value<1>{0x1u} : value<1>{0u}) : value<1>{0u});
	// connection
	p_core_2e_statistics_2e_pairing1_2e_soft__reset = p_core_2e_statistics_2e_soft__reset;
	// cell $procmux$2193
	i_procmux_24_2193__Y = (p_core_2e_statistics_2e_pairing1_2e_pending_2e_pop ? p_core_2e_statistics_2e_pairing1_2e_pending_2e_second.curr : p_core_2e_statistics_2e_pairing1_2e_pending_2e_head.curr);
	// cell $flatten\core.\statistics.\pairing1.\pending.$45
	i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__5c_pending_2e__24_17 = and_uu<1>(p_core_2e_statistics_2e_pairing1_2e_pending_2e_waiting.curr, p_core_2e_statistics_2e_pending_24_468_2e_rings____1____data__valid.curr);
	// cells $flatten\core.\statistics.\pairing1.$138 $flatten\core.\statistics.\pairing1.$137 $flatten\core.\statistics.\pairing1.$136 $flatten\core.\statistics.\pairing1.$135 $flatten\core.\statistics.\pairing1.$134
	p_core_2e_statistics_2e_pairing1_2e_ambiguous = (p_core_2e_statistics_2e_pairing1_2e_serving__on.curr ? p_core_2e_statistics_2e_pairing1_2e_was__ambiguous.curr : and_uu<1>(and_uu<1>(not_u<1>(p_core_2e_statistics_2e_pairing1_2e_interval), gt_uu<1>(p_core_2e_statistics_2e_pairing1_2e_level, value<1>{0x1u})), p_core_2e_statistics_2e_pairing1_2e_second__old.curr));
	// cells $procmux$1994 $procmux$1995_CMP0
	p_core_2e_statistics_2e_pairing1_2e_compare = (eq_uu<1>(p_core_2e_statistics_2e_pairing1_2e_fsm__state.curr, value<2>{0x1u}) ? value<1>{0x1u} : value<1>{0u});
	// cells $flatten\core.\statistics.\pairing1.$105 $flatten\core.\statistics.\pairing1.$104 $flatten\core.\statistics.\pairing1.$103
	p_core_2e_statistics_2e_pairing1_2e_timeout = (or_uu<1>(p_core_2e_statistics_2e_pairing1_2e_interval, reduce_or<1>(p_core_2e_statistics_2e_pairing1_2e_port_24_4145_24_0.slice<7,2>().val())) ? value<34>{0xffffffffu,0x3u} : p_core_2e_statistics_2e_pairing1_2e_port_24_4145_24_0.slice<1,0>().concat(p_core_2e_registers_2e_configuration____segment1__timeout__low.curr).val());
	// connection
	p_core_2e_statistics_2e_pairing1_2e_port_24_4136_24_0 = p_core_2e_registers_2e_configuration____segment1__least__low.curr;
	// connection
	p_core_2e_statistics_2e_pairing1_2e_port_24_4139_24_0 = p_core_2e_registers_2e_configuration____segment1__least__high.curr;
	// connection
	p_core_2e_statistics_2e_pairing1_2e_port_24_2074_24_0 = i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_28;
	// connection
	p_core_2e_statistics_2e_pairing1_2e_port_24_4798_24_0 = i_flatten_5c_core_2e__5c_statistics_2e__24_61;
	// cells $procmux$1992 $procmux$1993_CMP0 $procmux$1990 $flatten\core.\statistics.\pairing1.$174
	p_core_2e_statistics_2e_pairing1_2e__24_signal_24_80 = (logic_not<1>(p_core_2e_statistics_2e_pairing1_2e_fsm__state.curr) ? (and_uu<1>(p_core_2e_statistics_2e_pairing1_2e_operation____valid, p_core_2e_statistics_2e_pairing1_2e_settled) ? value<1>{0x1u} : value<1>{0u}) : value<1>{0u});
	// connection
	p_core_2e_statistics_2e_pairing2_2e_soft__reset = p_core_2e_statistics_2e_soft__reset;
	// cell $procmux$1976
	i_procmux_24_1976__Y = (p_core_2e_statistics_2e_pairing2_2e_pending_2e_pop ? p_core_2e_statistics_2e_pairing2_2e_pending_2e_second.curr : p_core_2e_statistics_2e_pairing2_2e_pending_2e_head.curr);
	// cell $flatten\core.\statistics.\pairing2.\pending.$45
	i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing2_2e__5c_pending_2e__24_17 = and_uu<1>(p_core_2e_statistics_2e_pairing2_2e_pending_2e_waiting.curr, p_core_2e_statistics_2e_pending_24_468_2e_rings____2____data__valid.curr);
	// cells $flatten\core.\statistics.\pairing2.$138 $flatten\core.\statistics.\pairing2.$137 $flatten\core.\statistics.\pairing2.$136 $flatten\core.\statistics.\pairing2.$135 $flatten\core.\statistics.\pairing2.$134
	p_core_2e_statistics_2e_pairing2_2e_ambiguous = (p_core_2e_statistics_2e_pairing2_2e_serving__on.curr ? p_core_2e_statistics_2e_pairing2_2e_was__ambiguous.curr : and_uu<1>(and_uu<1>(not_u<1>(p_core_2e_statistics_2e_pairing2_2e_interval), gt_uu<1>(p_core_2e_statistics_2e_pairing2_2e_level, value<1>{0x1u})), p_core_2e_statistics_2e_pairing2_2e_second__old.curr));
	// cells $procmux$1777 $procmux$1778_CMP0
	p_core_2e_statistics_2e_pairing2_2e_compare = (eq_uu<1>(p_core_2e_statistics_2e_pairing2_2e_fsm__state.curr, value<2>{0x1u}) ? value<1>{0x1u} : value<1>{0u});
	// cells $flatten\core.\statistics.\pairing2.$105 $flatten\core.\statistics.\pairing2.$104 $flatten\core.\statistics.\pairing2.$103
	p_core_2e_statistics_2e_pairing2_2e_timeout = (or_uu<1>(p_core_2e_statistics_2e_pairing2_2e_interval, reduce_or<1>(p_core_2e_statistics_2e_pairing2_2e_port_24_4166_24_0.slice<7,2>().val())) ? value<34>{0xffffffffu,0x3u} : p_core_2e_statistics_2e_pairing2_2e_port_24_4166_24_0.slice<1,0>().concat(p_core_2e_registers_2e_configuration____segment2__timeout__low.curr).val());
	// connection
	p_core_2e_statistics_2e_pairing2_2e_port_24_4157_24_0 = p_core_2e_registers_2e_configuration____segment2__least__low.curr;
	// connection
	p_core_2e_statistics_2e_pairing2_2e_port_24_4160_24_0 = p_core_2e_registers_2e_configuration____segment2__least__high.curr;
	// connection
	p_core_2e_statistics_2e_pairing2_2e_port_24_2090_24_0 = i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_40;
	// connection
	p_core_2e_statistics_2e_pairing2_2e_port_24_4798_24_0 = i_flatten_5c_core_2e__5c_statistics_2e__24_61;
	// cells $procmux$1775 $procmux$1776_CMP0 $procmux$1773 $flatten\core.\statistics.\pairing2.$174
	p_core_2e_statistics_2e_pairing2_2e__24_signal_24_80 = (logic_not<1>(p_core_2e_statistics_2e_pairing2_2e_fsm__state.curr) ? (and_uu<1>(p_core_2e_statistics_2e_pairing2_2e_operation____valid, p_core_2e_statistics_2e_pairing2_2e_settled) ? value<1>{0x1u} : value<1>{0u}) : value<1>{0u});
	// connection
	p_core_2e_statistics_2e_pairing3_2e_soft__reset = p_core_2e_statistics_2e_soft__reset;
	// cell $procmux$1759
	i_procmux_24_1759__Y = (p_core_2e_statistics_2e_pairing3_2e_pending_2e_pop ? p_core_2e_statistics_2e_pairing3_2e_pending_2e_second.curr : p_core_2e_statistics_2e_pairing3_2e_pending_2e_head.curr);
	// cell $flatten\core.\statistics.\pairing3.\pending.$45
	i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing3_2e__5c_pending_2e__24_17 = and_uu<1>(p_core_2e_statistics_2e_pairing3_2e_pending_2e_waiting.curr, p_core_2e_statistics_2e_pending_24_468_2e_rings____3____data__valid.curr);
	// cells $flatten\core.\statistics.\pairing3.$138 $flatten\core.\statistics.\pairing3.$137 $flatten\core.\statistics.\pairing3.$136 $flatten\core.\statistics.\pairing3.$135 $flatten\core.\statistics.\pairing3.$134
	p_core_2e_statistics_2e_pairing3_2e_ambiguous = (p_core_2e_statistics_2e_pairing3_2e_serving__on.curr ? p_core_2e_statistics_2e_pairing3_2e_was__ambiguous.curr : and_uu<1>(and_uu<1>(not_u<1>(p_core_2e_statistics_2e_pairing3_2e_interval), gt_uu<1>(p_core_2e_statistics_2e_pairing3_2e_level, value<1>{0x1u})), p_core_2e_statistics_2e_pairing3_2e_second__old.curr));
	// cells $procmux$1560 $procmux$1561_CMP0
	p_core_2e_statistics_2e_pairing3_2e_compare = (eq_uu<1>(p_core_2e_statistics_2e_pairing3_2e_fsm__state.curr, value<2>{0x1u}) ? value<1>{0x1u} : value<1>{0u});
	// cells $flatten\core.\statistics.\pairing3.$105 $flatten\core.\statistics.\pairing3.$104 $flatten\core.\statistics.\pairing3.$103
	p_core_2e_statistics_2e_pairing3_2e_timeout = (or_uu<1>(p_core_2e_statistics_2e_pairing3_2e_interval, reduce_or<1>(p_core_2e_statistics_2e_pairing3_2e_port_24_4187_24_0.slice<7,2>().val())) ? value<34>{0xffffffffu,0x3u} : p_core_2e_statistics_2e_pairing3_2e_port_24_4187_24_0.slice<1,0>().concat(p_core_2e_registers_2e_configuration____segment3__timeout__low.curr).val());
	// connection
	p_core_2e_statistics_2e_pairing3_2e_port_24_4178_24_0 = p_core_2e_registers_2e_configuration____segment3__least__low.curr;
	// connection
	p_core_2e_statistics_2e_pairing3_2e_port_24_4181_24_0 = p_core_2e_registers_2e_configuration____segment3__least__high.curr;
	// connection
	p_core_2e_statistics_2e_pairing3_2e_port_24_2106_24_0 = i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_52;
	// connection
	p_core_2e_statistics_2e_pairing3_2e_port_24_4798_24_0 = i_flatten_5c_core_2e__5c_statistics_2e__24_61;
	// cells $procmux$1558 $procmux$1559_CMP0 $procmux$1556 $flatten\core.\statistics.\pairing3.$174
	p_core_2e_statistics_2e_pairing3_2e__24_signal_24_80 = (logic_not<1>(p_core_2e_statistics_2e_pairing3_2e_fsm__state.curr) ? (and_uu<1>(p_core_2e_statistics_2e_pairing3_2e_operation____valid, p_core_2e_statistics_2e_pairing3_2e_settled) ? value<1>{0x1u} : value<1>{0u}) : value<1>{0u});
	// connection
	p_core_2e_events_2e_port_24_4247_24_0 = i_flatten_5c_core_2e__24_3;
	// connection
	p_core_2e_events_2e_port_24_4249_24_0 = i_flatten_5c_core_2e__24_4;
	// cell $flatten\core.\events.$245
	i_flatten_5c_core_2e__5c_events_2e__24_43 = add_uu<33>(p_core_2e_events_2e_interval__0.curr, p_core_2e_events_2e_dropped.slice<0>().val());
	// cell $flatten\core.\events.$246
	i_flatten_5c_core_2e__5c_events_2e__24_44 = add_uu<33>(p_core_2e_events_2e_interval__1.curr, p_core_2e_events_2e_dropped.slice<1>().val());
	// cell $flatten\core.\events.$247
	i_flatten_5c_core_2e__5c_events_2e__24_45 = add_uu<33>(p_core_2e_events_2e_interval__2.curr, p_core_2e_events_2e_dropped.slice<2>().val());
	// cell $flatten\core.\events.$248
	i_flatten_5c_core_2e__5c_events_2e__24_46 = add_uu<33>(p_core_2e_events_2e_interval__3.curr, p_core_2e_events_2e_dropped.slice<3>().val());
	// cell $flatten\core.\events.$249
	i_flatten_5c_core_2e__5c_events_2e__24_47 = add_uu<33>(p_core_2e_events_2e_interval__4.curr, p_core_2e_events_2e_dropped.slice<4>().val());
	// cell $flatten\core.\events.$250
	i_flatten_5c_core_2e__5c_events_2e__24_48 = add_uu<33>(p_core_2e_events_2e_interval__5.curr, p_core_2e_events_2e_dropped.slice<5>().val());
	// connection
	p_core_2e_events_2e_soft__reset = p_core_2e_restart;
	// cells $flatten\core.\events.\queue.$23 $flatten\core.\events.\queue.$22
	p_core_2e_events_2e_queue_2e_load = and_uu<1>(p_core_2e_events_2e_queue_2e_fetched.curr, not_u<1>(p_core_2e_events_2e_queue_2e_read____valid.curr));
	// cell $flatten\core.\events.\words.$213
	i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_12 = and_uu<1>(p_core_2e_events_2e_words_2e_is__open.curr, p_core_2e_events_2e_words_2e_is__loss.curr);
	// cells $flatten\core.\lane_aux.$59 $flatten\core.\lane_aux.$58 $flatten\core.\lane_aux.$57 $flatten\core.\lane_aux.$56 $flatten\core.\lane_aux.$54
	p_core_2e_lane__aux_2e_busy__next = or_uu<2>(or_uu<2>(and_uu<2>(p_core_2e_lane__aux_2e_busy.curr.slice<1,0>().val(), p_core_2e_lane__aux_2e_whole.curr.slice<0>().val().repeat<2>().val()), and_uu<2>(p_core_2e_lane__aux_2e_busy.curr.slice<3,2>().val(), p_core_2e_lane__aux_2e_whole.curr.slice<1>().val().repeat<2>().val())), and_uu<2>(p_core_2e_lane__aux_2e_busy.curr.slice<5,4>().val(), p_core_2e_lane__aux_2e_whole.curr.slice<2>().val().repeat<2>().val()));
	// connection
	p_core_2e_lane__aux_2e_chosen.slice<0>() = i_flatten_5c_core_2e__5c_lane__aux_2e__24_11;
	// cells $flatten\core.\lane_aux.$73 $flatten\core.\lane_aux.$72 $flatten\core.\lane_aux.$71
	p_core_2e_lane__aux_2e_chosen.slice<1>() = and_uu<1>(and_uu<1>(p_core_2e_lane__aux_2e_settled.curr.slice<1>().val(), p_core_2e_lane__aux_2e_off1), (p_core_2e_lane__aux_2e_levels.curr.slice<1>().val() ? p_core_2e_lane__aux_2e_config.slice<2>().val() : p_core_2e_lane__aux_2e_config.slice<3>().val()));
	// cells $flatten\core.\lane_done.$59 $flatten\core.\lane_done.$58 $flatten\core.\lane_done.$57 $flatten\core.\lane_done.$56 $flatten\core.\lane_done.$54
	p_core_2e_lane__done_2e_busy__next = or_uu<2>(or_uu<2>(and_uu<2>(p_core_2e_lane__done_2e_busy.curr.slice<1,0>().val(), p_core_2e_lane__done_2e_whole.curr.slice<0>().val().repeat<2>().val()), and_uu<2>(p_core_2e_lane__done_2e_busy.curr.slice<3,2>().val(), p_core_2e_lane__done_2e_whole.curr.slice<1>().val().repeat<2>().val())), and_uu<2>(p_core_2e_lane__done_2e_busy.curr.slice<5,4>().val(), p_core_2e_lane__done_2e_whole.curr.slice<2>().val().repeat<2>().val()));
	// connection
	p_core_2e_lane__done_2e_chosen.slice<0>() = i_flatten_5c_core_2e__5c_lane__done_2e__24_11;
	// cells $flatten\core.\lane_done.$73 $flatten\core.\lane_done.$72 $flatten\core.\lane_done.$71
	p_core_2e_lane__done_2e_chosen.slice<1>() = and_uu<1>(and_uu<1>(p_core_2e_lane__done_2e_settled.curr.slice<1>().val(), p_core_2e_lane__done_2e_off1), (p_core_2e_lane__done_2e_levels.curr.slice<1>().val() ? p_core_2e_lane__done_2e_config.slice<2>().val() : p_core_2e_lane__done_2e_config.slice<3>().val()));
	// cells $flatten\core.\lane_task.$59 $flatten\core.\lane_task.$58 $flatten\core.\lane_task.$57 $flatten\core.\lane_task.$56 $flatten\core.\lane_task.$54
	p_core_2e_lane__task_2e_busy__next = or_uu<2>(or_uu<2>(and_uu<2>(p_core_2e_lane__task_2e_busy.curr.slice<1,0>().val(), p_core_2e_lane__task_2e_whole.curr.slice<0>().val().repeat<2>().val()), and_uu<2>(p_core_2e_lane__task_2e_busy.curr.slice<3,2>().val(), p_core_2e_lane__task_2e_whole.curr.slice<1>().val().repeat<2>().val())), and_uu<2>(p_core_2e_lane__task_2e_busy.curr.slice<5,4>().val(), p_core_2e_lane__task_2e_whole.curr.slice<2>().val().repeat<2>().val()));
	// connection
	p_core_2e_lane__task_2e_chosen.slice<0>() = i_flatten_5c_core_2e__5c_lane__task_2e__24_11;
	// cells $flatten\core.\lane_task.$73 $flatten\core.\lane_task.$72 $flatten\core.\lane_task.$71
	p_core_2e_lane__task_2e_chosen.slice<1>() = and_uu<1>(and_uu<1>(p_core_2e_lane__task_2e_settled.curr.slice<1>().val(), p_core_2e_lane__task_2e_off1), (p_core_2e_lane__task_2e_levels.curr.slice<1>().val() ? p_core_2e_lane__task_2e_config.slice<2>().val() : p_core_2e_lane__task_2e_config.slice<3>().val()));
	// cells $flatten\core.\lane_isr.$59 $flatten\core.\lane_isr.$58 $flatten\core.\lane_isr.$57 $flatten\core.\lane_isr.$56 $flatten\core.\lane_isr.$54
	p_core_2e_lane__isr_2e_busy__next = or_uu<2>(or_uu<2>(and_uu<2>(p_core_2e_lane__isr_2e_busy.curr.slice<1,0>().val(), p_core_2e_lane__isr_2e_whole.curr.slice<0>().val().repeat<2>().val()), and_uu<2>(p_core_2e_lane__isr_2e_busy.curr.slice<3,2>().val(), p_core_2e_lane__isr_2e_whole.curr.slice<1>().val().repeat<2>().val())), and_uu<2>(p_core_2e_lane__isr_2e_busy.curr.slice<5,4>().val(), p_core_2e_lane__isr_2e_whole.curr.slice<2>().val().repeat<2>().val()));
	// connection
	p_core_2e_lane__isr_2e_chosen.slice<0>() = i_flatten_5c_core_2e__5c_lane__isr_2e__24_11;
	// cells $flatten\core.\lane_isr.$73 $flatten\core.\lane_isr.$72 $flatten\core.\lane_isr.$71
	p_core_2e_lane__isr_2e_chosen.slice<1>() = and_uu<1>(and_uu<1>(p_core_2e_lane__isr_2e_settled.curr.slice<1>().val(), p_core_2e_lane__isr_2e_off1), (p_core_2e_lane__isr_2e_levels.curr.slice<1>().val() ? p_core_2e_lane__isr_2e_config.slice<2>().val() : p_core_2e_lane__isr_2e_config.slice<3>().val()));
	// connection
	p_core_2e_stimulus2_2e_schedule_2e_train_2e_cancel = p_core_2e_stimulus2_2e_schedule_2e_cancel;
	// connection
	p_core_2e_stimulus2_2e_schedule_2e_soft__reset = p_core_2e_stimulus2_2e_soft__reset;
	// connection
	p_core_2e_stimulus2_2e_schedule_2e_wait_2e_cancel = p_core_2e_stimulus2_2e_schedule_2e_cancel;
	// connection
	p_core_2e_stimulus2_2e_schedule_2e_dither_2e_start = p_core_2e_stimulus2_2e_schedule_2e_start;
	// cell $flatten\core.\stimulus2.\schedule.\dither.$102
	i_flatten_5c_core_2e__5c_stimulus2_2e__5c_schedule_2e__5c_dither_2e__24_35 = eq_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_state.curr, value<2>{0x3u});
	// connection
	p_core_2e_stimulus2_2e_schedule_2e_dither_2e_port_24_4079_24_0 = p_core_2e_registers_2e_configuration____stimulus2__period__low.curr;
	// connection
	p_core_2e_stimulus2_2e_schedule_2e_dither_2e_port_24_4082_24_0 = p_core_2e_registers_2e_configuration____stimulus2__period__high.curr;
	// connection
	p_core_2e_stimulus2_2e_pulse_2e_hold_2e_cancel = p_core_2e_stimulus2_2e_pulse_2e_released;
	// connection
	p_core_2e_stimulus2_2e_pulse_2e_soft__reset = p_core_2e_stimulus2_2e_soft__reset;
	// cell $flatten\core.\stimulus2.\pulse.$40
	p_core_2e_stimulus2_2e_pulse_2e_end = add_uu<2>(p_core_2e_stimulus2_2e_schedule_2e_sub.curr, p_core_2e_stimulus2_2e_pulse_2e_width.curr.slice<0>().val());
	// connection
	p_core_2e_stimulus2_2e_pulse_2e_start = p_core_2e_stimulus2_2e_start;
	// connection
	p_core_2e_stimulus_2e_schedule_2e_train_2e_cancel = p_core_2e_stimulus_2e_schedule_2e_cancel;
	// connection
	p_core_2e_stimulus_2e_schedule_2e_soft__reset = p_core_2e_stimulus_2e_soft__reset;
	// connection
	p_core_2e_stimulus_2e_schedule_2e_wait_2e_cancel = p_core_2e_stimulus_2e_schedule_2e_cancel;
	// connection
	p_core_2e_stimulus_2e_schedule_2e_dither_2e_start = p_core_2e_stimulus_2e_schedule_2e_start;
	// cell $flatten\core.\stimulus.\schedule.\dither.$102
	i_flatten_5c_core_2e__5c_stimulus_2e__5c_schedule_2e__5c_dither_2e__24_35 = eq_uu<1>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_state.curr, value<2>{0x3u});
	// connection
	p_core_2e_stimulus_2e_schedule_2e_dither_2e_port_24_4043_24_0 = p_core_2e_registers_2e_configuration____stimulus__period__low.curr;
	// connection
	p_core_2e_stimulus_2e_schedule_2e_dither_2e_port_24_4046_24_0 = p_core_2e_registers_2e_configuration____stimulus__period__high.curr;
	// connection
	p_core_2e_stimulus_2e_pulse_2e_hold_2e_cancel = p_core_2e_stimulus_2e_pulse_2e_released;
	// connection
	p_core_2e_stimulus_2e_pulse_2e_soft__reset = p_core_2e_stimulus_2e_soft__reset;
	// cell $flatten\core.\stimulus.\pulse.$40
	p_core_2e_stimulus_2e_pulse_2e_end = add_uu<2>(p_core_2e_stimulus_2e_schedule_2e_sub.curr, p_core_2e_stimulus_2e_pulse_2e_width.curr.slice<0>().val());
	// connection
	p_core_2e_stimulus_2e_pulse_2e_start = p_core_2e_stimulus_2e_start;
	// cell $flatten\core.\watchdog.$6
	p_core_2e_watchdog_2e_less = sub_uu<33>(p_core_2e_watchdog_2e_silence.curr, value<1>{0x1u});
	// connection
	p_core_2e_watchdog_2e_kick = p_core_2e_kick.curr;
	// cell $flatten\core.\replies.$52
	i_flatten_5c_core_2e__5c_replies_2e__24_22 = logic_not<1>(p_core_2e_replies_2e_left.curr);
	// cells $procmux$330 $procmux$331_CMP0
	p_core_2e_replies_2e_write____done = (eq_uu<1>(p_core_2e_registers_2e_fsm__state.curr, value<2>{0x2u}) ? value<1>{0x1u} : value<1>{0u});
	// connection
	p_core_2e_replies_2e_command____valid = p_core_2e_command____valid;
	// cell $flatten\core.\sender.$373
	p_core_2e_replies_2e_payload____word____ready = and_uu<1>(p_core_2e_sender_2e__24_signal_24_36, p_core_2e_sender_2e_grant.curr.slice<0>().val());
	// cell $flatten\core.\sender.$372
	p_core_2e_replies_2e_payload____start = and_uu<1>(p_core_2e_sender_2e__24_signal_24_34, p_core_2e_sender_2e_grant.curr.slice<0>().val());
	// connection
	p_core_2e_command__port_2e_command____ready = p_core_2e_command____ready;
	// connection
	p_core_2e_command__port_2e_rx____valid = p_rx____valid;
	// cell $flatten\core.\command_port.$248
	i_flatten_5c_core_2e__5c_command__port_2e__24_8 = ge_uu<1>(p_core_2e_command__port_2e_left.curr, value<3>{0x4u});
	// cell $flatten\core.\registers.$388
	i_flatten_5c_core_2e__5c_registers_2e__24_146 = or_uu<1>(p_core_2e_registers_2e_read____0____request, p_core_2e_registers_2e_read____1____request);
	// connection
	p_core_2e_clk = p_clk;
	// connection
	p_core_2e_statistics_2e_index = p_core_2e_statistics_2e_dump_2e_issue.curr.slice<9,0>().val();
	// connection
	p_core_2e_statistics_2e_segment_24_311 = p_core_2e_statistics_2e_dump_2e_segment.curr;
	// connection
	i_flatten_5c_core_2e__24_10 = p_core_2e_slot__stimulus_2e_line1.curr.slice<0>().val();
	// connection
	i_flatten_5c_core_2e__24_14 = p_core_2e_slot__stimulus2_2e_line1.curr.slice<0>().val();
	// cell $procmux$3999
	i_procmux_24_3999__Y = (p_core_2e_sender_2e_taken ? value<8>{0u}.concat(p_core_2e_sender_2e_shift.curr.slice<31,8>()).val() : p_core_2e_sender_2e_shift.curr);
	// connection
	p_core_2e_statistics_2e_rows_2e_soft__reset = p_core_2e_statistics_2e_soft__reset;
	// connection
	p_core_2e_statistics_2e_router_2e_soft__reset = p_core_2e_statistics_2e_soft__reset;
	// connection
	p_core_2e_statistics_2e_pending_24_468_2e_soft__reset = p_core_2e_statistics_2e_soft__reset;
	// connection
	p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_soft__reset = p_core_2e_statistics_2e_counters_2e_soft__reset;
	// connection
	p_core_2e_statistics_2e_counters_2e_even_24_55_2e_soft__reset = p_core_2e_statistics_2e_counters_2e_soft__reset;
	// cells $flatten\core.\statistics.$87 $flatten\core.\statistics.$76 $flatten\core.\statistics.$75
	p_core_2e_statistics_2e_counters_2e_classes = or_uu<16>(value<2>{0u}.concat(p_core_2e_statistics_2e_outcome____classes.curr).val(), value<3>{0u}.concat(and_uu<1>(p_core_2e_statistics_2e_outcome____outlier.curr, not_u<1>(p_core_2e_statistics_2e_record))).concat(value<12>{0u}).val()).slice<13,0>().val();
	// connection
	p_core_2e_statistics_2e_histogram_2e_bins_2e_soft__reset = p_core_2e_statistics_2e_histogram_2e_soft__reset;
	// connection
	p_core_2e_statistics_2e_histogram_2e_encoder_2e_soft__reset = p_core_2e_statistics_2e_histogram_2e_soft__reset;
	// connection
	p_core_2e_statistics_2e_scalars_24_471_2e_soft__reset = p_core_2e_statistics_2e_soft__reset;
	// connection
	p_core_2e_statistics_2e_outliers_2e_words_2e_soft__reset = p_core_2e_statistics_2e_outliers_2e_soft__reset;
	// connection
	p_core_2e_statistics_2e_snapshot_2e_soft__reset = p_core_2e_statistics_2e_soft__reset;
	// connection
	p_core_2e_statistics_2e_dump_2e_soft__reset = p_core_2e_statistics_2e_soft__reset;
	// connection
	p_core_2e_statistics_2e_pairing0_2e_pending_2e_soft__reset = p_core_2e_statistics_2e_pairing0_2e_soft__reset;
	// cells $flatten\core.\statistics.\pairing0.$165 $flatten\core.\statistics.\pairing0.$164 $flatten\core.\statistics.\pairing0.$163 $flatten\core.\statistics.\pairing0.$162 $flatten\core.\statistics.\pairing0.$161
	p_core_2e_statistics_2e_pairing0_2e_grows__early = and_uu<1>(and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_pairing0_2e_serve, p_core_2e_statistics_2e_pairing0_2e_first), not_u<1>(p_core_2e_statistics_2e_pairing0_2e_interval)), not_u<1>(p_core_2e_statistics_2e_pairing0_2e_head__old.curr));
	// cells $flatten\core.\statistics.\pairing0.$172 $flatten\core.\statistics.\pairing0.$171 $flatten\core.\statistics.\pairing0.$170
	p_core_2e_statistics_2e_pairing0_2e_grows__outliers = and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_pairing0_2e_serve, p_core_2e_statistics_2e_pairing0_2e_beyond.curr), not_u<1>(p_core_2e_statistics_2e_pairing0_2e_over));
	// connection
	p_core_2e_statistics_2e_pairing1_2e_pending_2e_soft__reset = p_core_2e_statistics_2e_pairing1_2e_soft__reset;
	// cells $flatten\core.\statistics.\pairing1.$165 $flatten\core.\statistics.\pairing1.$164 $flatten\core.\statistics.\pairing1.$163 $flatten\core.\statistics.\pairing1.$162 $flatten\core.\statistics.\pairing1.$161
	p_core_2e_statistics_2e_pairing1_2e_grows__early = and_uu<1>(and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_pairing1_2e_serve, p_core_2e_statistics_2e_pairing1_2e_first), not_u<1>(p_core_2e_statistics_2e_pairing1_2e_interval)), not_u<1>(p_core_2e_statistics_2e_pairing1_2e_head__old.curr));
	// cells $flatten\core.\statistics.\pairing1.$172 $flatten\core.\statistics.\pairing1.$171 $flatten\core.\statistics.\pairing1.$170
	p_core_2e_statistics_2e_pairing1_2e_grows__outliers = and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_pairing1_2e_serve, p_core_2e_statistics_2e_pairing1_2e_beyond.curr), not_u<1>(p_core_2e_statistics_2e_pairing1_2e_over));
	// connection
	p_core_2e_statistics_2e_pairing2_2e_pending_2e_soft__reset = p_core_2e_statistics_2e_pairing2_2e_soft__reset;
	// cells $flatten\core.\statistics.\pairing2.$165 $flatten\core.\statistics.\pairing2.$164 $flatten\core.\statistics.\pairing2.$163 $flatten\core.\statistics.\pairing2.$162 $flatten\core.\statistics.\pairing2.$161
	p_core_2e_statistics_2e_pairing2_2e_grows__early = and_uu<1>(and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_pairing2_2e_serve, p_core_2e_statistics_2e_pairing2_2e_first), not_u<1>(p_core_2e_statistics_2e_pairing2_2e_interval)), not_u<1>(p_core_2e_statistics_2e_pairing2_2e_head__old.curr));
	// cells $flatten\core.\statistics.\pairing2.$172 $flatten\core.\statistics.\pairing2.$171 $flatten\core.\statistics.\pairing2.$170
	p_core_2e_statistics_2e_pairing2_2e_grows__outliers = and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_pairing2_2e_serve, p_core_2e_statistics_2e_pairing2_2e_beyond.curr), not_u<1>(p_core_2e_statistics_2e_pairing2_2e_over));
	// connection
	p_core_2e_statistics_2e_pairing3_2e_pending_2e_soft__reset = p_core_2e_statistics_2e_pairing3_2e_soft__reset;
	// cells $flatten\core.\statistics.\pairing3.$165 $flatten\core.\statistics.\pairing3.$164 $flatten\core.\statistics.\pairing3.$163 $flatten\core.\statistics.\pairing3.$162 $flatten\core.\statistics.\pairing3.$161
	p_core_2e_statistics_2e_pairing3_2e_grows__early = and_uu<1>(and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_pairing3_2e_serve, p_core_2e_statistics_2e_pairing3_2e_first), not_u<1>(p_core_2e_statistics_2e_pairing3_2e_interval)), not_u<1>(p_core_2e_statistics_2e_pairing3_2e_head__old.curr));
	// cells $flatten\core.\statistics.\pairing3.$172 $flatten\core.\statistics.\pairing3.$171 $flatten\core.\statistics.\pairing3.$170
	p_core_2e_statistics_2e_pairing3_2e_grows__outliers = and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_pairing3_2e_serve, p_core_2e_statistics_2e_pairing3_2e_beyond.curr), not_u<1>(p_core_2e_statistics_2e_pairing3_2e_over));
	// cells $flatten\core.\events.$244 $flatten\core.\events.$243 $flatten\core.\events.$224 $flatten\core.\events.$223 $flatten\core.\events.$221 $flatten\core.\events.$220 $flatten\core.\events.$218 $flatten\core.\events.$217 $flatten\core.\events.$215 $flatten\core.\events.$214 $flatten\core.\events.$212 $flatten\core.\events.$211 $flatten\core.\events.$209 $flatten\core.\events.$199
	p_core_2e_events_2e_end__now = (reduce_or<1>(p_core_2e_events_2e_valid) ? p_core_2e_events_2e_port_24_4249_24_0.concat(p_core_2e_events_2e_port_24_4247_24_0).concat((or_uu<1>(or_uu<1>(or_uu<1>(or_uu<1>(or_uu<1>(and_uu<1>(p_core_2e_events_2e_valid.slice<0>().val(), p_core_2e_events_2e_port_24_4482_24_0.slice<3>().val()), and_uu<1>(p_core_2e_events_2e_valid.slice<1>().val(), p_core_2e_events_2e_port_24_4502_24_0.slice<3>().val())), and_uu<1>(p_core_2e_events_2e_valid.slice<2>().val(), p_core_2e_events_2e_port_24_4522_24_0.slice<3>().val())), and_uu<1>(p_core_2e_events_2e_valid.slice<3>().val(), p_core_2e_events_2e_port_24_4542_24_0.slice<3>().val())), and_uu<1>(p_core_2e_events_2e_valid.slice<4>().val(), p_core_2e_events_2e_port_24_4552_24_0)), and_uu<1>(p_core_2e_events_2e_valid.slice<5>().val(), p_core_2e_events_2e_port_24_4556_24_0)) ? value<1>{0x1u} : value<1>{0u})).val() : p_core_2e_events_2e_end.curr);
	// connection
	p_core_2e_events_2e_queue_2e_soft__reset = p_core_2e_events_2e_soft__reset;
	// cell $flatten\core.\events.\words.$225
	i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_24 = or_uu<1>(p_core_2e_events_2e_words_2e_payload____request.curr, p_core_2e_events_2e_words_2e_is__open.curr);
	// connection
	p_core_2e_events_2e_words_2e_soft__reset = p_core_2e_events_2e_soft__reset;
	// cell $flatten\core.\lane_aux.$60
	i_flatten_5c_core_2e__5c_lane__aux_2e__24_7 = shr_uu<3>(p_core_2e_lane__aux_2e_busy__next.concat(p_core_2e_lane__aux_2e_busy__here.curr.slice<1>()).val(), p_core_2e_lane__aux_2e_shift.curr);
	// cell $flatten\core.\lane_aux.$52
	p_core_2e_lane__aux_2e_soon = and_uu<2>(p_core_2e_lane__aux_2e_edges.slice<2,1>().val(), p_core_2e_lane__aux_2e_rest.curr.repeat<2>().val());
	// cell $flatten\core.\lane_done.$60
	i_flatten_5c_core_2e__5c_lane__done_2e__24_7 = shr_uu<3>(p_core_2e_lane__done_2e_busy__next.concat(p_core_2e_lane__done_2e_busy__here.curr.slice<1>()).val(), p_core_2e_lane__done_2e_shift.curr);
	// cell $flatten\core.\lane_done.$52
	p_core_2e_lane__done_2e_soon = and_uu<2>(p_core_2e_lane__done_2e_edges.slice<2,1>().val(), p_core_2e_lane__done_2e_rest.curr.repeat<2>().val());
	// cell $flatten\core.\lane_task.$60
	i_flatten_5c_core_2e__5c_lane__task_2e__24_7 = shr_uu<3>(p_core_2e_lane__task_2e_busy__next.concat(p_core_2e_lane__task_2e_busy__here.curr.slice<1>()).val(), p_core_2e_lane__task_2e_shift.curr);
	// cell $flatten\core.\lane_task.$52
	p_core_2e_lane__task_2e_soon = and_uu<2>(p_core_2e_lane__task_2e_edges.slice<2,1>().val(), p_core_2e_lane__task_2e_rest.curr.repeat<2>().val());
	// cell $flatten\core.\lane_isr.$60
	i_flatten_5c_core_2e__5c_lane__isr_2e__24_7 = shr_uu<3>(p_core_2e_lane__isr_2e_busy__next.concat(p_core_2e_lane__isr_2e_busy__here.curr.slice<1>()).val(), p_core_2e_lane__isr_2e_shift.curr);
	// cell $flatten\core.\lane_isr.$52
	p_core_2e_lane__isr_2e_soon = and_uu<2>(p_core_2e_lane__isr_2e_edges.slice<2,1>().val(), p_core_2e_lane__isr_2e_rest.curr.repeat<2>().val());
	// connection
	p_core_2e_stimulus2_2e_schedule_2e_train_2e_soft__reset = p_core_2e_stimulus2_2e_schedule_2e_soft__reset;
	// connection
	p_core_2e_stimulus2_2e_schedule_2e_wait_2e_soft__reset = p_core_2e_stimulus2_2e_schedule_2e_soft__reset;
	// connection
	p_core_2e_stimulus2_2e_schedule_2e_dither_2e_soft__reset = p_core_2e_stimulus2_2e_schedule_2e_soft__reset;
	// connection
	p_core_2e_stimulus2_2e_pulse_2e_hold_2e_soft__reset = p_core_2e_stimulus2_2e_pulse_2e_soft__reset;
	// connection
	p_core_2e_stimulus_2e_schedule_2e_train_2e_soft__reset = p_core_2e_stimulus_2e_schedule_2e_soft__reset;
	// connection
	p_core_2e_stimulus_2e_schedule_2e_wait_2e_soft__reset = p_core_2e_stimulus_2e_schedule_2e_soft__reset;
	// connection
	p_core_2e_stimulus_2e_schedule_2e_dither_2e_soft__reset = p_core_2e_stimulus_2e_schedule_2e_soft__reset;
	// connection
	p_core_2e_stimulus_2e_pulse_2e_hold_2e_soft__reset = p_core_2e_stimulus_2e_pulse_2e_soft__reset;
	// connection
	p_core_2e_front__end____stimulus____0 = p_core_2e_stimulus_2e_output.curr;
	// connection
	p_core_2e_front__end____stimulus____1 = p_core_2e_stimulus2_2e_output.curr;
	// connection
	p_core_2e_statistics_2e_clk = p_core_2e_clk;
	// cell $flatten\core.\statistics.$104
	p_core_2e_statistics_2e_counters_2e_port_24_1974_24_0 = not_u<1>(p_core_2e_statistics_2e_bank);
	// cells $procmux$3099 $procmux$3097 $procmux$3095 $procmux$3093 $procmux$3091 $procmux$3089 $procmux$3087
	p_core_2e_statistics_2e_counters_2e_word1 = (p_core_2e_statistics_2e_counters_2e_classes1.curr.slice<0>().val() ? value<5>{0u} : (p_core_2e_statistics_2e_counters_2e_classes1.curr.slice<1>().val() ? value<5>{0x1u} : (p_core_2e_statistics_2e_counters_2e_classes1.curr.slice<2>().val() ? value<5>{0x2u} : (p_core_2e_statistics_2e_counters_2e_classes1.curr.slice<3>().val() ? value<5>{0x3u} : (p_core_2e_statistics_2e_counters_2e_classes1.curr.slice<4>().val() ? value<5>{0x4u} : (p_core_2e_statistics_2e_counters_2e_classes1.curr.slice<5>().val() ? value<5>{0x5u} : (p_core_2e_statistics_2e_counters_2e_classes1.curr.slice<6>().val() ? value<5>{0x6u} : i_flatten_5c_core_2e__5c_statistics_2e__5c_counters_2e__24_1.slice<5,1>().val())))))));
	// connection
	p_core_2e_statistics_2e_counters_2e_port_24_5129_24_1 = p_core_2e_statistics_2e_index.slice<5,1>().val();
	// connection
	p_core_2e_statistics_2e_counters_2e_port_24_5139_24_0 = p_core_2e_statistics_2e_segment_24_311;
	// cells $procmux$3085 $procmux$3083 $procmux$3081 $procmux$3079 $procmux$3077 $procmux$3075 $procmux$3073
	p_core_2e_statistics_2e_counters_2e_word0 = (p_core_2e_statistics_2e_counters_2e_classes0.curr.slice<0>().val() ? value<5>{0u} : (p_core_2e_statistics_2e_counters_2e_classes0.curr.slice<1>().val() ? value<5>{0x1u} : (p_core_2e_statistics_2e_counters_2e_classes0.curr.slice<2>().val() ? value<5>{0x2u} : (p_core_2e_statistics_2e_counters_2e_classes0.curr.slice<3>().val() ? value<5>{0x3u} : (p_core_2e_statistics_2e_counters_2e_classes0.curr.slice<4>().val() ? value<5>{0x4u} : (p_core_2e_statistics_2e_counters_2e_classes0.curr.slice<5>().val() ? value<5>{0x5u} : (p_core_2e_statistics_2e_counters_2e_classes0.curr.slice<6>().val() ? value<5>{0x6u} : i_flatten_5c_core_2e__5c_statistics_2e__5c_counters_2e__24_1.slice<5,1>().val())))))));
	// cells $flatten\core.\lane_aux.$49 $procmux$84 $procmux$85_CMP0 $procmux$86_CMP0
	p_core_2e_lane__aux_2e_level = xor_uu<2>((eq_uu<1>(p_core_2e_config_24_120.slice<13,12>().val(), value<2>{0x2u}) ? p_core_2e_loopback__stimulus2_2e_line1.curr.slice<0>().concat(p_core_2e_loopback__stimulus2_2e_line0.curr.slice<0>()).val() : (eq_uu<1>(p_core_2e_config_24_120.slice<13,12>().val(), value<2>{0x1u}) ? p_core_2e_loopback__stimulus_2e_line1.curr.slice<0>().concat(p_core_2e_loopback__stimulus_2e_line0.curr.slice<0>()).val() : p_front__end_2e_input__delay_2e_line7.curr.slice<0>().concat(p_front__end_2e_input__delay_2e_line6.curr.slice<0>()).val())), p_core_2e_lane__aux_2e_config.slice<1>().val().repeat<2>().val());
	// cells $flatten\core.\lane_done.$49 $procmux$80 $procmux$81_CMP0 $procmux$82_CMP0
	p_core_2e_lane__done_2e_level = xor_uu<2>((eq_uu<1>(p_core_2e_config_24_108.slice<13,12>().val(), value<2>{0x2u}) ? p_core_2e_loopback__stimulus2_2e_line1.curr.slice<0>().concat(p_core_2e_loopback__stimulus2_2e_line0.curr.slice<0>()).val() : (eq_uu<1>(p_core_2e_config_24_108.slice<13,12>().val(), value<2>{0x1u}) ? p_core_2e_loopback__stimulus_2e_line1.curr.slice<0>().concat(p_core_2e_loopback__stimulus_2e_line0.curr.slice<0>()).val() : p_front__end_2e_input__delay_2e_line5.curr.slice<0>().concat(p_front__end_2e_input__delay_2e_line4.curr.slice<0>()).val())), p_core_2e_lane__done_2e_config.slice<1>().val().repeat<2>().val());
	// cells $flatten\core.\lane_task.$49 $procmux$76 $procmux$77_CMP0 $procmux$78_CMP0
	p_core_2e_lane__task_2e_level = xor_uu<2>((eq_uu<1>(p_core_2e_config_24_96.slice<13,12>().val(), value<2>{0x2u}) ? p_core_2e_loopback__stimulus2_2e_line1.curr.slice<0>().concat(p_core_2e_loopback__stimulus2_2e_line0.curr.slice<0>()).val() : (eq_uu<1>(p_core_2e_config_24_96.slice<13,12>().val(), value<2>{0x1u}) ? p_core_2e_loopback__stimulus_2e_line1.curr.slice<0>().concat(p_core_2e_loopback__stimulus_2e_line0.curr.slice<0>()).val() : p_front__end_2e_input__delay_2e_line3.curr.slice<0>().concat(p_front__end_2e_input__delay_2e_line2.curr.slice<0>()).val())), p_core_2e_lane__task_2e_config.slice<1>().val().repeat<2>().val());
	// cells $flatten\core.\lane_isr.$49 $procmux$72 $procmux$73_CMP0 $procmux$74_CMP0
	p_core_2e_lane__isr_2e_level = xor_uu<2>((eq_uu<1>(p_core_2e_config_24_82.slice<13,12>().val(), value<2>{0x2u}) ? p_core_2e_loopback__stimulus2_2e_line1.curr.slice<0>().concat(p_core_2e_loopback__stimulus2_2e_line0.curr.slice<0>()).val() : (eq_uu<1>(p_core_2e_config_24_82.slice<13,12>().val(), value<2>{0x1u}) ? p_core_2e_loopback__stimulus_2e_line1.curr.slice<0>().concat(p_core_2e_loopback__stimulus_2e_line0.curr.slice<0>()).val() : p_front__end_2e_input__delay_2e_line1.curr.slice<0>().concat(p_front__end_2e_input__delay_2e_line0.curr.slice<0>()).val())), p_core_2e_lane__isr_2e_config.slice<1>().val().repeat<2>().val());
	// cells $flatten\core.\stimulus2.\pulse.$56 $flatten\core.\stimulus2.\pulse.$55 $flatten\core.\stimulus2.\pulse.$54 $flatten\core.\stimulus2.\pulse.$53 $flatten\core.\stimulus2.\pulse.$52 $flatten\core.\stimulus2.\pulse.$51 $flatten\core.\stimulus2.\pulse.$50 $flatten\core.\stimulus2.\pulse.$49
	p_core_2e_stimulus2_2e_pulse_2e_active.slice<0>() = or_uu<1>(and_uu<1>(and_uu<1>(p_core_2e_stimulus2_2e_pulse_2e_line.curr, not_u<1>(p_core_2e_stimulus2_2e_pulse_2e_released)), (p_core_2e_stimulus2_2e_pulse_2e_due_24_18 ? gt_uu<1>(p_core_2e_stimulus2_2e_pulse_2e_end__sub.curr, value<0>()) : value<1>{0x1u})), and_uu<1>(p_core_2e_stimulus2_2e_pulse_2e_fired.curr, le_uu<1>(p_core_2e_stimulus2_2e_pulse_2e_fired__sub.curr, value<0>())));
	// cells $flatten\core.\stimulus2.\pulse.$64 $flatten\core.\stimulus2.\pulse.$63 $flatten\core.\stimulus2.\pulse.$62 $flatten\core.\stimulus2.\pulse.$61 $flatten\core.\stimulus2.\pulse.$60 $flatten\core.\stimulus2.\pulse.$59 $flatten\core.\stimulus2.\pulse.$58 $flatten\core.\stimulus2.\pulse.$57
	p_core_2e_stimulus2_2e_pulse_2e_active.slice<1>() = or_uu<1>(and_uu<1>(and_uu<1>(p_core_2e_stimulus2_2e_pulse_2e_line.curr, not_u<1>(p_core_2e_stimulus2_2e_pulse_2e_released)), (p_core_2e_stimulus2_2e_pulse_2e_due_24_18 ? gt_uu<1>(p_core_2e_stimulus2_2e_pulse_2e_end__sub.curr, value<1>{0x1u}) : value<1>{0x1u})), and_uu<1>(p_core_2e_stimulus2_2e_pulse_2e_fired.curr, le_uu<1>(p_core_2e_stimulus2_2e_pulse_2e_fired__sub.curr, value<1>{0x1u})));
	// connection
	p_core_2e_stimulus2_2e_clk = p_core_2e_clk;
	// cells $flatten\core.\stimulus.\pulse.$56 $flatten\core.\stimulus.\pulse.$55 $flatten\core.\stimulus.\pulse.$54 $flatten\core.\stimulus.\pulse.$53 $flatten\core.\stimulus.\pulse.$52 $flatten\core.\stimulus.\pulse.$51 $flatten\core.\stimulus.\pulse.$50 $flatten\core.\stimulus.\pulse.$49
	p_core_2e_stimulus_2e_pulse_2e_active.slice<0>() = or_uu<1>(and_uu<1>(and_uu<1>(p_core_2e_stimulus_2e_pulse_2e_line.curr, not_u<1>(p_core_2e_stimulus_2e_pulse_2e_released)), (p_core_2e_stimulus_2e_pulse_2e_due_24_18 ? gt_uu<1>(p_core_2e_stimulus_2e_pulse_2e_end__sub.curr, value<0>()) : value<1>{0x1u})), and_uu<1>(p_core_2e_stimulus_2e_pulse_2e_fired.curr, le_uu<1>(p_core_2e_stimulus_2e_pulse_2e_fired__sub.curr, value<0>())));
	// cells $flatten\core.\stimulus.\pulse.$64 $flatten\core.\stimulus.\pulse.$63 $flatten\core.\stimulus.\pulse.$62 $flatten\core.\stimulus.\pulse.$61 $flatten\core.\stimulus.\pulse.$60 $flatten\core.\stimulus.\pulse.$59 $flatten\core.\stimulus.\pulse.$58 $flatten\core.\stimulus.\pulse.$57
	p_core_2e_stimulus_2e_pulse_2e_active.slice<1>() = or_uu<1>(and_uu<1>(and_uu<1>(p_core_2e_stimulus_2e_pulse_2e_line.curr, not_u<1>(p_core_2e_stimulus_2e_pulse_2e_released)), (p_core_2e_stimulus_2e_pulse_2e_due_24_18 ? gt_uu<1>(p_core_2e_stimulus_2e_pulse_2e_end__sub.curr, value<1>{0x1u}) : value<1>{0x1u})), and_uu<1>(p_core_2e_stimulus_2e_pulse_2e_fired.curr, le_uu<1>(p_core_2e_stimulus_2e_pulse_2e_fired__sub.curr, value<1>{0x1u})));
	// connection
	p_core_2e_stimulus_2e_clk = p_core_2e_clk;
	// connection
	p_core_2e_statistics_2e_counters_2e_clk = p_core_2e_statistics_2e_clk;
	// connection
	p_core_2e_statistics_2e_histogram_2e_clk = p_core_2e_statistics_2e_clk;
	// connection
	p_core_2e_statistics_2e_outliers_2e_clk = p_core_2e_statistics_2e_clk;
	// connection
	p_core_2e_events_2e_clk = p_core_2e_clk;
	// connection
	p_front__end_2e_clk = p_clk;
	// connection
	p_core_2e_statistics_2e_pairing0_2e_clk = p_core_2e_statistics_2e_clk;
	// connection
	p_core_2e_statistics_2e_pairing1_2e_clk = p_core_2e_statistics_2e_clk;
	// connection
	p_core_2e_statistics_2e_pairing2_2e_clk = p_core_2e_statistics_2e_clk;
	// connection
	p_core_2e_statistics_2e_pairing3_2e_clk = p_core_2e_statistics_2e_clk;
	// cell $flatten\core.\lane_aux.$50
	p_core_2e_lane__aux_2e_changes = xor_uu<2>(p_core_2e_lane__aux_2e_level, p_core_2e_lane__aux_2e_level.slice<0>().concat(p_core_2e_lane__aux_2e_levels.curr.slice<11>()).val());
	// cell $flatten\core.\lane_aux.$67
	p_core_2e_lane__aux_2e_glitch.slice<0>() = and_uu<1>(p_core_2e_lane__aux_2e_passing.curr.slice<0>().val(), p_core_2e_lane__aux_2e_off0);
	// cell $flatten\core.\lane_aux.$74
	p_core_2e_lane__aux_2e_glitch.slice<1>() = and_uu<1>(p_core_2e_lane__aux_2e_passing.curr.slice<1>().val(), p_core_2e_lane__aux_2e_off1);
	// cell $flatten\core.\lane_done.$50
	p_core_2e_lane__done_2e_changes = xor_uu<2>(p_core_2e_lane__done_2e_level, p_core_2e_lane__done_2e_level.slice<0>().concat(p_core_2e_lane__done_2e_levels.curr.slice<11>()).val());
	// cell $flatten\core.\lane_done.$67
	p_core_2e_lane__done_2e_glitch.slice<0>() = and_uu<1>(p_core_2e_lane__done_2e_passing.curr.slice<0>().val(), p_core_2e_lane__done_2e_off0);
	// cell $flatten\core.\lane_done.$74
	p_core_2e_lane__done_2e_glitch.slice<1>() = and_uu<1>(p_core_2e_lane__done_2e_passing.curr.slice<1>().val(), p_core_2e_lane__done_2e_off1);
	// cell $flatten\core.\lane_task.$50
	p_core_2e_lane__task_2e_changes = xor_uu<2>(p_core_2e_lane__task_2e_level, p_core_2e_lane__task_2e_level.slice<0>().concat(p_core_2e_lane__task_2e_levels.curr.slice<11>()).val());
	// cell $flatten\core.\lane_task.$67
	p_core_2e_lane__task_2e_glitch.slice<0>() = and_uu<1>(p_core_2e_lane__task_2e_passing.curr.slice<0>().val(), p_core_2e_lane__task_2e_off0);
	// cell $flatten\core.\lane_task.$74
	p_core_2e_lane__task_2e_glitch.slice<1>() = and_uu<1>(p_core_2e_lane__task_2e_passing.curr.slice<1>().val(), p_core_2e_lane__task_2e_off1);
	// cell $flatten\core.\lane_isr.$50
	p_core_2e_lane__isr_2e_changes = xor_uu<2>(p_core_2e_lane__isr_2e_level, p_core_2e_lane__isr_2e_level.slice<0>().concat(p_core_2e_lane__isr_2e_levels.curr.slice<11>()).val());
	// cell $flatten\core.\lane_isr.$67
	p_core_2e_lane__isr_2e_glitch.slice<0>() = and_uu<1>(p_core_2e_lane__isr_2e_passing.curr.slice<0>().val(), p_core_2e_lane__isr_2e_off0);
	// cell $flatten\core.\lane_isr.$74
	p_core_2e_lane__isr_2e_glitch.slice<1>() = and_uu<1>(p_core_2e_lane__isr_2e_passing.curr.slice<1>().val(), p_core_2e_lane__isr_2e_off1);
	// connection
	p_core_2e_stimulus2_2e_schedule_2e_clk = p_core_2e_stimulus2_2e_clk;
	// connection
	p_core_2e_stimulus2_2e_pulse_2e_clk = p_core_2e_stimulus2_2e_clk;
	// connection
	p_core_2e_stimulus_2e_schedule_2e_clk = p_core_2e_stimulus_2e_clk;
	// connection
	p_core_2e_stimulus_2e_pulse_2e_clk = p_core_2e_stimulus_2e_clk;
	// cell $flatten\core.\time.$7
	p_core_2e_time_2e_ahead = eq_uu<1>(p_core_2e_time_2e_segment0.curr, value<32>{0xfffffffeu});
	// cells $procmux$332 $procmux$333_CMP0
	p_core_2e_registers_2e__24_signature____en = (eq_uu<1>(p_core_2e_registers_2e_fsm__state.curr, value<2>{0x1u}) ? p_core_2e_registers_2e_permitted.curr : value<1>{0u});
	// connection
	p_core_2e_statistics_2e_rows_2e_clk = p_core_2e_statistics_2e_clk;
	// cells $procmux$3201 $procmux$3199 $procmux$3197 $procmux$3195
	p_core_2e_statistics_2e_pending_24_468_2e__24_signal = (p_core_2e_statistics_2e_pending_24_468_2e_rings____0____write__valid ? value<1>{0x1u} : (p_core_2e_statistics_2e_pending_24_468_2e_rings____1____write__valid ? value<1>{0x1u} : (p_core_2e_statistics_2e_pending_24_468_2e_rings____2____write__valid ? value<1>{0x1u} : (p_core_2e_statistics_2e_pending_24_468_2e_rings____3____write__valid ? value<1>{0x1u} : value<1>{0u}))));
	// connection
	p_core_2e_statistics_2e_pending_24_468_2e_clk = p_core_2e_statistics_2e_clk;
	// connection
	p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_clk = p_core_2e_statistics_2e_counters_2e_clk;
	// connection
	p_core_2e_statistics_2e_counters_2e_even_24_55_2e_clk = p_core_2e_statistics_2e_counters_2e_clk;
	// connection
	p_core_2e_statistics_2e_histogram_2e_bins_2e_clk = p_core_2e_statistics_2e_histogram_2e_clk;
	// connection
	p_core_2e_statistics_2e_scalars_24_471_2e_clk = p_core_2e_statistics_2e_clk;
	// connection
	p_core_2e_statistics_2e_outliers_2e_words_2e_clk = p_core_2e_statistics_2e_outliers_2e_clk;
	// connection
	p_core_2e_events_2e_queue_2e_clk = p_core_2e_events_2e_clk;
	// connection
	p_core_2e_registers_2e_clk = p_core_2e_clk;
	// connection
	p_front__end_2e_input__delay_2e_clk = p_front__end_2e_clk;
	// connection
	p_front__end_2e_input__delay_2e_i = p_pins;
	// connection
	p_core_2e_sender_2e_clk = p_core_2e_clk;
	// connection
	p_core_2e_statistics_2e_router_2e_clk = p_core_2e_statistics_2e_clk;
	// connection
	p_core_2e_statistics_2e_histogram_2e_encoder_2e_clk = p_core_2e_statistics_2e_histogram_2e_clk;
	// connection
	p_core_2e_statistics_2e_snapshot_2e_clk = p_core_2e_statistics_2e_clk;
	// connection
	p_core_2e_statistics_2e_dump_2e_clk = p_core_2e_statistics_2e_clk;
	// connection
	p_core_2e_statistics_2e_pairing0_2e_pending_2e_clk = p_core_2e_statistics_2e_pairing0_2e_clk;
	// connection
	p_core_2e_statistics_2e_pairing1_2e_pending_2e_clk = p_core_2e_statistics_2e_pairing1_2e_clk;
	// connection
	p_core_2e_statistics_2e_pairing2_2e_pending_2e_clk = p_core_2e_statistics_2e_pairing2_2e_clk;
	// connection
	p_core_2e_statistics_2e_pairing3_2e_pending_2e_clk = p_core_2e_statistics_2e_pairing3_2e_clk;
	// connection
	p_core_2e_events_2e_words_2e_clk = p_core_2e_events_2e_clk;
	// connection
	p_core_2e_slot__stimulus2_2e_clk = p_core_2e_clk;
	// connection
	p_core_2e_slot__stimulus2_2e_i = p_core_2e_i_24_138;
	// connection
	p_core_2e_slot__stimulus_2e_clk = p_core_2e_clk;
	// connection
	p_core_2e_slot__stimulus_2e_i = p_core_2e_i_24_136;
	// connection
	p_core_2e_lane__aux_2e_clk = p_core_2e_clk;
	// cells $procmux$1122 $procmux$1120
	i_flatten_5c_core_2e__5c_lane__aux_2e__24_48.slice<1>() = (p_core_2e_lane__aux_2e_chosen.slice<0>().val() ? p_core_2e_lane__aux_2e_levels.curr.slice<0>().val() : (p_core_2e_lane__aux_2e_chosen.slice<1>().val() ? p_core_2e_lane__aux_2e_levels.curr.slice<1>().val() : value<1>{0u}));
	// cells $procmux$1118 $procmux$1116
	i_flatten_5c_core_2e__5c_lane__aux_2e__24_48.slice<3>() = (p_core_2e_lane__aux_2e_chosen.slice<0>().val() ? value<1>{0u} : (p_core_2e_lane__aux_2e_chosen.slice<1>().val() ? value<1>{0x1u} : value<1>{0u}));
	// cell $flatten\core.\lane_aux.$103
	i_flatten_5c_core_2e__5c_lane__aux_2e__24_48.slice<2>() = and_uu<1>(p_core_2e_lane__aux_2e_chosen.slice<1>().val(), i_flatten_5c_core_2e__5c_lane__aux_2e__24_11);
	// cell $flatten\core.\lane_aux.$98
	i_flatten_5c_core_2e__5c_lane__aux_2e__24_48.slice<0>() = reduce_or<1>(p_core_2e_lane__aux_2e_chosen);
	// connection
	p_core_2e_lane__done_2e_clk = p_core_2e_clk;
	// cells $procmux$1109 $procmux$1107
	i_flatten_5c_core_2e__5c_lane__done_2e__24_48.slice<1>() = (p_core_2e_lane__done_2e_chosen.slice<0>().val() ? p_core_2e_lane__done_2e_levels.curr.slice<0>().val() : (p_core_2e_lane__done_2e_chosen.slice<1>().val() ? p_core_2e_lane__done_2e_levels.curr.slice<1>().val() : value<1>{0u}));
	// cells $procmux$1105 $procmux$1103
	i_flatten_5c_core_2e__5c_lane__done_2e__24_48.slice<3>() = (p_core_2e_lane__done_2e_chosen.slice<0>().val() ? value<1>{0u} : (p_core_2e_lane__done_2e_chosen.slice<1>().val() ? value<1>{0x1u} : value<1>{0u}));
	// cell $flatten\core.\lane_done.$103
	i_flatten_5c_core_2e__5c_lane__done_2e__24_48.slice<2>() = and_uu<1>(p_core_2e_lane__done_2e_chosen.slice<1>().val(), i_flatten_5c_core_2e__5c_lane__done_2e__24_11);
	// cell $flatten\core.\lane_done.$98
	i_flatten_5c_core_2e__5c_lane__done_2e__24_48.slice<0>() = reduce_or<1>(p_core_2e_lane__done_2e_chosen);
	// connection
	p_core_2e_lane__task_2e_clk = p_core_2e_clk;
	// cells $procmux$1096 $procmux$1094
	i_flatten_5c_core_2e__5c_lane__task_2e__24_48.slice<1>() = (p_core_2e_lane__task_2e_chosen.slice<0>().val() ? p_core_2e_lane__task_2e_levels.curr.slice<0>().val() : (p_core_2e_lane__task_2e_chosen.slice<1>().val() ? p_core_2e_lane__task_2e_levels.curr.slice<1>().val() : value<1>{0u}));
	// cells $procmux$1092 $procmux$1090
	i_flatten_5c_core_2e__5c_lane__task_2e__24_48.slice<3>() = (p_core_2e_lane__task_2e_chosen.slice<0>().val() ? value<1>{0u} : (p_core_2e_lane__task_2e_chosen.slice<1>().val() ? value<1>{0x1u} : value<1>{0u}));
	// cell $flatten\core.\lane_task.$103
	i_flatten_5c_core_2e__5c_lane__task_2e__24_48.slice<2>() = and_uu<1>(p_core_2e_lane__task_2e_chosen.slice<1>().val(), i_flatten_5c_core_2e__5c_lane__task_2e__24_11);
	// cell $flatten\core.\lane_task.$98
	i_flatten_5c_core_2e__5c_lane__task_2e__24_48.slice<0>() = reduce_or<1>(p_core_2e_lane__task_2e_chosen);
	// connection
	p_core_2e_lane__isr_2e_clk = p_core_2e_clk;
	// cells $procmux$1083 $procmux$1081
	i_flatten_5c_core_2e__5c_lane__isr_2e__24_48.slice<1>() = (p_core_2e_lane__isr_2e_chosen.slice<0>().val() ? p_core_2e_lane__isr_2e_levels.curr.slice<0>().val() : (p_core_2e_lane__isr_2e_chosen.slice<1>().val() ? p_core_2e_lane__isr_2e_levels.curr.slice<1>().val() : value<1>{0u}));
	// cells $procmux$1079 $procmux$1077
	i_flatten_5c_core_2e__5c_lane__isr_2e__24_48.slice<3>() = (p_core_2e_lane__isr_2e_chosen.slice<0>().val() ? value<1>{0u} : (p_core_2e_lane__isr_2e_chosen.slice<1>().val() ? value<1>{0x1u} : value<1>{0u}));
	// cell $flatten\core.\lane_isr.$103
	i_flatten_5c_core_2e__5c_lane__isr_2e__24_48.slice<2>() = and_uu<1>(p_core_2e_lane__isr_2e_chosen.slice<1>().val(), i_flatten_5c_core_2e__5c_lane__isr_2e__24_11);
	// cell $flatten\core.\lane_isr.$98
	i_flatten_5c_core_2e__5c_lane__isr_2e__24_48.slice<0>() = reduce_or<1>(p_core_2e_lane__isr_2e_chosen);
	// connection
	p_core_2e_loopback__stimulus2_2e_clk = p_core_2e_clk;
	// connection
	p_core_2e_loopback__stimulus2_2e_i = p_core_2e_front__end____stimulus____1;
	// connection
	p_core_2e_loopback__stimulus_2e_clk = p_core_2e_clk;
	// connection
	p_core_2e_loopback__stimulus_2e_i = p_core_2e_front__end____stimulus____0;
	// connection
	p_core_2e_stimulus2_2e_schedule_2e_train_2e_clk = p_core_2e_stimulus2_2e_schedule_2e_clk;
	// connection
	p_core_2e_stimulus2_2e_schedule_2e_wait_2e_clk = p_core_2e_stimulus2_2e_schedule_2e_clk;
	// connection
	p_core_2e_stimulus2_2e_schedule_2e_dither_2e_clk = p_core_2e_stimulus2_2e_schedule_2e_clk;
	// connection
	p_core_2e_stimulus2_2e_pulse_2e_hold_2e_clk = p_core_2e_stimulus2_2e_pulse_2e_clk;
	// connection
	p_core_2e_stimulus_2e_schedule_2e_train_2e_clk = p_core_2e_stimulus_2e_schedule_2e_clk;
	// connection
	p_core_2e_stimulus_2e_schedule_2e_wait_2e_clk = p_core_2e_stimulus_2e_schedule_2e_clk;
	// connection
	p_core_2e_stimulus_2e_schedule_2e_dither_2e_clk = p_core_2e_stimulus_2e_schedule_2e_clk;
	// connection
	p_core_2e_stimulus_2e_pulse_2e_hold_2e_clk = p_core_2e_stimulus_2e_pulse_2e_clk;
	// connection
	p_core_2e_watchdog_2e_clk = p_core_2e_clk;
	// connection
	p_core_2e_time_2e_clk = p_core_2e_clk;
	// connection
	p_core_2e_replies_2e_clk = p_core_2e_clk;
	// connection
	p_core_2e_command__port_2e_clk = p_core_2e_clk;
	// connection
	p_front__end_2e_output__delay_2e_clk = p_front__end_2e_clk;
	// connection
	p_front__end_2e_output__delay_2e_port_24_4266_24_0 = p_core_2e_front__end____stimulus____0;
	// connection
	p_front__end_2e_output__delay_2e_port_24_4369_24_0 = p_core_2e_front__end____stimulus____1;
	// connection
	p_tx____valid = p_core_2e_sender_2e_tx____valid.curr;
	// cells $flatten\core.\sender.$355 $flatten\core.\sender.$354
	p_tx____payload = (p_core_2e_sender_2e_shift__is__crc.curr ? not_u<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val()) : p_core_2e_sender_2e_shift.curr.slice<7,0>().val());
	// cells $procmux$408 $procmux$409_CMP0
	p_rx____ready = (logic_not<1>(p_core_2e_command__port_2e_fsm__state.curr) ? value<1>{0x1u} : value<1>{0u});
	// memory \core.statistics.rows.memory write port 0
	if (posedge_p_clk) {
		auto tmp_0 = memory_index(p_core_2e_statistics_2e_rows_2e_write__pointer.curr.slice<7,0>().val(), 0, 256);
		CXXRTL_ASSERT(tmp_0.valid && "out of bounds write");
		if (tmp_0.valid) {
			memory_p_core_2e_statistics_2e_rows_2e_memory.update(tmp_0.index, i_flatten_5c_core_2e__24_4.slice<6,0>().concat(i_flatten_5c_core_2e__24_3).concat(p_core_2e_statistics_2e__24_signal_24_213).concat(p_core_2e_statistics_2e__24_signal_24_216.curr).concat(i_flatten_5c_core_2e__24_16).concat(i_flatten_5c_core_2e__24_12).concat(p_core_2e_statistics_2e_port_24_4542_24_0.slice<3>()).concat(p_core_2e_statistics_2e_port_24_4522_24_0.slice<3>()).concat(p_core_2e_statistics_2e_port_24_4502_24_0.slice<3>()).concat(p_core_2e_statistics_2e_port_24_4482_24_0.slice<3>()).concat(i_flatten_5c_core_2e__24_14).concat(i_flatten_5c_core_2e__24_10).concat(p_core_2e_statistics_2e_port_24_4542_24_0.slice<1>()).concat(p_core_2e_statistics_2e_port_24_4522_24_0.slice<1>()).concat(p_core_2e_statistics_2e_port_24_4502_24_0.slice<1>()).concat(p_core_2e_statistics_2e_port_24_4482_24_0.slice<1>()).concat(p_core_2e_statistics_2e_valids).val(), p_core_2e_statistics_2e_rows_2e_accept.repeat<59>().val(), 0);
		}
	}
	// memory \core.statistics.rows.memory read port 0
	if (posedge_p_clk) {
		auto tmp_1 = memory_index(p_core_2e_statistics_2e_rows_2e_read__pointer.curr.slice<7,0>().val(), 0, 256);
		CXXRTL_ASSERT(tmp_1.valid && "out of bounds read");
		if(tmp_1.valid) {
			value<59> tmp_2 = memory_p_core_2e_statistics_2e_rows_2e_memory[tmp_1.index];
			p_core_2e_statistics_2e_rows_2e_read__port____data_24_19.next = tmp_2;
		} else {
			p_core_2e_statistics_2e_rows_2e_read__port____data_24_19.next = value<59> {};
		}
	}
	// memory \core.statistics.pending$468.memory write port 0
	if (posedge_p_clk) {
		// cells $flatten\core.\statistics.\pending$468.$32 $procmux$3217 $procmux$3215 $procmux$3213 $procmux$3211
		auto tmp_3 = memory_index(or_uu<17>(value<7>{0u}.concat(i_procmux_24_3209__Y).concat(value<8>{0u}).val(), value<9>{0u}.concat((p_core_2e_statistics_2e_pending_24_468_2e_rings____0____write__valid ? p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____write__address.curr : (p_core_2e_statistics_2e_pending_24_468_2e_rings____1____write__valid ? p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____write__address.curr : (p_core_2e_statistics_2e_pending_24_468_2e_rings____2____write__valid ? p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____write__address.curr : (p_core_2e_statistics_2e_pending_24_468_2e_rings____3____write__valid ? p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____write__address.curr : value<8>{0u}))))).val()).slice<9,0>().val(), 0, 1024);
		CXXRTL_ASSERT(tmp_3.valid && "out of bounds write");
		if (tmp_3.valid) {
			// cells $procmux$3225 $procmux$3223 $procmux$3221 $procmux$3219
			memory_p_core_2e_statistics_2e_pending_24_468_2e_memory.update(tmp_3.index, (p_core_2e_statistics_2e_pending_24_468_2e_rings____0____write__valid ? p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____write__data.curr : (p_core_2e_statistics_2e_pending_24_468_2e_rings____1____write__valid ? p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____write__data.curr : (p_core_2e_statistics_2e_pending_24_468_2e_rings____2____write__valid ? p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____write__data.curr : (p_core_2e_statistics_2e_pending_24_468_2e_rings____3____write__valid ? p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____write__data.curr : value<36>{0u,0u})))), p_core_2e_statistics_2e_pending_24_468_2e__24_signal.repeat<36>().val(), 0);
		}
	}
	// memory \core.statistics.pending$468.memory read port 0
	if (posedge_p_clk) {
		// cells $flatten\core.\statistics.\pending$468.$35 $flatten\core.\statistics.\pending$468.$34 $procmux$3249 $procmux$3247 $procmux$3245 $procmux$3243
		auto tmp_4 = memory_index((p_core_2e_statistics_2e_pending_24_468_2e_reading ? or_uu<17>(value<7>{0u}.concat(i_procmux_24_3241__Y).concat(value<8>{0u}).val(), value<9>{0u}.concat((p_core_2e_statistics_2e_pending_24_468_2e_rings____0____read__valid ? p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____read__address.curr : (p_core_2e_statistics_2e_pending_24_468_2e_rings____1____read__valid ? p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____read__address.curr : (p_core_2e_statistics_2e_pending_24_468_2e_rings____2____read__valid ? p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____read__address.curr : (p_core_2e_statistics_2e_pending_24_468_2e_rings____3____read__valid ? p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____read__address.curr : value<8>{0u}))))).val()) : value<17>{0u}).slice<9,0>().val(), 0, 1024);
		CXXRTL_ASSERT(tmp_4.valid && "out of bounds read");
		if(tmp_4.valid) {
			value<36> tmp_5 = memory_p_core_2e_statistics_2e_pending_24_468_2e_memory[tmp_4.index];
			p_core_2e_statistics_2e_pending_24_468_2e_read__port____data.next = tmp_5;
		} else {
			p_core_2e_statistics_2e_pending_24_468_2e_read__port____data.next = value<36> {};
		}
	}
	// memory \core.statistics.counters.odd$56.memory write port 0
	if (posedge_p_clk) {
		auto tmp_6 = memory_index(p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_write__port____addr.curr, 0, 256);
		CXXRTL_ASSERT(tmp_6.valid && "out of bounds write");
		if (tmp_6.valid) {
			memory_p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_memory.update(tmp_6.index, p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_store__data.curr, p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_write__port____en.curr.repeat<32>().val(), 0);
		}
	}
	// memory \core.statistics.counters.odd$56.memory read port 0
	if (posedge_p_clk) {
		// cell $flatten\core.\statistics.\counters.\odd$56.$27
		auto tmp_7 = memory_index((p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_add__valid ? p_core_2e_statistics_2e_counters_2e_place.curr.concat(p_core_2e_statistics_2e_counters_2e_word1).val() : p_core_2e_statistics_2e_counters_2e_port_24_5139_24_0.concat(p_core_2e_statistics_2e_counters_2e_port_24_1974_24_0).concat(p_core_2e_statistics_2e_counters_2e_port_24_5129_24_1).val()), 0, 256);
		CXXRTL_ASSERT(tmp_7.valid && "out of bounds read");
		if(tmp_7.valid) {
			value<32> tmp_8 = memory_p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_memory[tmp_7.index];
			p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_read__port____data.next = tmp_8;
		} else {
			p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_read__port____data.next = value<32> {};
		}
	}
	// memory \core.statistics.counters.even$55.memory write port 0
	if (posedge_p_clk) {
		auto tmp_9 = memory_index(p_core_2e_statistics_2e_counters_2e_even_24_55_2e_write__port____addr.curr, 0, 256);
		CXXRTL_ASSERT(tmp_9.valid && "out of bounds write");
		if (tmp_9.valid) {
			memory_p_core_2e_statistics_2e_counters_2e_even_24_55_2e_memory.update(tmp_9.index, p_core_2e_statistics_2e_counters_2e_even_24_55_2e_store__data.curr, p_core_2e_statistics_2e_counters_2e_even_24_55_2e_write__port____en.curr.repeat<32>().val(), 0);
		}
	}
	// memory \core.statistics.counters.even$55.memory read port 0
	if (posedge_p_clk) {
		// cell $flatten\core.\statistics.\counters.\even$55.$27
		auto tmp_10 = memory_index((p_core_2e_statistics_2e_counters_2e_even_24_55_2e_add__valid ? p_core_2e_statistics_2e_counters_2e_place.curr.concat(p_core_2e_statistics_2e_counters_2e_word0).val() : p_core_2e_statistics_2e_counters_2e_port_24_5139_24_0.concat(p_core_2e_statistics_2e_counters_2e_port_24_1974_24_0).concat(p_core_2e_statistics_2e_counters_2e_port_24_5129_24_1).val()), 0, 256);
		CXXRTL_ASSERT(tmp_10.valid && "out of bounds read");
		if(tmp_10.valid) {
			value<32> tmp_11 = memory_p_core_2e_statistics_2e_counters_2e_even_24_55_2e_memory[tmp_10.index];
			p_core_2e_statistics_2e_counters_2e_even_24_55_2e_read__port____data.next = tmp_11;
		} else {
			p_core_2e_statistics_2e_counters_2e_even_24_55_2e_read__port____data.next = value<32> {};
		}
	}
	// memory \core.statistics.histogram.bins.memory write port 0
	if (posedge_p_clk) {
		auto tmp_12 = memory_index(p_core_2e_statistics_2e_histogram_2e_bins_2e_write__port____addr.curr, 0, 8192);
		CXXRTL_ASSERT(tmp_12.valid && "out of bounds write");
		if (tmp_12.valid) {
			memory_p_core_2e_statistics_2e_histogram_2e_bins_2e_memory.update(tmp_12.index, p_core_2e_statistics_2e_histogram_2e_bins_2e_store__data.curr, p_core_2e_statistics_2e_histogram_2e_bins_2e_write__port____en.curr.repeat<32>().val(), 0);
		}
	}
	// memory \core.statistics.histogram.bins.memory read port 0
	if (posedge_p_clk) {
		// cells $flatten\core.\statistics.\histogram.\bins.$27 $flatten\core.\statistics.$106
		auto tmp_13 = memory_index((p_core_2e_statistics_2e_histogram_2e_bins_2e_add__valid ? p_core_2e_statistics_2e_histogram_2e_place2.curr.concat(p_core_2e_statistics_2e_histogram_2e_encoder_2e_bin.curr).val() : p_core_2e_statistics_2e_segment_24_311.concat(not_u<1>(p_core_2e_statistics_2e_bank)).concat(p_core_2e_statistics_2e_index).val()), 0, 8192);
		CXXRTL_ASSERT(tmp_13.valid && "out of bounds read");
		if(tmp_13.valid) {
			value<32> tmp_14 = memory_p_core_2e_statistics_2e_histogram_2e_bins_2e_memory[tmp_13.index];
			p_core_2e_statistics_2e_histogram_2e_bins_2e_read__port____data.next = tmp_14;
		} else {
			p_core_2e_statistics_2e_histogram_2e_bins_2e_read__port____data.next = value<32> {};
		}
	}
	// memory \core.statistics.scalars$471.memory write port 0
	if (posedge_p_clk) {
		auto tmp_15 = memory_index(p_core_2e_statistics_2e_scalars_24_471_2e_write__port____addr.curr, 0, 64);
		CXXRTL_ASSERT(tmp_15.valid && "out of bounds write");
		if (tmp_15.valid) {
			memory_p_core_2e_statistics_2e_scalars_24_471_2e_memory.update(tmp_15.index, p_core_2e_statistics_2e_scalars_24_471_2e_write__port____data.curr, p_core_2e_statistics_2e_scalars_24_471_2e_write__port____en.curr.repeat<64>().val(), 0);
		}
	}
	// memory \core.statistics.scalars$471.memory read port 0
	if (posedge_p_clk) {
		// cells $flatten\core.\statistics.\scalars$471.$46 $procmux$2434 $procmux$2435_CMP0 $procmux$2436_CMP0 $procmux$2437_CMP0 $procmux$2438_CMP0 $procmux$2439_CMP0 $procmux$2440_CMP0 $procmux$2441_CMP0 $flatten\core.\statistics.$105
		auto tmp_16 = memory_index((p_core_2e_statistics_2e_scalars_24_471_2e_fetch.curr ? p_core_2e_statistics_2e_scalars_24_471_2e_place.curr.concat(p_core_2e_statistics_2e_scalars_24_471_2e_row.curr).val() : p_core_2e_statistics_2e_segment_24_311.concat(not_u<1>(p_core_2e_statistics_2e_bank)).concat(p_core_2e_statistics_2e_index.slice<4>()).concat((eq_uu<1>(p_core_2e_statistics_2e_dump_2e_issue.curr.slice<3,0>().val(), value<4>{0x8u}) ? value<2>{0x2u} : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_issue.curr.slice<3,0>().val(), value<4>{0x7u}) ? value<2>{0x3u} : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_issue.curr.slice<3,0>().val(), value<4>{0x6u}) ? value<2>{0x2u} : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_issue.curr.slice<3,0>().val(), value<4>{0x5u}) ? value<2>{0x2u} : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_issue.curr.slice<3,0>().val(), value<4>{0x4u}) ? value<2>{0x1u} : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_issue.curr.slice<3,0>().val(), value<4>{0x3u}) ? value<2>{0x1u} : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_issue.curr.slice<3,0>().val(), value<4>{0x2u}) ? value<2>{0x3u} : value<2>{0u})))))))).val()), 0, 64);
		CXXRTL_ASSERT(tmp_16.valid && "out of bounds read");
		if(tmp_16.valid) {
			value<64> tmp_17 = memory_p_core_2e_statistics_2e_scalars_24_471_2e_memory[tmp_16.index];
			p_core_2e_statistics_2e_scalars_24_471_2e_read__port____data.next = tmp_17;
		} else {
			p_core_2e_statistics_2e_scalars_24_471_2e_read__port____data.next = value<64> {};
		}
	}
	// memory \core.statistics.outliers.words.memory write port 0
	if (posedge_p_clk) {
		auto tmp_18 = memory_index(p_core_2e_statistics_2e_outliers_2e_words_2e_write__pointer.curr.slice<8,0>().val(), 0, 512);
		CXXRTL_ASSERT(tmp_18.valid && "out of bounds write");
		if (tmp_18.valid) {
			// cells $procmux$2760 $procmux$2761_CMP0 $procmux$2762_CMP0
			memory_p_core_2e_statistics_2e_outliers_2e_words_2e_memory.update(tmp_18.index, (eq_uu<1>(p_core_2e_statistics_2e_outliers_2e_step.curr, value<2>{0x2u}) ? p_core_2e_statistics_2e_outliers_2e_record.curr.slice<39,8>().val() : (eq_uu<1>(p_core_2e_statistics_2e_outliers_2e_step.curr, value<2>{0x3u}) ? value<8>{0u}.concat(p_core_2e_statistics_2e_outliers_2e_record.curr.slice<87,80>()).concat(p_core_2e_statistics_2e_outliers_2e_record.curr.slice<47,40>()).concat(p_core_2e_statistics_2e_outliers_2e_record.curr.slice<7,0>()).val() : p_core_2e_statistics_2e_outliers_2e_record.curr.slice<79,48>().val())), p_core_2e_statistics_2e_outliers_2e_words_2e_accept.repeat<32>().val(), 0);
		}
	}
	// memory \core.statistics.outliers.words.memory read port 0
	if (posedge_p_clk) {
		auto tmp_19 = memory_index(p_core_2e_statistics_2e_outliers_2e_words_2e_read__pointer.curr.slice<8,0>().val(), 0, 512);
		CXXRTL_ASSERT(tmp_19.valid && "out of bounds read");
		if(tmp_19.valid) {
			value<32> tmp_20 = memory_p_core_2e_statistics_2e_outliers_2e_words_2e_memory[tmp_19.index];
			p_core_2e_statistics_2e_outliers_2e_words_2e_read__port____data_24_19.next = tmp_20;
		} else {
			p_core_2e_statistics_2e_outliers_2e_words_2e_read__port____data_24_19.next = value<32> {};
		}
	}
	// memory \core.events.queue.memory write port 0
	if (posedge_p_clk) {
		auto tmp_21 = memory_index(p_core_2e_events_2e_queue_2e_write__pointer.curr.slice<8,0>().val(), 0, 512);
		CXXRTL_ASSERT(tmp_21.valid && "out of bounds write");
		if (tmp_21.valid) {
			// cells $flatten\core.\events.$253 $flatten\core.\events.$254
			memory_p_core_2e_events_2e_queue_2e_memory.update(tmp_21.index, (p_core_2e_events_2e_closing ? p_core_2e_events_2e_begin.curr.slice<63,1>().val() : p_core_2e_events_2e_port_24_4249_24_0.concat(p_core_2e_events_2e_port_24_4247_24_0).val()).concat((p_core_2e_events_2e_closing ? value<20>{0u}.concat(p_core_2e_events_2e_begin.curr.slice<0>()).concat(value<3>{0u}).val() : p_core_2e_events_2e_port_24_4556_24_0.concat(p_core_2e_slot__stimulus2_2e_line2.curr.slice<0>()).concat(i_flatten_5c_core_2e__24_14).concat(p_core_2e_events_2e_port_24_4553_24_0).concat(p_core_2e_events_2e_port_24_4552_24_0).concat(p_core_2e_slot__stimulus_2e_line2.curr.slice<0>()).concat(i_flatten_5c_core_2e__24_10).concat(p_core_2e_events_2e_port_24_4549_24_0).concat(p_core_2e_events_2e_port_24_4542_24_0).concat(p_core_2e_events_2e_port_24_4522_24_0).concat(p_core_2e_events_2e_port_24_4502_24_0).concat(p_core_2e_events_2e_port_24_4482_24_0).val())).concat(p_core_2e_events_2e_closing).val(), p_core_2e_events_2e_queue_2e_accept.repeat<88>().val(), 0);
		}
	}
	// memory \core.events.queue.memory read port 0
	if (posedge_p_clk) {
		auto tmp_22 = memory_index(p_core_2e_events_2e_queue_2e_read__pointer.curr.slice<8,0>().val(), 0, 512);
		CXXRTL_ASSERT(tmp_22.valid && "out of bounds read");
		if(tmp_22.valid) {
			value<88> tmp_23 = memory_p_core_2e_events_2e_queue_2e_memory[tmp_22.index];
			p_core_2e_events_2e_queue_2e_read__port____data_24_19.next = tmp_23;
		} else {
			p_core_2e_events_2e_queue_2e_read__port____data_24_19.next = value<88> {};
		}
	}
	// memory \core.registers.memory write port 0
	if (posedge_p_clk) {
		auto tmp_24 = memory_index(p_core_2e_registers_2e_write____address, 0, 256);
		CXXRTL_ASSERT(tmp_24.valid && "out of bounds write");
		if (tmp_24.valid) {
			memory_p_core_2e_registers_2e_memory.update(tmp_24.index, p_core_2e_registers_2e_write____value, p_core_2e_registers_2e__24_signature____en.repeat<32>().val(), 0);
		}
	}
	// memory \core.registers.memory read port 0
	if (posedge_p_clk) {
		auto tmp_25 = memory_index(p_core_2e_registers_2e__24_signature____addr_24_13.curr, 0, 256);
		CXXRTL_ASSERT(tmp_25.valid && "out of bounds read");
		if(tmp_25.valid) {
			value<32> tmp_26 = memory_p_core_2e_registers_2e_memory[tmp_25.index];
			p_core_2e_registers_2e__24_signature____data_24_204.next = tmp_26;
		} else {
			p_core_2e_registers_2e__24_signature____data_24_204.next = value<32> {};
		}
	}
	// cell $flatten\front_end.\input_delay.$1
	if (posedge_p_clk) {
		p_front__end_2e_input__delay_2e_line0.next = p_front__end_2e_input__delay_2e_i.slice<0>().concat(p_front__end_2e_input__delay_2e_line0.curr.slice<1>()).val();
	}
	// cells $flatten\core.\tally_blocked_stimulus2.$5 $procmux$4055 $flatten\core.\tally_blocked_stimulus2.$3
	if (posedge_p_clk) {
		p_core_2e_tally__blocked__stimulus2_2e_count.next = (p_core_2e_restart ? value<32>{0u} : add_uu<33>(p_core_2e_tally__blocked__stimulus2_2e_count.curr, p_core_2e_stimulus2_2e_blocked.curr).slice<31,0>().val());
	}
	// cells $flatten\core.\tally_fired_stimulus2.$5 $procmux$4053 $flatten\core.\tally_fired_stimulus2.$3
	if (posedge_p_clk) {
		p_core_2e_tally__fired__stimulus2_2e_count.next = (p_core_2e_restart ? value<32>{0u} : add_uu<33>(p_core_2e_tally__fired__stimulus2_2e_count.curr, p_core_2e_i_24_138.slice<0>().val()).slice<31,0>().val());
	}
	// cells $flatten\core.\tally_blocked_stimulus.$5 $procmux$4051 $flatten\core.\tally_blocked_stimulus.$3
	if (posedge_p_clk) {
		p_core_2e_tally__blocked__stimulus_2e_count.next = (p_core_2e_restart ? value<32>{0u} : add_uu<33>(p_core_2e_tally__blocked__stimulus_2e_count.curr, p_core_2e_stimulus_2e_blocked.curr).slice<31,0>().val());
	}
	// cells $flatten\core.\tally_fired_stimulus.$5 $procmux$4049 $flatten\core.\tally_fired_stimulus.$3
	if (posedge_p_clk) {
		p_core_2e_tally__fired__stimulus_2e_count.next = (p_core_2e_restart ? value<32>{0u} : add_uu<33>(p_core_2e_tally__fired__stimulus_2e_count.curr, p_core_2e_i_24_136.slice<0>().val()).slice<31,0>().val());
	}
	// cells $flatten\core.\sender.$704 $procmux$4009 $procmux$4007 $procmux$4005
	if (posedge_p_clk) {
		p_core_2e_sender_2e_turn.next = (p_core_2e_sender_2e_grant.curr.slice<3>().val() ? value<2>{0x3u} : (p_core_2e_sender_2e_grant.curr.slice<2>().val() ? value<2>{0x2u} : (p_core_2e_sender_2e_grant.curr.slice<1>().val() ? value<2>{0x1u} : p_core_2e_sender_2e_turn.curr)));
	}
	// cells $flatten\core.\sender.$706 $procmux$4003 $procmux$4001
	if (posedge_p_clk) {
		p_core_2e_sender_2e_shift.next = (p_core_2e_sender_2e_empty ? (p_core_2e_sender_2e_word__valid.curr ? p_core_2e_sender_2e_word.curr : i_procmux_24_3999__Y) : i_procmux_24_3999__Y);
	}
	// cells $flatten\core.\sender.$708 $procmux$3997 $flatten\core.\sender.$415
	if (posedge_p_clk) {
		p_core_2e_sender_2e_byte.next = (p_core_2e_sender_2e_taken ? add_uu<3>(p_core_2e_sender_2e_byte.curr, value<1>{0x1u}).slice<1,0>().val() : p_core_2e_sender_2e_byte.curr);
	}
	// cells $flatten\core.\sender.$710 $procmux$3995 $procmux$3993 $procmux$3991 $flatten\core.\sender.$417 $flatten\core.\sender.$419 $flatten\core.\sender.$418 $flatten\core.\sender.$423 $flatten\core.\sender.$422 $flatten\core.\sender.$421 $flatten\core.\sender.$420 $flatten\core.\sender.$429 $flatten\core.\sender.$428 $flatten\core.\sender.$427 $flatten\core.\sender.$426 $flatten\core.\sender.$425 $flatten\core.\sender.$424 $flatten\core.\sender.$435 $flatten\core.\sender.$434 $flatten\core.\sender.$433 $flatten\core.\sender.$432 $flatten\core.\sender.$431 $flatten\core.\sender.$430 $flatten\core.\sender.$443 $flatten\core.\sender.$442 $flatten\core.\sender.$441 $flatten\core.\sender.$440 $flatten\core.\sender.$439 $flatten\core.\sender.$438 $flatten\core.\sender.$437 $flatten\core.\sender.$436 $flatten\core.\sender.$451 $flatten\core.\sender.$450 $flatten\core.\sender.$449 $flatten\core.\sender.$448 $flatten\core.\sender.$447 $flatten\core.\sender.$446 $flatten\core.\sender.$445 $flatten\core.\sender.$444 $flatten\core.\sender.$455 $flatten\core.\sender.$454 $flatten\core.\sender.$453 $flatten\core.\sender.$452 $flatten\core.\sender.$461 $flatten\core.\sender.$460 $flatten\core.\sender.$459 $flatten\core.\sender.$458 $flatten\core.\sender.$457 $flatten\core.\sender.$456 $flatten\core.\sender.$467 $flatten\core.\sender.$466 $flatten\core.\sender.$465 $flatten\core.\sender.$464 $flatten\core.\sender.$463 $flatten\core.\sender.$462 $flatten\core.\sender.$469 $flatten\core.\sender.$468 $flatten\core.\sender.$471 $flatten\core.\sender.$470 $flatten\core.\sender.$473 $flatten\core.\sender.$472 $flatten\core.\sender.$477 $flatten\core.\sender.$476 $flatten\core.\sender.$475 $flatten\core.\sender.$474 $flatten\core.\sender.$483 $flatten\core.\sender.$482 $flatten\core.\sender.$481 $flatten\core.\sender.$480 $flatten\core.\sender.$479 $flatten\core.\sender.$478 $flatten\core.\sender.$489 $flatten\core.\sender.$488 $flatten\core.\sender.$487 $flatten\core.\sender.$486 $flatten\core.\sender.$485 $flatten\core.\sender.$484 $flatten\core.\sender.$495 $flatten\core.\sender.$494 $flatten\core.\sender.$493 $flatten\core.\sender.$492 $flatten\core.\sender.$491 $flatten\core.\sender.$490 $flatten\core.\sender.$503 $flatten\core.\sender.$502 $flatten\core.\sender.$501 $flatten\core.\sender.$500 $flatten\core.\sender.$499 $flatten\core.\sender.$498 $flatten\core.\sender.$497 $flatten\core.\sender.$496 $flatten\core.\sender.$513 $flatten\core.\sender.$512 $flatten\core.\sender.$511 $flatten\core.\sender.$510 $flatten\core.\sender.$509 $flatten\core.\sender.$508 $flatten\core.\sender.$507 $flatten\core.\sender.$506 $flatten\core.\sender.$505 $flatten\core.\sender.$504 $flatten\core.\sender.$525 $flatten\core.\sender.$524 $flatten\core.\sender.$523 $flatten\core.\sender.$522 $flatten\core.\sender.$521 $flatten\core.\sender.$520 $flatten\core.\sender.$519 $flatten\core.\sender.$518 $flatten\core.\sender.$517 $flatten\core.\sender.$516 $flatten\core.\sender.$515 $flatten\core.\sender.$514 $flatten\core.\sender.$537 $flatten\core.\sender.$536 $flatten\core.\sender.$535 $flatten\core.\sender.$534 $flatten\core.\sender.$533 $flatten\core.\sender.$532 $flatten\core.\sender.$531 $flatten\core.\sender.$530 $flatten\core.\sender.$529 $flatten\core.\sender.$528 $flatten\core.\sender.$527 $flatten\core.\sender.$526 $flatten\core.\sender.$545 $flatten\core.\sender.$544 $flatten\core.\sender.$543 $flatten\core.\sender.$542 $flatten\core.\sender.$541 $flatten\core.\sender.$540 $flatten\core.\sender.$539 $flatten\core.\sender.$538 $flatten\core.\sender.$553 $flatten\core.\sender.$552 $flatten\core.\sender.$551 $flatten\core.\sender.$550 $flatten\core.\sender.$549 $flatten\core.\sender.$548 $flatten\core.\sender.$547 $flatten\core.\sender.$546 $flatten\core.\sender.$561 $flatten\core.\sender.$560 $flatten\core.\sender.$559 $flatten\core.\sender.$558 $flatten\core.\sender.$557 $flatten\core.\sender.$556 $flatten\core.\sender.$555 $flatten\core.\sender.$554 $flatten\core.\sender.$569 $flatten\core.\sender.$568 $flatten\core.\sender.$567 $flatten\core.\sender.$566 $flatten\core.\sender.$565 $flatten\core.\sender.$564 $flatten\core.\sender.$563 $flatten\core.\sender.$562 $flatten\core.\sender.$578 $flatten\core.\sender.$577 $flatten\core.\sender.$576 $flatten\core.\sender.$575 $flatten\core.\sender.$574 $flatten\core.\sender.$573 $flatten\core.\sender.$572 $flatten\core.\sender.$571 $flatten\core.\sender.$570 $flatten\core.\sender.$589 $flatten\core.\sender.$588 $flatten\core.\sender.$587 $flatten\core.\sender.$586 $flatten\core.\sender.$585 $flatten\core.\sender.$584 $flatten\core.\sender.$583 $flatten\core.\sender.$582 $flatten\core.\sender.$581 $flatten\core.\sender.$580 $flatten\core.\sender.$579 $flatten\core.\sender.$602 $flatten\core.\sender.$601 $flatten\core.\sender.$600 $flatten\core.\sender.$599 $flatten\core.\sender.$598 $flatten\core.\sender.$597 $flatten\core.\sender.$596 $flatten\core.\sender.$595 $flatten\core.\sender.$594 $flatten\core.\sender.$593 $flatten\core.\sender.$592 $flatten\core.\sender.$591 $flatten\core.\sender.$590 $flatten\core.\sender.$611 $flatten\core.\sender.$610 $flatten\core.\sender.$609 $flatten\core.\sender.$608 $flatten\core.\sender.$607 $flatten\core.\sender.$606 $flatten\core.\sender.$605 $flatten\core.\sender.$604 $flatten\core.\sender.$603 $flatten\core.\sender.$618 $flatten\core.\sender.$617 $flatten\core.\sender.$616 $flatten\core.\sender.$615 $flatten\core.\sender.$614 $flatten\core.\sender.$613 $flatten\core.\sender.$612 $flatten\core.\sender.$627 $flatten\core.\sender.$626 $flatten\core.\sender.$625 $flatten\core.\sender.$624 $flatten\core.\sender.$623 $flatten\core.\sender.$622 $flatten\core.\sender.$621 $flatten\core.\sender.$620 $flatten\core.\sender.$619 $flatten\core.\sender.$634 $flatten\core.\sender.$633 $flatten\core.\sender.$632 $flatten\core.\sender.$631 $flatten\core.\sender.$630 $flatten\core.\sender.$629 $flatten\core.\sender.$628 $flatten\core.\sender.$637 $flatten\core.\sender.$636 $flatten\core.\sender.$635
	if (posedge_p_clk) {
		p_core_2e_sender_2e_crc.next = (p_core_2e_sender_2e_taken ? (p_core_2e_sender_2e_shift__is__crc.curr ? (eq_uu<1>(p_core_2e_sender_2e_byte.curr, value<2>{0x3u}) ? value<32>{0xffffffffu} : value<8>{0u}.concat(p_core_2e_sender_2e_crc.curr.slice<31,8>()).val()) : xor_uu<1>(xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<1>().val(), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<7>().val()).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<0>().val(), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<1>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<6>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<7>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<0>().val(), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<1>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<5>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<6>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<7>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<0>().val(), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<4>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<5>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<6>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<1>().val(), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<3>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<4>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<5>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<7>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<0>().val(), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<1>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<2>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<3>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<4>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<6>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<7>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<0>().val(), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<1>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<2>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<3>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<5>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<6>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<0>().val(), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<2>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<4>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<5>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<7>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<3>().val(), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<4>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<6>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<7>().val()), p_core_2e_sender_2e_crc.curr.slice<31>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<2>().val(), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<3>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<5>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<6>().val()), p_core_2e_sender_2e_crc.curr.slice<30>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<2>().val(), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<4>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<5>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<7>().val()), p_core_2e_sender_2e_crc.curr.slice<29>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<3>().val(), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<4>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<6>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<7>().val()), p_core_2e_sender_2e_crc.curr.slice<28>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<1>().val(), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<2>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<3>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<5>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<6>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<7>().val()), p_core_2e_sender_2e_crc.curr.slice<27>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<0>().val(), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<1>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<2>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<4>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<5>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<6>().val()), p_core_2e_sender_2e_crc.curr.slice<26>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<0>().val(), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<1>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<3>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<4>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<5>().val()), p_core_2e_sender_2e_crc.curr.slice<25>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<0>().val(), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<2>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<3>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<4>().val()), p_core_2e_sender_2e_crc.curr.slice<24>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<2>().val(), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<3>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<7>().val()), p_core_2e_sender_2e_crc.curr.slice<23>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<1>().val(), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<2>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<6>().val()), p_core_2e_sender_2e_crc.curr.slice<22>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<0>().val(), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<1>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<5>().val()), p_core_2e_sender_2e_crc.curr.slice<21>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<0>().val(), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<4>().val()), p_core_2e_sender_2e_crc.curr.slice<20>().val())).concat(xor_uu<1>(xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<3>().val(), p_core_2e_sender_2e_crc.curr.slice<19>().val())).concat(xor_uu<1>(xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<2>().val(), p_core_2e_sender_2e_crc.curr.slice<18>().val())).concat(xor_uu<1>(xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<7>().val(), p_core_2e_sender_2e_crc.curr.slice<17>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<1>().val(), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<6>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<7>().val()), p_core_2e_sender_2e_crc.curr.slice<16>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<0>().val(), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<5>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<6>().val()), p_core_2e_sender_2e_crc.curr.slice<15>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<4>().val(), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<5>().val()), p_core_2e_sender_2e_crc.curr.slice<14>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<1>().val(), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<3>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<4>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<7>().val()), p_core_2e_sender_2e_crc.curr.slice<13>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<0>().val(), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<2>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<3>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<6>().val()), p_core_2e_sender_2e_crc.curr.slice<12>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<1>().val(), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<2>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<5>().val()), p_core_2e_sender_2e_crc.curr.slice<11>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<0>().val(), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<1>().val()), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<4>().val()), p_core_2e_sender_2e_crc.curr.slice<10>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<0>().val(), xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<3>().val()), p_core_2e_sender_2e_crc.curr.slice<9>().val())).concat(xor_uu<1>(xor_uu<8>(p_core_2e_sender_2e_crc.curr.slice<7,0>().val(), p_core_2e_sender_2e_shift.curr.slice<7,0>().val()).slice<2>().val(), p_core_2e_sender_2e_crc.curr.slice<8>().val())).val()) : p_core_2e_sender_2e_crc.curr);
	}
	// cells $flatten\core.\sender.$712 $procmux$3988
	if (posedge_p_clk) {
		p_core_2e_sender_2e_tx____valid.next = (p_core_2e_sender_2e_empty ? p_core_2e_sender_2e_word__valid.curr : p_core_2e_sender_2e_tx____valid.curr);
	}
	// cells $flatten\core.\sender.$714 $procmux$3955 $procmux$3956_CMP0 $procmux$3959_CMP0 $procmux$3962_CMP0 $procmux$3965_CMP0 $procmux$3972_CMP0 $procmux$3975_CMP0 $procmux$3978_CMP0 $procmux$3981_CMP0 $procmux$3984_CMP0 $procmux$3987_CMP0 $procmux$3953 $procmux$3957 $procmux$3960 $procmux$3963 $procmux$3970 $procmux$3968 $procmux$3966 $procmux$3973 $procmux$3976 $procmux$3979 $procmux$3982 $procmux$3985
	if (posedge_p_clk) {
		p_core_2e_sender_2e_word__valid.next = (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0xbu}) ? (p_core_2e_sender_2e_word__valid.curr ? i_procmux_24_3951__Y : value<1>{0x1u}) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0xau}) ? (p_core_2e_sender_2e_word__valid.curr ? i_procmux_24_3951__Y : value<1>{0x1u}) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x8u}) ? (p_core_2e_sender_2e_word__valid.curr ? i_procmux_24_3951__Y : value<1>{0x1u}) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x9u}) ? (p_core_2e_sender_2e_word__valid.curr ? i_procmux_24_3951__Y : value<1>{0x1u}) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x7u}) ? (i_flatten_5c_core_2e__5c_sender_2e__24_316 ? i_procmux_24_3951__Y : (p_core_2e_sender_2e_word__valid.curr ? i_procmux_24_3951__Y : (p_core_2e_sender_2e__24_signal_24_23 ? value<1>{0x1u} : i_procmux_24_3951__Y))) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x6u}) ? (p_core_2e_sender_2e_word__valid.curr ? i_procmux_24_3951__Y : value<1>{0x1u}) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x5u}) ? (p_core_2e_sender_2e_word__valid.curr ? i_procmux_24_3951__Y : value<1>{0x1u}) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x4u}) ? (p_core_2e_sender_2e_word__valid.curr ? i_procmux_24_3951__Y : value<1>{0x1u}) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x3u}) ? (p_core_2e_sender_2e_word__valid.curr ? i_procmux_24_3951__Y : value<1>{0x1u}) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x2u}) ? (p_core_2e_sender_2e_word__valid.curr ? i_procmux_24_3951__Y : value<1>{0x1u}) : i_procmux_24_3951__Y))))))))));
	}
	// cells $flatten\core.\sender.$716 $procmux$3949 $procmux$3947
	if (posedge_p_clk) {
		p_core_2e_sender_2e_shift__is__crc.next = (p_core_2e_sender_2e_empty ? (p_core_2e_sender_2e_word__valid.curr ? p_core_2e_sender_2e_word__is__crc.curr : p_core_2e_sender_2e_shift__is__crc.curr) : p_core_2e_sender_2e_shift__is__crc.curr);
	}
	// cells $flatten\core.\sender.$718 $procmux$3945 $procmux$3946_CMP0 $procmux$3943 $flatten\core.\sender.$640 $flatten\core.\sender.$639
	if (posedge_p_clk) {
		p_core_2e_sender_2e_cut.next = (logic_not<1>(p_core_2e_sender_2e_fsm__state.curr) ? value<1>{0u} : (and_uu<1>(p_core_2e_sender_2e_restart, not_u<1>(p_core_2e_sender_2e_grant.curr.slice<0>().val())) ? value<1>{0x1u} : p_core_2e_sender_2e_cut.curr));
	}
	// cells $flatten\core.\sender.$720 $procmux$3941 $procmux$3942_CMP0 $procmux$3939 $procmux$4047 $flatten\core.\sender.$353 $flatten\core.\sender.$352 $flatten\core.\sender.$351 $flatten\core.\sender.$350 $procmux$4031 $procmux$4032_CMP0 $procmux$4039_CMP0 $procmux$4046_CMP0 $procmux$4029 $procmux$4027 $procmux$4025 $procmux$4037 $procmux$4035 $procmux$4033 $procmux$4044 $procmux$4042 $procmux$4040
	if (posedge_p_clk) {
		p_core_2e_sender_2e_grant.next = (logic_not<1>(p_core_2e_sender_2e_fsm__state.curr) ? (i_flatten_5c_core_2e__5c_sender_2e__24_275 ? (and_uu<1>(p_core_2e_sender_2e_ports____0____request, not_u<1>(and_uu<1>(p_core_2e_sender_2e_grant.curr.slice<0>().val(), reduce_or<1>(p_core_2e_sender_2e_ports____3____request.concat(p_core_2e_sender_2e_ports____2____request).concat(p_core_2e_sender_2e_ports____1____request).val())))) ? value<4>{0x1u} : (eq_uu<1>(p_core_2e_sender_2e_turn.curr, value<2>{0x3u}) ? (p_core_2e_sender_2e_ports____1____request ? value<4>{0x2u} : (p_core_2e_sender_2e_ports____2____request ? value<4>{0x4u} : (p_core_2e_sender_2e_ports____3____request ? value<4>{0x8u} : value<4>{0u}))) : (eq_uu<1>(p_core_2e_sender_2e_turn.curr, value<2>{0x2u}) ? (p_core_2e_sender_2e_ports____3____request ? value<4>{0x8u} : (p_core_2e_sender_2e_ports____1____request ? value<4>{0x2u} : (p_core_2e_sender_2e_ports____2____request ? value<4>{0x4u} : value<4>{0u}))) : (eq_uu<1>(p_core_2e_sender_2e_turn.curr, value<2>{0x1u}) ? (p_core_2e_sender_2e_ports____2____request ? value<4>{0x4u} : (p_core_2e_sender_2e_ports____3____request ? value<4>{0x8u} : (p_core_2e_sender_2e_ports____1____request ? value<4>{0x2u} : value<4>{0u}))) : value<4>{0u})))) : p_core_2e_sender_2e_grant.curr) : p_core_2e_sender_2e_grant.curr);
	}
	// cells $flatten\core.\sender.$722 $procmux$3898 $procmux$3899_CMP0 $procmux$3902_CMP0 $procmux$3905_CMP0 $procmux$3910_CMP0 $procmux$3916_CMP0 $procmux$3919_CMP0 $procmux$3922_CMP0 $procmux$3925_CMP0 $procmux$3928_CMP0 $procmux$3931_CMP0 $procmux$3935_CMP0 $procmux$3938_CMP0 $procmux$3896 $procmux$3900 $procmux$3903 $procmux$3908 $procmux$3906 $flatten\core.\sender.$695 $procmux$3914 $procmux$3912 $flatten\core.\sender.$690 $procmux$3917 $procmux$3920 $procmux$3923 $procmux$3926 $procmux$3929 $procmux$3933 $procmux$3936
	if (posedge_p_clk) {
		p_core_2e_sender_2e_fsm__state.next = (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0xbu}) ? (p_core_2e_sender_2e_word__valid.curr ? p_core_2e_sender_2e_fsm__state.curr : value<4>{0u}) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0xau}) ? (p_core_2e_sender_2e_word__valid.curr ? p_core_2e_sender_2e_fsm__state.curr : value<4>{0xbu}) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x8u}) ? (p_core_2e_sender_2e_word__valid.curr ? p_core_2e_sender_2e_fsm__state.curr : value<4>{0xau}) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x9u}) ? (p_core_2e_sender_2e_word__valid.curr ? p_core_2e_sender_2e_fsm__state.curr : (eq_uu<1>(p_core_2e_sender_2e_left.curr, value<1>{0x1u}) ? value<4>{0x8u} : p_core_2e_sender_2e_fsm__state.curr)) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x7u}) ? (i_flatten_5c_core_2e__5c_sender_2e__24_316 ? (logic_not<1>(p_core_2e_sender_2e_left.curr) ? value<4>{0x8u} : value<4>{0x9u}) : p_core_2e_sender_2e_fsm__state.curr) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x6u}) ? (p_core_2e_sender_2e_word__valid.curr ? p_core_2e_sender_2e_fsm__state.curr : value<4>{0x7u}) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x5u}) ? (p_core_2e_sender_2e_word__valid.curr ? p_core_2e_sender_2e_fsm__state.curr : value<4>{0x6u}) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x4u}) ? (p_core_2e_sender_2e_word__valid.curr ? p_core_2e_sender_2e_fsm__state.curr : value<4>{0x5u}) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x3u}) ? (p_core_2e_sender_2e_word__valid.curr ? p_core_2e_sender_2e_fsm__state.curr : value<4>{0x4u}) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x2u}) ? (p_core_2e_sender_2e_word__valid.curr ? p_core_2e_sender_2e_fsm__state.curr : value<4>{0x3u}) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x1u}) ? (i_flatten_5c_core_2e__5c_sender_2e__24_281 ? value<4>{0x2u} : value<4>{0u}) : (logic_not<1>(p_core_2e_sender_2e_fsm__state.curr) ? (i_flatten_5c_core_2e__5c_sender_2e__24_275 ? value<4>{0x1u} : p_core_2e_sender_2e_fsm__state.curr) : p_core_2e_sender_2e_fsm__state.curr))))))))))));
	}
	// cells $flatten\core.\sender.$724 $procmux$3894 $procmux$3895_CMP0 $procmux$3892 $flatten\core.\sender.$656 $flatten\core.\sender.$655 $flatten\core.\events.\words.$362 $flatten\core.\sender.$654 $flatten\core.\sender.$653 $flatten\core.\sender.$652 $flatten\core.\sender.$651 $flatten\core.\sender.$650
	if (posedge_p_clk) {
		p_core_2e_sender_2e__24_signal_24_57.next = (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x1u}) ? (i_flatten_5c_core_2e__5c_sender_2e__24_281 ? or_uu<8>(or_uu<8>(or_uu<8>((p_core_2e_sender_2e_grant.curr.slice<0>().val() ? value<8>{0x5u} : value<8>{0u}), (p_core_2e_sender_2e_grant.curr.slice<1>().val() ? value<8>{0x3u} : value<8>{0u})), (p_core_2e_sender_2e_grant.curr.slice<2>().val() ? value<8>{0x4u} : value<8>{0u})), (p_core_2e_sender_2e_grant.curr.slice<3>().val() ? value<5>{0u}.concat((p_core_2e_events_2e_words_2e_is__loss.curr ? value<3>{0x2u} : value<3>{0x1u})).val() : value<8>{0u})) : p_core_2e_sender_2e__24_signal_24_57.curr) : p_core_2e_sender_2e__24_signal_24_57.curr);
	}
	// cells $flatten\core.\sender.$726 $procmux$3890 $procmux$3891_CMP0 $procmux$3888 $flatten\core.\sender.$661 $flatten\core.\sender.$660 $flatten\core.\sender.$657
	if (posedge_p_clk) {
		p_core_2e_sender_2e__24_signal_24_62.next = (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x1u}) ? (i_flatten_5c_core_2e__5c_sender_2e__24_281 ? or_uu<16>((p_core_2e_sender_2e_grant.curr.slice<0>().val() ? p_core_2e_command____payload.slice<31,16>().val() : value<16>{0u}), (p_core_2e_sender_2e_grant.curr.slice<2>().val() ? p_core_2e_statistics_2e_snapshot_2e_taken.curr.slice<15,0>().val() : value<16>{0u})) : p_core_2e_sender_2e__24_signal_24_62.curr) : p_core_2e_sender_2e__24_signal_24_62.curr);
	}
	// cells $flatten\core.\sender.$728 $procmux$3886 $procmux$3887_CMP0 $procmux$3884 $flatten\core.\sender.$670 $flatten\core.\sender.$669 $flatten\core.\events.\words.$363 $flatten\core.\sender.$668 $flatten\core.\sender.$667 $flatten\core.\sender.$665
	if (posedge_p_clk) {
		p_core_2e_sender_2e_base.next = (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x1u}) ? (i_flatten_5c_core_2e__5c_sender_2e__24_281 ? or_uu<64>(or_uu<64>((p_core_2e_sender_2e_grant.curr.slice<1>().val() ? p_core_2e_time_2e_segment1.curr.concat(p_core_2e_time_2e_segment0.curr).concat(value<1>{0u}).val() : value<64>{0u,0u}), (p_core_2e_sender_2e_grant.curr.slice<2>().val() ? p_core_2e_statistics_2e_base_24_300.curr.concat(value<1>{0u}).val() : value<64>{0u,0u})), (p_core_2e_sender_2e_grant.curr.slice<3>().val() ? (p_core_2e_events_2e_words_2e_is__loss.curr ? p_core_2e_events_2e_words_2e_row____payload.slice<87,25>().concat(p_core_2e_events_2e_words_2e_row____payload.slice<4>()).val() : p_core_2e_events_2e_words_2e_last__tick.curr) : value<64>{0u,0u})) : p_core_2e_sender_2e_base.curr) : p_core_2e_sender_2e_base.curr);
	}
	// cells $flatten\core.\sender.$730 $procmux$3872 $procmux$3873_CMP0 $procmux$3880_CMP0 $procmux$3883_CMP0 $procmux$3870 $flatten\core.\sender.$694 $procmux$3878 $procmux$3876 $procmux$3874 $flatten\core.\sender.$692 $procmux$3881
	if (posedge_p_clk) {
		p_core_2e_sender_2e_left.next = (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x9u}) ? (p_core_2e_sender_2e_word__valid.curr ? p_core_2e_sender_2e_left.curr : sub_uu<8>(p_core_2e_sender_2e_left.curr, value<1>{0x1u}).slice<6,0>().val()) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x7u}) ? (i_flatten_5c_core_2e__5c_sender_2e__24_316 ? p_core_2e_sender_2e_left.curr : (p_core_2e_sender_2e_word__valid.curr ? p_core_2e_sender_2e_left.curr : (p_core_2e_sender_2e__24_signal_24_23 ? sub_uu<8>(p_core_2e_sender_2e_left.curr, value<1>{0x1u}).slice<6,0>().val() : p_core_2e_sender_2e_left.curr))) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x1u}) ? (i_flatten_5c_core_2e__5c_sender_2e__24_281 ? value<7>{0x78u} : p_core_2e_sender_2e_left.curr) : p_core_2e_sender_2e_left.curr)));
	}
	// cells $flatten\core.\sender.$732 $procmux$3865 $procmux$3866_CMP0 $procmux$3869_CMP0 $procmux$3863 $procmux$3861 $procmux$3859 $flatten\core.\sender.$691 $procmux$3867
	if (posedge_p_clk) {
		p_core_2e_sender_2e_count.next = (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x7u}) ? (i_flatten_5c_core_2e__5c_sender_2e__24_316 ? p_core_2e_sender_2e_count.curr : (p_core_2e_sender_2e_word__valid.curr ? p_core_2e_sender_2e_count.curr : (p_core_2e_sender_2e__24_signal_24_23 ? add_uu<8>(p_core_2e_sender_2e_count.curr, value<1>{0x1u}).slice<6,0>().val() : p_core_2e_sender_2e_count.curr))) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x1u}) ? (i_flatten_5c_core_2e__5c_sender_2e__24_281 ? value<7>{0u} : p_core_2e_sender_2e_count.curr) : p_core_2e_sender_2e_count.curr));
	}
	// cells $flatten\core.\sender.$734 $procmux$3854 $procmux$3855_CMP0 $procmux$3858_CMP0 $procmux$3852 $flatten\core.\sender.$689 $flatten\core.\sender.$688 $flatten\core.\sender.$687 $flatten\core.\statistics.\dump.$79 $flatten\core.\statistics.\dump.$78 $flatten\core.\sender.$686 $procmux$3856
	if (posedge_p_clk) {
		p_core_2e_sender_2e_last.next = (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x7u}) ? (i_flatten_5c_core_2e__5c_sender_2e__24_316 ? and_uu<1>(not_u<1>(p_core_2e_sender_2e_cut.curr), reduce_or<1>(and_uu<4>(p_core_2e_sender_2e_grant.curr, value<1>{0u}.concat(or_uu<1>(p_core_2e_statistics_2e_dump_2e_payload____end, and_uu<1>(p_core_2e_statistics_2e_dump_2e__24_signal_24_36, p_core_2e_statistics_2e_dump_2e_final))).concat(value<2>{0u}).val()))) : p_core_2e_sender_2e_last.curr) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x1u}) ? (i_flatten_5c_core_2e__5c_sender_2e__24_281 ? value<1>{0u} : p_core_2e_sender_2e_last.curr) : p_core_2e_sender_2e_last.curr));
	}
	// cells $flatten\core.\sender.$736 $procmux$3819 $procmux$3820_CMP0 $procmux$3823_CMP0 $procmux$3826_CMP0 $procmux$3829_CMP0 $procmux$3836_CMP0 $procmux$3839_CMP0 $procmux$3842_CMP0 $procmux$3845_CMP0 $procmux$3848_CMP0 $procmux$3851_CMP0 $procmux$3817 $procmux$3821 $procmux$3824 $procmux$3827 $procmux$3834 $procmux$3832 $procmux$3830 $flatten\core.\sender.$367 $flatten\core.\sender.$366 $flatten\core.\events.\words.$378 $flatten\core.\events.\words.$366 $flatten\core.\events.\words.$377 $flatten\core.\events.\words.$376 $flatten\core.\events.\words.$375 $flatten\core.\events.\words.$374 $flatten\core.\events.\words.$373 $flatten\core.\events.\words.$372 $flatten\core.\events.\words.$371 $flatten\core.\events.\words.$370 $flatten\core.\events.\words.$368 $flatten\core.\sender.$365 $flatten\core.\sender.$364 $flatten\core.\statistics.\dump.$77 $flatten\core.\statistics.\dump.$73 $flatten\core.\statistics.\dump.$72 $procmux$2460 $procmux$2461_CMP0 $procmux$2462_CMP0 $flatten\core.\sender.$363 $flatten\core.\sender.$362 $flatten\core.\sender.$361 $procmux$3837 $procmux$3840 $procmux$3843 $procmux$3846 $procmux$3849
	if (posedge_p_clk) {
		p_core_2e_sender_2e_word.next = (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0xbu}) ? (p_core_2e_sender_2e_word__valid.curr ? p_core_2e_sender_2e_word.curr : value<32>{0u}) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0xau}) ? (p_core_2e_sender_2e_word__valid.curr ? p_core_2e_sender_2e_word.curr : value<23>{0u}.concat(p_core_2e_sender_2e_last.curr).concat(value<1>{0u}).concat(p_core_2e_sender_2e_count.curr).val()) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x8u}) ? (p_core_2e_sender_2e_word__valid.curr ? p_core_2e_sender_2e_word.curr : p_core_2e_events_2e_lost__total.curr) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x9u}) ? (p_core_2e_sender_2e_word__valid.curr ? p_core_2e_sender_2e_word.curr : value<32>{0u}) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x7u}) ? (i_flatten_5c_core_2e__5c_sender_2e__24_316 ? p_core_2e_sender_2e_word.curr : (p_core_2e_sender_2e_word__valid.curr ? p_core_2e_sender_2e_word.curr : (p_core_2e_sender_2e__24_signal_24_23 ? or_uu<32>(or_uu<32>(or_uu<32>((p_core_2e_sender_2e_grant.curr.slice<0>().val() ? p_core_2e_replies_2e_payload____word____payload.curr : value<32>{0u}), (p_core_2e_sender_2e_grant.curr.slice<1>().val() ? p_core_2e_statistics_2e_outliers_2e_words_2e_read____payload.curr : value<32>{0u})), (p_core_2e_sender_2e_grant.curr.slice<2>().val() ? (p_core_2e_statistics_2e_dump_2e__24_signal_24_33 ? (p_core_2e_statistics_2e_dump_2e__24_signal_24_25.curr ? value<24>{0xff00u}.concat(p_core_2e_statistics_2e_dump_2e_status__address.curr).val() : value<14>{0u}.concat(p_core_2e_statistics_2e_dump_2e_segment.curr).concat(add_uu<17>((eq_uu<1>(p_core_2e_statistics_2e_dump_2e_area.curr, value<2>{0x2u}) ? value<16>{0x1000u} : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_area.curr, value<2>{0x1u}) ? value<16>{0x40u} : value<16>{0u})), p_core_2e_statistics_2e_dump_2e_shown.curr).slice<15,0>()).val()) : p_core_2e_statistics_2e_dump_2e_value.curr) : value<32>{0u})), (p_core_2e_sender_2e_grant.curr.slice<3>().val() ? (p_core_2e_events_2e_words_2e_is__loss.curr ? p_core_2e_events_2e_words_2e_loss__word.curr : p_core_2e_events_2e_words_2e_offered__multi.curr.concat(p_core_2e_events_2e_words_2e__24_signal_24_23.curr).concat(or_uu<3>(or_uu<3>(or_uu<3>(or_uu<3>((p_core_2e_events_2e_words_2e_offered__source.curr.slice<1>().val() ? value<3>{0x1u} : value<3>{0u}), (p_core_2e_events_2e_words_2e_offered__source.curr.slice<2>().val() ? value<3>{0x2u} : value<3>{0u})), (p_core_2e_events_2e_words_2e_offered__source.curr.slice<3>().val() ? value<3>{0x3u} : value<3>{0u})), (p_core_2e_events_2e_words_2e_offered__source.curr.slice<4>().val() ? value<3>{0x4u} : value<3>{0u})), (p_core_2e_events_2e_words_2e_offered__source.curr.slice<5>().val() ? value<3>{0x5u} : value<3>{0u}))).concat((p_core_2e_events_2e_words_2e_is__first.curr ? value<27>{0u} : p_core_2e_events_2e_words_2e_delta.curr)).val()) : value<32>{0u})) : p_core_2e_sender_2e_word.curr))) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x6u}) ? (p_core_2e_sender_2e_word__valid.curr ? p_core_2e_sender_2e_word.curr : p_core_2e_sender_2e_base.curr.slice<63,32>().val()) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x5u}) ? (p_core_2e_sender_2e_word__valid.curr ? p_core_2e_sender_2e_word.curr : p_core_2e_sender_2e_base.curr.slice<31,0>().val()) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x4u}) ? (p_core_2e_sender_2e_word__valid.curr ? p_core_2e_sender_2e_word.curr : p_core_2e_sender_2e_sequence.curr) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x3u}) ? (p_core_2e_sender_2e_word__valid.curr ? p_core_2e_sender_2e_word.curr : p_core_2e_sender_2e__24_signal_24_62.curr.concat(value<8>{0x1u}).concat(p_core_2e_sender_2e__24_signal_24_57.curr).val()) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x2u}) ? (p_core_2e_sender_2e_word__valid.curr ? p_core_2e_sender_2e_word.curr : value<32>{0x51a7c0deu}) : p_core_2e_sender_2e_word.curr))))))))));
	}
	// cells $flatten\core.\sender.$738 $procmux$3784 $procmux$3785_CMP0 $procmux$3788_CMP0 $procmux$3791_CMP0 $procmux$3794_CMP0 $procmux$3801_CMP0 $procmux$3804_CMP0 $procmux$3807_CMP0 $procmux$3810_CMP0 $procmux$3813_CMP0 $procmux$3816_CMP0 $procmux$3782 $procmux$3786 $procmux$3789 $procmux$3792 $procmux$3799 $procmux$3797 $procmux$3795 $procmux$3802 $procmux$3805 $procmux$3808 $procmux$3811 $procmux$3814
	if (posedge_p_clk) {
		p_core_2e_sender_2e_word__is__crc.next = (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0xbu}) ? (p_core_2e_sender_2e_word__valid.curr ? p_core_2e_sender_2e_word__is__crc.curr : value<1>{0x1u}) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0xau}) ? (p_core_2e_sender_2e_word__valid.curr ? p_core_2e_sender_2e_word__is__crc.curr : value<1>{0u}) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x8u}) ? (p_core_2e_sender_2e_word__valid.curr ? p_core_2e_sender_2e_word__is__crc.curr : value<1>{0u}) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x9u}) ? (p_core_2e_sender_2e_word__valid.curr ? p_core_2e_sender_2e_word__is__crc.curr : value<1>{0u}) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x7u}) ? (i_flatten_5c_core_2e__5c_sender_2e__24_316 ? p_core_2e_sender_2e_word__is__crc.curr : (p_core_2e_sender_2e_word__valid.curr ? p_core_2e_sender_2e_word__is__crc.curr : (p_core_2e_sender_2e__24_signal_24_23 ? value<1>{0u} : p_core_2e_sender_2e_word__is__crc.curr))) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x6u}) ? (p_core_2e_sender_2e_word__valid.curr ? p_core_2e_sender_2e_word__is__crc.curr : value<1>{0u}) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x5u}) ? (p_core_2e_sender_2e_word__valid.curr ? p_core_2e_sender_2e_word__is__crc.curr : value<1>{0u}) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x4u}) ? (p_core_2e_sender_2e_word__valid.curr ? p_core_2e_sender_2e_word__is__crc.curr : value<1>{0u}) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x3u}) ? (p_core_2e_sender_2e_word__valid.curr ? p_core_2e_sender_2e_word__is__crc.curr : value<1>{0u}) : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x2u}) ? (p_core_2e_sender_2e_word__valid.curr ? p_core_2e_sender_2e_word__is__crc.curr : value<1>{0u}) : p_core_2e_sender_2e_word__is__crc.curr))))))))));
	}
	// cells $flatten\core.\sender.$740 $procmux$3780 $procmux$3778 $procmux$3779_CMP0 $procmux$3776 $flatten\core.\sender.$675
	if (posedge_p_clk) {
		p_core_2e_sender_2e_sequence.next = (p_core_2e_sender_2e_restart ? value<32>{0u} : (eq_uu<1>(p_core_2e_sender_2e_fsm__state.curr, value<4>{0x4u}) ? (p_core_2e_sender_2e_word__valid.curr ? p_core_2e_sender_2e_sequence.curr : add_uu<33>(p_core_2e_sender_2e_sequence.curr, value<1>{0x1u}).slice<31,0>().val()) : p_core_2e_sender_2e_sequence.curr));
	}
	// cells $flatten\core.\statistics.$117 $procmux$3764 $procmux$3762
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_base_24_300.next = (p_core_2e_statistics_2e_soft__reset ? value<63>{0u,0u} : (p_core_2e_statistics_2e_cut__queued ? p_core_2e_time_2e_segment1.curr.concat(p_core_2e_time_2e_segment0.curr).val() : p_core_2e_statistics_2e_base_24_300.curr));
	}
	// cells $flatten\core.\statistics.$119 $procmux$3760 $procmux$3758 $procmux$3756
	if (posedge_p_clk) {
		p_core_2e_statistics_2e__24_signal_24_216.next = (p_core_2e_statistics_2e_soft__reset ? value<1>{0u} : (p_core_2e_time_2e_carry.curr ? value<1>{0x1u} : (p_core_2e_statistics_2e__24_signal_24_220 ? value<1>{0u} : p_core_2e_statistics_2e__24_signal_24_216.curr)));
	}
	// cells $flatten\core.\statistics.$121 $procmux$3754 $procmux$3752 $flatten\core.\statistics.$110 $flatten\core.\statistics.$109 $flatten\core.\statistics.$111
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_rows__lost.next = (p_core_2e_statistics_2e_soft__reset ? value<32>{0u} : (and_uu<1>(p_core_2e_statistics_2e__24_signal, not_u<1>(p_core_2e_statistics_2e__24_signal_24_220)) ? add_uu<33>(p_core_2e_statistics_2e_rows__lost.curr, value<1>{0x1u}).slice<31,0>().val() : p_core_2e_statistics_2e_rows__lost.curr));
	}
	// cells $flatten\core.\statistics.$123 $procmux$3750 $procmux$3748 $flatten\core.\statistics.$114
	if (posedge_p_clk) {
		p_core_2e_statistics_2e__24_signal_24_239.next = (p_core_2e_statistics_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__24_34 ? reduce_or<1>(p_core_2e_statistics_2e_outcome____valid.concat(p_core_2e_statistics_2e_outcome____valid_24_246).concat(p_core_2e_statistics_2e_outcome____valid_24_247).concat(p_core_2e_statistics_2e_outcome____valid_24_248).val()) : p_core_2e_statistics_2e__24_signal_24_239.curr));
	}
	// cells $flatten\core.\statistics.$125 $procmux$3746 $procmux$3744 $procmux$3742 $procmux$3740 $procmux$3738 $procmux$3736
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_segment.next = (p_core_2e_statistics_2e_soft__reset ? value<2>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__24_34 ? (p_core_2e_statistics_2e_outcome____valid_24_248 ? value<2>{0u} : (p_core_2e_statistics_2e_outcome____valid_24_247 ? value<2>{0x1u} : (p_core_2e_statistics_2e_outcome____valid_24_246 ? value<2>{0x2u} : (p_core_2e_statistics_2e_outcome____valid ? value<2>{0x3u} : p_core_2e_statistics_2e_segment.curr)))) : p_core_2e_statistics_2e_segment.curr));
	}
	// cells $flatten\core.\statistics.$127 $procmux$3734 $procmux$3732 $procmux$3730 $procmux$3728 $procmux$3726 $procmux$3724
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_outcome____classes.next = (p_core_2e_statistics_2e_soft__reset ? value<14>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__24_34 ? (p_core_2e_statistics_2e_outcome____valid_24_248 ? p_core_2e_statistics_2e_pairing0_2e_outcome____payload____classes.curr : (p_core_2e_statistics_2e_outcome____valid_24_247 ? p_core_2e_statistics_2e_pairing1_2e_outcome____payload____classes.curr : (p_core_2e_statistics_2e_outcome____valid_24_246 ? p_core_2e_statistics_2e_pairing2_2e_outcome____payload____classes.curr : (p_core_2e_statistics_2e_outcome____valid ? p_core_2e_statistics_2e_pairing3_2e_outcome____payload____classes.curr : p_core_2e_statistics_2e_outcome____classes.curr)))) : p_core_2e_statistics_2e_outcome____classes.curr));
	}
	// cells $flatten\core.\statistics.$129 $procmux$3722 $procmux$3720 $procmux$3718 $procmux$3716 $procmux$3714 $procmux$3712
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_young__valid.next = (p_core_2e_statistics_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__24_34 ? (p_core_2e_statistics_2e_outcome____valid_24_248 ? p_core_2e_statistics_2e_pairing0_2e_outcome____payload____young__valid.curr : (p_core_2e_statistics_2e_outcome____valid_24_247 ? p_core_2e_statistics_2e_pairing1_2e_outcome____payload____young__valid.curr : (p_core_2e_statistics_2e_outcome____valid_24_246 ? p_core_2e_statistics_2e_pairing2_2e_outcome____payload____young__valid.curr : (p_core_2e_statistics_2e_outcome____valid ? p_core_2e_statistics_2e_pairing3_2e_outcome____payload____young__valid.curr : p_core_2e_statistics_2e_young__valid.curr)))) : p_core_2e_statistics_2e_young__valid.curr));
	}
	// cells $flatten\core.\statistics.$131 $procmux$3710 $procmux$3708 $procmux$3706 $procmux$3704 $procmux$3702 $procmux$3700
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_young.next = (p_core_2e_statistics_2e_soft__reset ? value<34>{0u,0u} : (i_flatten_5c_core_2e__5c_statistics_2e__24_34 ? (p_core_2e_statistics_2e_outcome____valid_24_248 ? p_core_2e_statistics_2e_pairing0_2e_outcome____payload____young.curr : (p_core_2e_statistics_2e_outcome____valid_24_247 ? p_core_2e_statistics_2e_pairing1_2e_outcome____payload____young.curr : (p_core_2e_statistics_2e_outcome____valid_24_246 ? p_core_2e_statistics_2e_pairing2_2e_outcome____payload____young.curr : (p_core_2e_statistics_2e_outcome____valid ? p_core_2e_statistics_2e_pairing3_2e_outcome____payload____young.curr : p_core_2e_statistics_2e_young.curr)))) : p_core_2e_statistics_2e_young.curr));
	}
	// cells $flatten\core.\statistics.$133 $procmux$3698 $procmux$3696 $procmux$3694 $procmux$3692 $procmux$3690 $procmux$3688
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_outcome____sample.next = (p_core_2e_statistics_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__24_34 ? (p_core_2e_statistics_2e_outcome____valid_24_248 ? p_core_2e_statistics_2e_pairing0_2e_outcome____payload____sample.curr : (p_core_2e_statistics_2e_outcome____valid_24_247 ? p_core_2e_statistics_2e_pairing1_2e_outcome____payload____sample.curr : (p_core_2e_statistics_2e_outcome____valid_24_246 ? p_core_2e_statistics_2e_pairing2_2e_outcome____payload____sample.curr : (p_core_2e_statistics_2e_outcome____valid ? p_core_2e_statistics_2e_pairing3_2e_outcome____payload____sample.curr : p_core_2e_statistics_2e_outcome____sample.curr)))) : p_core_2e_statistics_2e_outcome____sample.curr));
	}
	// cells $flatten\core.\statistics.$135 $procmux$3686 $procmux$3684 $procmux$3682 $procmux$3680 $procmux$3678 $procmux$3676
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_outcome____outlier.next = (p_core_2e_statistics_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__24_34 ? (p_core_2e_statistics_2e_outcome____valid_24_248 ? p_core_2e_statistics_2e_pairing0_2e_outcome____payload____outlier.curr : (p_core_2e_statistics_2e_outcome____valid_24_247 ? p_core_2e_statistics_2e_pairing1_2e_outcome____payload____outlier.curr : (p_core_2e_statistics_2e_outcome____valid_24_246 ? p_core_2e_statistics_2e_pairing2_2e_outcome____payload____outlier.curr : (p_core_2e_statistics_2e_outcome____valid ? p_core_2e_statistics_2e_pairing3_2e_outcome____payload____outlier.curr : p_core_2e_statistics_2e_outcome____outlier.curr)))) : p_core_2e_statistics_2e_outcome____outlier.curr));
	}
	// cells $flatten\core.\statistics.$137 $procmux$3674 $procmux$3672 $procmux$3670 $procmux$3668 $procmux$3666 $procmux$3664
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_outcome____value.next = (p_core_2e_statistics_2e_soft__reset ? value<34>{0u,0u} : (i_flatten_5c_core_2e__5c_statistics_2e__24_34 ? (p_core_2e_statistics_2e_outcome____valid_24_248 ? p_core_2e_statistics_2e_pairing0_2e_outcome____payload____value.curr : (p_core_2e_statistics_2e_outcome____valid_24_247 ? p_core_2e_statistics_2e_pairing1_2e_outcome____payload____value.curr : (p_core_2e_statistics_2e_outcome____valid_24_246 ? p_core_2e_statistics_2e_pairing2_2e_outcome____payload____value.curr : (p_core_2e_statistics_2e_outcome____valid ? p_core_2e_statistics_2e_pairing3_2e_outcome____payload____value.curr : p_core_2e_statistics_2e_outcome____value.curr)))) : p_core_2e_statistics_2e_outcome____value.curr));
	}
	// cells $flatten\core.\statistics.$139 $procmux$3662 $procmux$3660 $procmux$3658 $procmux$3656 $procmux$3654 $procmux$3652
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_edge.next = (p_core_2e_statistics_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__24_34 ? (p_core_2e_statistics_2e_outcome____valid_24_248 ? p_core_2e_statistics_2e_pairing0_2e_outcome____payload____edge.curr : (p_core_2e_statistics_2e_outcome____valid_24_247 ? p_core_2e_statistics_2e_pairing1_2e_outcome____payload____edge.curr : (p_core_2e_statistics_2e_outcome____valid_24_246 ? p_core_2e_statistics_2e_pairing2_2e_outcome____payload____edge.curr : (p_core_2e_statistics_2e_outcome____valid ? p_core_2e_statistics_2e_pairing3_2e_outcome____payload____edge.curr : p_core_2e_statistics_2e_edge.curr)))) : p_core_2e_statistics_2e_edge.curr));
	}
	// cells $flatten\core.\statistics.$141 $procmux$3650 $procmux$3648 $procmux$3646 $procmux$3644 $procmux$3642 $procmux$3640
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_outcome____coalesced.next = (p_core_2e_statistics_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__24_34 ? (p_core_2e_statistics_2e_outcome____valid_24_248 ? p_core_2e_statistics_2e_pairing0_2e_outcome____payload____coalesced.curr : (p_core_2e_statistics_2e_outcome____valid_24_247 ? p_core_2e_statistics_2e_pairing1_2e_outcome____payload____coalesced.curr : (p_core_2e_statistics_2e_outcome____valid_24_246 ? p_core_2e_statistics_2e_pairing2_2e_outcome____payload____coalesced.curr : (p_core_2e_statistics_2e_outcome____valid ? p_core_2e_statistics_2e_pairing3_2e_outcome____payload____coalesced.curr : p_core_2e_statistics_2e_outcome____coalesced.curr)))) : p_core_2e_statistics_2e_outcome____coalesced.curr));
	}
	// cells $flatten\core.\statistics.$143 $procmux$3638 $procmux$3636 $procmux$3634 $procmux$3632 $procmux$3630 $procmux$3628
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_outcome____early.next = (p_core_2e_statistics_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__24_34 ? (p_core_2e_statistics_2e_outcome____valid_24_248 ? p_core_2e_statistics_2e_pairing0_2e_outcome____payload____early.curr : (p_core_2e_statistics_2e_outcome____valid_24_247 ? p_core_2e_statistics_2e_pairing1_2e_outcome____payload____early.curr : (p_core_2e_statistics_2e_outcome____valid_24_246 ? p_core_2e_statistics_2e_pairing2_2e_outcome____payload____early.curr : (p_core_2e_statistics_2e_outcome____valid ? p_core_2e_statistics_2e_pairing3_2e_outcome____payload____early.curr : p_core_2e_statistics_2e_outcome____early.curr)))) : p_core_2e_statistics_2e_outcome____early.curr));
	}
	// cells $flatten\core.\statistics.$145 $procmux$3626 $procmux$3624 $procmux$3622 $procmux$3620 $procmux$3618 $procmux$3616
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_outcome____ambiguous.next = (p_core_2e_statistics_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__24_34 ? (p_core_2e_statistics_2e_outcome____valid_24_248 ? p_core_2e_statistics_2e_pairing0_2e_outcome____payload____ambiguous.curr : (p_core_2e_statistics_2e_outcome____valid_24_247 ? p_core_2e_statistics_2e_pairing1_2e_outcome____payload____ambiguous.curr : (p_core_2e_statistics_2e_outcome____valid_24_246 ? p_core_2e_statistics_2e_pairing2_2e_outcome____payload____ambiguous.curr : (p_core_2e_statistics_2e_outcome____valid ? p_core_2e_statistics_2e_pairing3_2e_outcome____payload____ambiguous.curr : p_core_2e_statistics_2e_outcome____ambiguous.curr)))) : p_core_2e_statistics_2e_outcome____ambiguous.curr));
	}
	// cells $flatten\core.\statistics.$147 $procmux$3614 $procmux$3612 $procmux$3610 $procmux$3608 $procmux$3606 $procmux$3604
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_outcome____unsure.next = (p_core_2e_statistics_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__24_34 ? (p_core_2e_statistics_2e_outcome____valid_24_248 ? p_core_2e_statistics_2e_pairing0_2e_outcome____payload____unsure.curr : (p_core_2e_statistics_2e_outcome____valid_24_247 ? p_core_2e_statistics_2e_pairing1_2e_outcome____payload____unsure.curr : (p_core_2e_statistics_2e_outcome____valid_24_246 ? p_core_2e_statistics_2e_pairing2_2e_outcome____payload____unsure.curr : (p_core_2e_statistics_2e_outcome____valid ? p_core_2e_statistics_2e_pairing3_2e_outcome____payload____unsure.curr : p_core_2e_statistics_2e_outcome____unsure.curr)))) : p_core_2e_statistics_2e_outcome____unsure.curr));
	}
	// cells $flatten\core.\statistics.$149 $procmux$3602 $procmux$3600 $procmux$3598 $procmux$3596 $procmux$3594 $procmux$3592
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_time.next = (p_core_2e_statistics_2e_soft__reset ? value<40>{0u,0u} : (i_flatten_5c_core_2e__5c_statistics_2e__24_34 ? (p_core_2e_statistics_2e_outcome____valid_24_248 ? p_core_2e_statistics_2e_pairing0_2e_outcome____payload____time.curr : (p_core_2e_statistics_2e_outcome____valid_24_247 ? p_core_2e_statistics_2e_pairing1_2e_outcome____payload____time.curr : (p_core_2e_statistics_2e_outcome____valid_24_246 ? p_core_2e_statistics_2e_pairing2_2e_outcome____payload____time.curr : (p_core_2e_statistics_2e_outcome____valid ? p_core_2e_statistics_2e_pairing3_2e_outcome____payload____time.curr : p_core_2e_statistics_2e_time.curr)))) : p_core_2e_statistics_2e_time.curr));
	}
	// cells $flatten\core.\statistics.$151 $procmux$3590 $procmux$3588
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_level0.next = (p_core_2e_statistics_2e_soft__reset ? value<9>{0u} : (p_core_2e_statistics_2e_resume ? p_core_2e_statistics_2e_pairing0_2e_pending_2e_level.curr : p_core_2e_statistics_2e_level0.curr));
	}
	// cells $flatten\core.\statistics.$153 $procmux$3586 $procmux$3584
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_level1.next = (p_core_2e_statistics_2e_soft__reset ? value<9>{0u} : (p_core_2e_statistics_2e_resume ? p_core_2e_statistics_2e_pairing1_2e_pending_2e_level.curr : p_core_2e_statistics_2e_level1.curr));
	}
	// cells $flatten\core.\statistics.$155 $procmux$3582 $procmux$3580
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_level2.next = (p_core_2e_statistics_2e_soft__reset ? value<9>{0u} : (p_core_2e_statistics_2e_resume ? p_core_2e_statistics_2e_pairing2_2e_pending_2e_level.curr : p_core_2e_statistics_2e_level2.curr));
	}
	// cells $flatten\core.\statistics.$157 $procmux$3578 $procmux$3576
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_level3.next = (p_core_2e_statistics_2e_soft__reset ? value<9>{0u} : (p_core_2e_statistics_2e_resume ? p_core_2e_statistics_2e_pairing3_2e_pending_2e_level.curr : p_core_2e_statistics_2e_level3.curr));
	}
	// cells $flatten\core.\statistics.\rows.$50 $procmux$3574 $procmux$3572 $flatten\core.\statistics.\rows.$31 $flatten\core.\statistics.\rows.$30 $flatten\core.\statistics.\rows.$34 $procmux$3570 $flatten\core.\statistics.\rows.$33 $flatten\core.\statistics.\rows.$32 $flatten\core.\statistics.\rows.$35
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_rows_2e_level.next = (p_core_2e_statistics_2e_rows_2e_soft__reset ? value<9>{0u} : (and_uu<1>(p_core_2e_statistics_2e_rows_2e_accept, not_u<1>(p_core_2e_statistics_2e_rows_2e_taken)) ? add_uu<10>(p_core_2e_statistics_2e_rows_2e_level.curr, value<1>{0x1u}).slice<8,0>().val() : (and_uu<1>(p_core_2e_statistics_2e_rows_2e_taken, not_u<1>(p_core_2e_statistics_2e_rows_2e_accept)) ? sub_uu<10>(p_core_2e_statistics_2e_rows_2e_level.curr, value<1>{0x1u}).slice<8,0>().val() : p_core_2e_statistics_2e_rows_2e_level.curr)));
	}
	// cells $flatten\core.\statistics.\rows.$48 $procmux$3568 $procmux$3566 $procmux$3564
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_rows_2e_read____valid.next = (p_core_2e_statistics_2e_rows_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_rows_2e_load ? value<1>{0x1u} : (p_core_2e_statistics_2e_rows_2e_taken ? value<1>{0u} : p_core_2e_statistics_2e_rows_2e_read____valid.curr)));
	}
	// cells $flatten\core.\statistics.\rows.$46 $procmux$3562 $procmux$3560
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_rows_2e_read____payload.next = (p_core_2e_statistics_2e_rows_2e_soft__reset ? value<59>{0u,0u} : (p_core_2e_statistics_2e_rows_2e_load ? p_core_2e_statistics_2e_rows_2e_read__port____data_24_19.curr : p_core_2e_statistics_2e_rows_2e_read____payload.curr));
	}
	// cells $flatten\core.\statistics.\rows.$44 $procmux$3558 $flatten\core.\statistics.\rows.$29
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_rows_2e_read__pointer.next = (p_core_2e_statistics_2e_rows_2e_soft__reset ? value<9>{0u} : add_uu<10>(p_core_2e_statistics_2e_rows_2e_read__pointer.curr, p_core_2e_statistics_2e_rows_2e_load).slice<8,0>().val());
	}
	// cells $flatten\core.\statistics.\rows.$42 $procmux$3556 $flatten\core.\statistics.\rows.$28 $flatten\core.\statistics.\rows.$27 $flatten\core.\statistics.\rows.$26
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_rows_2e_fetched.next = (p_core_2e_statistics_2e_rows_2e_soft__reset ? value<1>{0u} : and_uu<1>(ne_uu<1>(p_core_2e_statistics_2e_rows_2e_write__pointer.curr, p_core_2e_statistics_2e_rows_2e_read__pointer.curr), not_u<1>(p_core_2e_statistics_2e_rows_2e_load)));
	}
	// cells $flatten\core.\statistics.\rows.$40 $procmux$3554 $flatten\core.\statistics.\rows.$25
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_rows_2e_write__pointer.next = (p_core_2e_statistics_2e_rows_2e_soft__reset ? value<9>{0u} : add_uu<10>(p_core_2e_statistics_2e_rows_2e_write__pointer.curr, p_core_2e_statistics_2e_rows_2e_accept).slice<8,0>().val());
	}
	// cells $flatten\core.\statistics.\router.$372 $procmux$3552 $procmux$3550
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_router_2e_response__sub3.next = (p_core_2e_statistics_2e_router_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_100 ? p_core_2e_statistics_2e_router_2e_response__at3 : p_core_2e_statistics_2e_router_2e_response__sub3.curr));
	}
	// cells $flatten\core.\statistics.\router.$370 $procmux$3548 $procmux$3546 $flatten\core.\statistics.\router.$277 $flatten\core.\statistics.\router.$276
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_router_2e_response__edge3.next = (p_core_2e_statistics_2e_router_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_100 ? reduce_or<1>(and_uu<6>(p_core_2e_statistics_2e_router_2e_edges, p_core_2e_statistics_2e_router_2e_response__mask3)) : p_core_2e_statistics_2e_router_2e_response__edge3.curr));
	}
	// cells $flatten\core.\statistics.\router.$368 $procmux$3544 $procmux$3542
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_router_2e_cause__sub3.next = (p_core_2e_statistics_2e_router_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_100 ? p_core_2e_statistics_2e_router_2e_cause__at3 : p_core_2e_statistics_2e_router_2e_cause__sub3.curr));
	}
	// cells $flatten\core.\statistics.\router.$366 $procmux$3540 $procmux$3538 $flatten\core.\statistics.\router.$275 $flatten\core.\statistics.\router.$274
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_router_2e_cause__edge3.next = (p_core_2e_statistics_2e_router_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_100 ? reduce_or<1>(and_uu<6>(p_core_2e_statistics_2e_router_2e_edges, p_core_2e_statistics_2e_router_2e_cause__mask3)) : p_core_2e_statistics_2e_router_2e_cause__edge3.curr));
	}
	// cells $flatten\core.\statistics.\router.$364 $procmux$3536 $procmux$3534 $flatten\core.\statistics.\router.$273
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_router_2e_reversed3.next = (p_core_2e_statistics_2e_router_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_100 ? lt_uu<1>(p_core_2e_statistics_2e_router_2e_response__at3, p_core_2e_statistics_2e_router_2e_cause__at3) : p_core_2e_statistics_2e_router_2e_reversed3.curr));
	}
	// cells $flatten\core.\statistics.\router.$362 $procmux$3532 $procmux$3530 $procmux$3528 $procmux$3526
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_router_2e_responses3.next = (p_core_2e_statistics_2e_router_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_112 ? (p_core_2e_statistics_2e_router_2e_ticks3.curr ? i_procmux_24_3523__Y : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_113 ? i_procmux_24_3523__Y : value<1>{0u})) : i_procmux_24_3523__Y));
	}
	// cells $flatten\core.\statistics.\router.$360 $procmux$3521 $procmux$3519 $procmux$3517 $procmux$3515
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_router_2e_causes3.next = (p_core_2e_statistics_2e_router_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_112 ? (p_core_2e_statistics_2e_router_2e_ticks3.curr ? i_procmux_24_3513__Y : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_113 ? value<1>{0u} : i_procmux_24_3513__Y)) : i_procmux_24_3513__Y));
	}
	// cells $flatten\core.\statistics.\router.$358 $procmux$3511 $procmux$3509 $procmux$3507
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_router_2e_ticks3.next = (p_core_2e_statistics_2e_router_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_112 ? (p_core_2e_statistics_2e_router_2e_ticks3.curr ? value<1>{0u} : i_procmux_24_3505__Y) : i_procmux_24_3505__Y));
	}
	// cells $flatten\core.\statistics.\router.$356 $procmux$3503 $procmux$3501
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_router_2e_response__sub2.next = (p_core_2e_statistics_2e_router_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_86 ? p_core_2e_statistics_2e_router_2e_response__at2 : p_core_2e_statistics_2e_router_2e_response__sub2.curr));
	}
	// cells $flatten\core.\statistics.\router.$354 $procmux$3499 $procmux$3497 $flatten\core.\statistics.\router.$263 $flatten\core.\statistics.\router.$262
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_router_2e_response__edge2.next = (p_core_2e_statistics_2e_router_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_86 ? reduce_or<1>(and_uu<6>(p_core_2e_statistics_2e_router_2e_edges, p_core_2e_statistics_2e_router_2e_response__mask2)) : p_core_2e_statistics_2e_router_2e_response__edge2.curr));
	}
	// cells $flatten\core.\statistics.\router.$352 $procmux$3495 $procmux$3493
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_router_2e_cause__sub2.next = (p_core_2e_statistics_2e_router_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_86 ? p_core_2e_statistics_2e_router_2e_cause__at2 : p_core_2e_statistics_2e_router_2e_cause__sub2.curr));
	}
	// cells $flatten\core.\statistics.\router.$350 $procmux$3491 $procmux$3489 $flatten\core.\statistics.\router.$261 $flatten\core.\statistics.\router.$260
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_router_2e_cause__edge2.next = (p_core_2e_statistics_2e_router_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_86 ? reduce_or<1>(and_uu<6>(p_core_2e_statistics_2e_router_2e_edges, p_core_2e_statistics_2e_router_2e_cause__mask2)) : p_core_2e_statistics_2e_router_2e_cause__edge2.curr));
	}
	// cells $flatten\core.\statistics.\router.$348 $procmux$3487 $procmux$3485 $flatten\core.\statistics.\router.$259
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_router_2e_reversed2.next = (p_core_2e_statistics_2e_router_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_86 ? lt_uu<1>(p_core_2e_statistics_2e_router_2e_response__at2, p_core_2e_statistics_2e_router_2e_cause__at2) : p_core_2e_statistics_2e_router_2e_reversed2.curr));
	}
	// cells $flatten\core.\statistics.\router.$346 $procmux$3483 $procmux$3481 $procmux$3479 $procmux$3477
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_router_2e_responses2.next = (p_core_2e_statistics_2e_router_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_98 ? (p_core_2e_statistics_2e_router_2e_ticks2.curr ? i_procmux_24_3474__Y : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_99 ? i_procmux_24_3474__Y : value<1>{0u})) : i_procmux_24_3474__Y));
	}
	// cells $flatten\core.\statistics.\router.$344 $procmux$3472 $procmux$3470 $procmux$3468 $procmux$3466
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_router_2e_causes2.next = (p_core_2e_statistics_2e_router_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_98 ? (p_core_2e_statistics_2e_router_2e_ticks2.curr ? i_procmux_24_3464__Y : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_99 ? value<1>{0u} : i_procmux_24_3464__Y)) : i_procmux_24_3464__Y));
	}
	// cells $flatten\core.\statistics.\router.$342 $procmux$3462 $procmux$3460 $procmux$3458
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_router_2e_ticks2.next = (p_core_2e_statistics_2e_router_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_98 ? (p_core_2e_statistics_2e_router_2e_ticks2.curr ? value<1>{0u} : i_procmux_24_3456__Y) : i_procmux_24_3456__Y));
	}
	// cells $flatten\core.\statistics.\router.$340 $procmux$3454 $procmux$3452
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_router_2e_response__sub1.next = (p_core_2e_statistics_2e_router_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_72 ? p_core_2e_statistics_2e_router_2e_response__at1 : p_core_2e_statistics_2e_router_2e_response__sub1.curr));
	}
	// cells $flatten\core.\statistics.\router.$338 $procmux$3450 $procmux$3448 $flatten\core.\statistics.\router.$249 $flatten\core.\statistics.\router.$248
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_router_2e_response__edge1.next = (p_core_2e_statistics_2e_router_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_72 ? reduce_or<1>(and_uu<6>(p_core_2e_statistics_2e_router_2e_edges, p_core_2e_statistics_2e_router_2e_response__mask1)) : p_core_2e_statistics_2e_router_2e_response__edge1.curr));
	}
	// cells $flatten\core.\statistics.\router.$336 $procmux$3446 $procmux$3444
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_router_2e_cause__sub1.next = (p_core_2e_statistics_2e_router_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_72 ? p_core_2e_statistics_2e_router_2e_cause__at1 : p_core_2e_statistics_2e_router_2e_cause__sub1.curr));
	}
	// cells $flatten\core.\statistics.\router.$334 $procmux$3442 $procmux$3440 $flatten\core.\statistics.\router.$247 $flatten\core.\statistics.\router.$246
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_router_2e_cause__edge1.next = (p_core_2e_statistics_2e_router_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_72 ? reduce_or<1>(and_uu<6>(p_core_2e_statistics_2e_router_2e_edges, p_core_2e_statistics_2e_router_2e_cause__mask1)) : p_core_2e_statistics_2e_router_2e_cause__edge1.curr));
	}
	// cells $flatten\core.\statistics.\router.$332 $procmux$3438 $procmux$3436 $flatten\core.\statistics.\router.$245
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_router_2e_reversed1.next = (p_core_2e_statistics_2e_router_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_72 ? lt_uu<1>(p_core_2e_statistics_2e_router_2e_response__at1, p_core_2e_statistics_2e_router_2e_cause__at1) : p_core_2e_statistics_2e_router_2e_reversed1.curr));
	}
	// cells $flatten\core.\statistics.\router.$330 $procmux$3434 $procmux$3432 $procmux$3430 $procmux$3428
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_router_2e_responses1.next = (p_core_2e_statistics_2e_router_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_84 ? (p_core_2e_statistics_2e_router_2e_ticks1.curr ? i_procmux_24_3425__Y : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_85 ? i_procmux_24_3425__Y : value<1>{0u})) : i_procmux_24_3425__Y));
	}
	// cells $flatten\core.\statistics.\router.$328 $procmux$3423 $procmux$3421 $procmux$3419 $procmux$3417
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_router_2e_causes1.next = (p_core_2e_statistics_2e_router_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_84 ? (p_core_2e_statistics_2e_router_2e_ticks1.curr ? i_procmux_24_3415__Y : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_85 ? value<1>{0u} : i_procmux_24_3415__Y)) : i_procmux_24_3415__Y));
	}
	// cells $flatten\core.\statistics.\router.$326 $procmux$3413 $procmux$3411 $procmux$3409
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_router_2e_ticks1.next = (p_core_2e_statistics_2e_router_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_84 ? (p_core_2e_statistics_2e_router_2e_ticks1.curr ? value<1>{0u} : i_procmux_24_3407__Y) : i_procmux_24_3407__Y));
	}
	// cells $flatten\core.\statistics.\router.$324 $procmux$3405 $procmux$3403
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_router_2e_response__sub0.next = (p_core_2e_statistics_2e_router_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_58 ? p_core_2e_statistics_2e_router_2e_response__at0 : p_core_2e_statistics_2e_router_2e_response__sub0.curr));
	}
	// cells $flatten\core.\statistics.\router.$322 $procmux$3401 $procmux$3399 $flatten\core.\statistics.\router.$235 $flatten\core.\statistics.\router.$234
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_router_2e_response__edge0.next = (p_core_2e_statistics_2e_router_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_58 ? reduce_or<1>(and_uu<6>(p_core_2e_statistics_2e_router_2e_edges, p_core_2e_statistics_2e_router_2e_response__mask0)) : p_core_2e_statistics_2e_router_2e_response__edge0.curr));
	}
	// cells $flatten\core.\statistics.\router.$320 $procmux$3397 $procmux$3395
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_router_2e_cause__sub0.next = (p_core_2e_statistics_2e_router_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_58 ? p_core_2e_statistics_2e_router_2e_cause__at0 : p_core_2e_statistics_2e_router_2e_cause__sub0.curr));
	}
	// cells $flatten\core.\statistics.\router.$318 $procmux$3393 $procmux$3391 $flatten\core.\statistics.\router.$233 $flatten\core.\statistics.\router.$232
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_router_2e_cause__edge0.next = (p_core_2e_statistics_2e_router_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_58 ? reduce_or<1>(and_uu<6>(p_core_2e_statistics_2e_router_2e_edges, p_core_2e_statistics_2e_router_2e_cause__mask0)) : p_core_2e_statistics_2e_router_2e_cause__edge0.curr));
	}
	// cells $flatten\core.\statistics.\router.$316 $procmux$3389 $procmux$3387 $flatten\core.\statistics.\router.$231
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_router_2e_reversed0.next = (p_core_2e_statistics_2e_router_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_58 ? lt_uu<1>(p_core_2e_statistics_2e_router_2e_response__at0, p_core_2e_statistics_2e_router_2e_cause__at0) : p_core_2e_statistics_2e_router_2e_reversed0.curr));
	}
	// cells $flatten\core.\statistics.\router.$314 $procmux$3385 $procmux$3383 $procmux$3381 $procmux$3379
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_router_2e_responses0.next = (p_core_2e_statistics_2e_router_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_70 ? (p_core_2e_statistics_2e_router_2e_ticks0.curr ? i_procmux_24_3376__Y : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_71 ? i_procmux_24_3376__Y : value<1>{0u})) : i_procmux_24_3376__Y));
	}
	// cells $flatten\core.\statistics.\router.$312 $procmux$3374 $procmux$3372 $procmux$3370 $procmux$3368
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_router_2e_causes0.next = (p_core_2e_statistics_2e_router_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_70 ? (p_core_2e_statistics_2e_router_2e_ticks0.curr ? i_procmux_24_3366__Y : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_71 ? value<1>{0u} : i_procmux_24_3366__Y)) : i_procmux_24_3366__Y));
	}
	// cells $flatten\core.\statistics.\router.$310 $procmux$3364 $procmux$3362 $procmux$3360
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_router_2e_ticks0.next = (p_core_2e_statistics_2e_router_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_70 ? (p_core_2e_statistics_2e_router_2e_ticks0.curr ? value<1>{0u} : i_procmux_24_3358__Y) : i_procmux_24_3358__Y));
	}
	// cells $flatten\core.\statistics.\router.$308 $procmux$3356 $procmux$3354 $flatten\core.\statistics.\router.$223
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_router_2e_clocks.next = (p_core_2e_statistics_2e_router_2e_soft__reset ? value<39>{0u,0u} : (or_uu<1>(p_core_2e_statistics_2e_router_2e__24_signal_24_7, p_core_2e_statistics_2e_router_2e_tick) ? p_core_2e_statistics_2e_rows_2e_read____payload.curr.slice<58,20>().val() : p_core_2e_statistics_2e_router_2e_clocks.curr));
	}
	// cells $flatten\core.\statistics.\router.$306 $procmux$3352 $procmux$3350 $procmux$3348 $procmux$3346 $procmux$3343
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_router_2e_cut__passed.next = (p_core_2e_statistics_2e_router_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_53 ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_55 ? (p_core_2e_statistics_2e_router_2e__24_signal_24_4.curr ? (p_core_2e_statistics_2e_router_2e_resume ? value<1>{0x1u} : p_core_2e_statistics_2e_router_2e_cut__passed.curr) : p_core_2e_statistics_2e_router_2e_cut__passed.curr) : value<1>{0u}) : p_core_2e_statistics_2e_router_2e_cut__passed.curr));
	}
	// cells $flatten\core.\statistics.\router.$304 $procmux$3340 $procmux$3338 $procmux$3336 $procmux$3334 $procmux$3331
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_router_2e__24_signal_24_4.next = (p_core_2e_statistics_2e_router_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_53 ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_55 ? (p_core_2e_statistics_2e_router_2e__24_signal_24_4.curr ? (p_core_2e_statistics_2e_router_2e_resume ? value<1>{0u} : p_core_2e_statistics_2e_router_2e__24_signal_24_4.curr) : value<1>{0x1u}) : p_core_2e_statistics_2e_router_2e__24_signal_24_4.curr) : p_core_2e_statistics_2e_router_2e__24_signal_24_4.curr));
	}
	// cells $flatten\core.\statistics.\pending$468.$63 $procmux$3267
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pending_24_468_2e_rings____3____data.next = (p_core_2e_statistics_2e_pending_24_468_2e_soft__reset ? value<36>{0u,0u} : p_core_2e_statistics_2e_pending_24_468_2e_read__port____data.curr);
	}
	// cells $flatten\core.\statistics.\pending$468.$61 $procmux$3265
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pending_24_468_2e_rings____0____data__valid.next = (p_core_2e_statistics_2e_pending_24_468_2e_soft__reset ? value<1>{0u} : p_core_2e_statistics_2e_pending_24_468_2e_arrived0.curr);
	}
	// cells $flatten\core.\statistics.\pending$468.$59 $procmux$3263
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pending_24_468_2e_arrived0.next = (p_core_2e_statistics_2e_pending_24_468_2e_soft__reset ? value<1>{0u} : p_core_2e_statistics_2e_pending_24_468_2e_grant0);
	}
	// cells $flatten\core.\statistics.\pending$468.$57 $procmux$3261
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pending_24_468_2e_rings____1____data__valid.next = (p_core_2e_statistics_2e_pending_24_468_2e_soft__reset ? value<1>{0u} : p_core_2e_statistics_2e_pending_24_468_2e_arrived1.curr);
	}
	// cells $flatten\core.\statistics.\pending$468.$55 $procmux$3259
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pending_24_468_2e_arrived1.next = (p_core_2e_statistics_2e_pending_24_468_2e_soft__reset ? value<1>{0u} : p_core_2e_statistics_2e_pending_24_468_2e_grant1);
	}
	// cells $flatten\core.\statistics.\pending$468.$53 $procmux$3257
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pending_24_468_2e_rings____2____data__valid.next = (p_core_2e_statistics_2e_pending_24_468_2e_soft__reset ? value<1>{0u} : p_core_2e_statistics_2e_pending_24_468_2e_arrived2.curr);
	}
	// cells $flatten\core.\statistics.\pending$468.$51 $procmux$3255
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pending_24_468_2e_arrived2.next = (p_core_2e_statistics_2e_pending_24_468_2e_soft__reset ? value<1>{0u} : p_core_2e_statistics_2e_pending_24_468_2e_grant2);
	}
	// cells $flatten\core.\statistics.\pending$468.$49 $procmux$3253
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pending_24_468_2e_rings____3____data__valid.next = (p_core_2e_statistics_2e_pending_24_468_2e_soft__reset ? value<1>{0u} : p_core_2e_statistics_2e_pending_24_468_2e_arrived3.curr);
	}
	// cells $flatten\core.\statistics.\pending$468.$47 $procmux$3251
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pending_24_468_2e_arrived3.next = (p_core_2e_statistics_2e_pending_24_468_2e_soft__reset ? value<1>{0u} : p_core_2e_statistics_2e_pending_24_468_2e_grant3);
	}
	// cells $flatten\core.\statistics.\counters.\odd$56.$47 $procmux$3186
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_arrive__valid.next = (p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_soft__reset ? value<1>{0u} : p_core_2e_statistics_2e_counters_2e_add__valid_24_31);
	}
	// cells $flatten\core.\statistics.\counters.\odd$56.$49 $procmux$3184
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_arrive__address.next = (p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_soft__reset ? value<8>{0u} : p_core_2e_statistics_2e_counters_2e_place.curr.concat(p_core_2e_statistics_2e_counters_2e_word1).val());
	}
	// cells $flatten\core.\statistics.\counters.\odd$56.$51 $procmux$3182
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_data.next = (p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_soft__reset ? value<32>{0u} : p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_read__port____data.curr);
	}
	// cells $flatten\core.\statistics.\counters.\odd$56.$53 $procmux$3180
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_add__valid_24_16.next = (p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_soft__reset ? value<1>{0u} : p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_arrive__valid.curr);
	}
	// cells $flatten\core.\statistics.\counters.\odd$56.$55 $procmux$3178
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_add__address_24_27.next = (p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_soft__reset ? value<8>{0u} : p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_arrive__address.curr);
	}
	// cells $flatten\core.\statistics.\counters.\odd$56.$57 $procmux$3176 $flatten\core.\statistics.\counters.\odd$56.$34 $flatten\core.\statistics.\counters.\odd$56.$33
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_hit__store.next = (p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_soft__reset ? value<1>{0u} : and_uu<1>(p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_add__valid_24_16.curr, eq_uu<1>(p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_add__address_24_27.curr, p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_arrive__address.curr)));
	}
	// cells $flatten\core.\statistics.\counters.\odd$56.$59 $procmux$3174 $flatten\core.\statistics.\counters.\odd$56.$36 $flatten\core.\statistics.\counters.\odd$56.$35
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_hit__past1.next = (p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_soft__reset ? value<1>{0u} : and_uu<1>(p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_write__port____en.curr, eq_uu<1>(p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_write__port____addr.curr, p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_arrive__address.curr)));
	}
	// cells $flatten\core.\statistics.\counters.\odd$56.$61 $procmux$3172 $flatten\core.\statistics.\counters.\odd$56.$38 $flatten\core.\statistics.\counters.\odd$56.$37
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_hit__past2.next = (p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_soft__reset ? value<1>{0u} : and_uu<1>(p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_past1__valid.curr, eq_uu<1>(p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_past1__address.curr, p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_arrive__address.curr)));
	}
	// cells $flatten\core.\statistics.\counters.\odd$56.$63 $procmux$3170 $flatten\core.\statistics.\counters.\odd$56.$39
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_write__port____en.next = (p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_soft__reset ? value<1>{0u} : or_uu<1>(p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_add__valid_24_16.curr, p_core_2e_statistics_2e_counters_2e_clear__valid));
	}
	// cells $flatten\core.\statistics.\counters.\odd$56.$65 $procmux$3168 $flatten\core.\statistics.\counters.\odd$56.$40
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_write__port____addr.next = (p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_soft__reset ? value<8>{0u} : (p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_add__valid_24_16.curr ? p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_add__address_24_27.curr : p_core_2e_statistics_2e_counters_2e_port_24_5099_24_0.concat(p_core_2e_statistics_2e_counters_2e_port_24_2718_24_0).concat(p_core_2e_statistics_2e_counters_2e_port_24_5097_24_0).val()));
	}
	// cells $flatten\core.\statistics.\counters.\odd$56.$67 $procmux$3166 $flatten\core.\statistics.\counters.\odd$56.$41 $flatten\core.\statistics.\counters.\odd$56.$29 $procmux$3193 $procmux$3191 $procmux$3189
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_store__data.next = (p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_soft__reset ? value<32>{0u} : (p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_add__valid_24_16.curr ? add_uu<33>((p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_hit__store.curr ? p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_store__data.curr : (p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_hit__past1.curr ? p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_past1__data.curr : (p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_hit__past2.curr ? p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_past2__data.curr : p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_data.curr))), value<1>{0x1u}).slice<31,0>().val() : value<32>{0u}));
	}
	// cells $flatten\core.\statistics.\counters.\odd$56.$69 $procmux$3164
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_past1__valid.next = (p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_soft__reset ? value<1>{0u} : p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_write__port____en.curr);
	}
	// cells $flatten\core.\statistics.\counters.\odd$56.$71 $procmux$3162
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_past1__address.next = (p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_soft__reset ? value<8>{0u} : p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_write__port____addr.curr);
	}
	// cells $flatten\core.\statistics.\counters.\odd$56.$73 $procmux$3160
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_past1__data.next = (p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_soft__reset ? value<32>{0u} : p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_store__data.curr);
	}
	// cells $flatten\core.\statistics.\counters.\odd$56.$75 $procmux$3158
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_past2__data.next = (p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_soft__reset ? value<32>{0u} : p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_past1__data.curr);
	}
	// cells $flatten\core.\statistics.\counters.\even$55.$47 $procmux$3149
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e_even_24_55_2e_arrive__valid.next = (p_core_2e_statistics_2e_counters_2e_even_24_55_2e_soft__reset ? value<1>{0u} : p_core_2e_statistics_2e_counters_2e_add__valid);
	}
	// cells $flatten\core.\statistics.\counters.\even$55.$49 $procmux$3147
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e_even_24_55_2e_arrive__address.next = (p_core_2e_statistics_2e_counters_2e_even_24_55_2e_soft__reset ? value<8>{0u} : p_core_2e_statistics_2e_counters_2e_place.curr.concat(p_core_2e_statistics_2e_counters_2e_word0).val());
	}
	// cells $flatten\core.\statistics.\counters.\even$55.$51 $procmux$3145
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e_even_24_55_2e_data.next = (p_core_2e_statistics_2e_counters_2e_even_24_55_2e_soft__reset ? value<32>{0u} : p_core_2e_statistics_2e_counters_2e_even_24_55_2e_read__port____data.curr);
	}
	// cells $flatten\core.\statistics.\counters.\even$55.$53 $procmux$3143
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e_even_24_55_2e_add__valid_24_16.next = (p_core_2e_statistics_2e_counters_2e_even_24_55_2e_soft__reset ? value<1>{0u} : p_core_2e_statistics_2e_counters_2e_even_24_55_2e_arrive__valid.curr);
	}
	// cells $flatten\core.\statistics.\counters.\even$55.$55 $procmux$3141
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e_even_24_55_2e_add__address_24_27.next = (p_core_2e_statistics_2e_counters_2e_even_24_55_2e_soft__reset ? value<8>{0u} : p_core_2e_statistics_2e_counters_2e_even_24_55_2e_arrive__address.curr);
	}
	// cells $flatten\core.\statistics.\counters.\even$55.$57 $procmux$3139 $flatten\core.\statistics.\counters.\even$55.$34 $flatten\core.\statistics.\counters.\even$55.$33
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e_even_24_55_2e_hit__store.next = (p_core_2e_statistics_2e_counters_2e_even_24_55_2e_soft__reset ? value<1>{0u} : and_uu<1>(p_core_2e_statistics_2e_counters_2e_even_24_55_2e_add__valid_24_16.curr, eq_uu<1>(p_core_2e_statistics_2e_counters_2e_even_24_55_2e_add__address_24_27.curr, p_core_2e_statistics_2e_counters_2e_even_24_55_2e_arrive__address.curr)));
	}
	// cells $flatten\core.\statistics.\counters.\even$55.$59 $procmux$3137 $flatten\core.\statistics.\counters.\even$55.$36 $flatten\core.\statistics.\counters.\even$55.$35
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e_even_24_55_2e_hit__past1.next = (p_core_2e_statistics_2e_counters_2e_even_24_55_2e_soft__reset ? value<1>{0u} : and_uu<1>(p_core_2e_statistics_2e_counters_2e_even_24_55_2e_write__port____en.curr, eq_uu<1>(p_core_2e_statistics_2e_counters_2e_even_24_55_2e_write__port____addr.curr, p_core_2e_statistics_2e_counters_2e_even_24_55_2e_arrive__address.curr)));
	}
	// cells $flatten\core.\statistics.\counters.\even$55.$61 $procmux$3135 $flatten\core.\statistics.\counters.\even$55.$38 $flatten\core.\statistics.\counters.\even$55.$37
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e_even_24_55_2e_hit__past2.next = (p_core_2e_statistics_2e_counters_2e_even_24_55_2e_soft__reset ? value<1>{0u} : and_uu<1>(p_core_2e_statistics_2e_counters_2e_even_24_55_2e_past1__valid.curr, eq_uu<1>(p_core_2e_statistics_2e_counters_2e_even_24_55_2e_past1__address.curr, p_core_2e_statistics_2e_counters_2e_even_24_55_2e_arrive__address.curr)));
	}
	// cells $flatten\core.\statistics.\counters.\even$55.$63 $procmux$3133 $flatten\core.\statistics.\counters.\even$55.$39
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e_even_24_55_2e_write__port____en.next = (p_core_2e_statistics_2e_counters_2e_even_24_55_2e_soft__reset ? value<1>{0u} : or_uu<1>(p_core_2e_statistics_2e_counters_2e_even_24_55_2e_add__valid_24_16.curr, p_core_2e_statistics_2e_counters_2e_clear__valid));
	}
	// cells $flatten\core.\statistics.\counters.\even$55.$65 $procmux$3131 $flatten\core.\statistics.\counters.\even$55.$40
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e_even_24_55_2e_write__port____addr.next = (p_core_2e_statistics_2e_counters_2e_even_24_55_2e_soft__reset ? value<8>{0u} : (p_core_2e_statistics_2e_counters_2e_even_24_55_2e_add__valid_24_16.curr ? p_core_2e_statistics_2e_counters_2e_even_24_55_2e_add__address_24_27.curr : p_core_2e_statistics_2e_counters_2e_port_24_5099_24_0.concat(p_core_2e_statistics_2e_counters_2e_port_24_2718_24_0).concat(p_core_2e_statistics_2e_counters_2e_port_24_5097_24_0).val()));
	}
	// cells $flatten\core.\statistics.\counters.\even$55.$67 $procmux$3129 $flatten\core.\statistics.\counters.\even$55.$41 $flatten\core.\statistics.\counters.\even$55.$29 $procmux$3156 $procmux$3154 $procmux$3152
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e_even_24_55_2e_store__data.next = (p_core_2e_statistics_2e_counters_2e_even_24_55_2e_soft__reset ? value<32>{0u} : (p_core_2e_statistics_2e_counters_2e_even_24_55_2e_add__valid_24_16.curr ? add_uu<33>((p_core_2e_statistics_2e_counters_2e_even_24_55_2e_hit__store.curr ? p_core_2e_statistics_2e_counters_2e_even_24_55_2e_store__data.curr : (p_core_2e_statistics_2e_counters_2e_even_24_55_2e_hit__past1.curr ? p_core_2e_statistics_2e_counters_2e_even_24_55_2e_past1__data.curr : (p_core_2e_statistics_2e_counters_2e_even_24_55_2e_hit__past2.curr ? p_core_2e_statistics_2e_counters_2e_even_24_55_2e_past2__data.curr : p_core_2e_statistics_2e_counters_2e_even_24_55_2e_data.curr))), value<1>{0x1u}).slice<31,0>().val() : value<32>{0u}));
	}
	// cells $flatten\core.\statistics.\counters.\even$55.$69 $procmux$3127
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e_even_24_55_2e_past1__valid.next = (p_core_2e_statistics_2e_counters_2e_even_24_55_2e_soft__reset ? value<1>{0u} : p_core_2e_statistics_2e_counters_2e_even_24_55_2e_write__port____en.curr);
	}
	// cells $flatten\core.\statistics.\counters.\even$55.$71 $procmux$3125
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e_even_24_55_2e_past1__address.next = (p_core_2e_statistics_2e_counters_2e_even_24_55_2e_soft__reset ? value<8>{0u} : p_core_2e_statistics_2e_counters_2e_even_24_55_2e_write__port____addr.curr);
	}
	// cells $flatten\core.\statistics.\counters.\even$55.$73 $procmux$3123
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e_even_24_55_2e_past1__data.next = (p_core_2e_statistics_2e_counters_2e_even_24_55_2e_soft__reset ? value<32>{0u} : p_core_2e_statistics_2e_counters_2e_even_24_55_2e_store__data.curr);
	}
	// cells $flatten\core.\statistics.\counters.\even$55.$75 $procmux$3121
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e_even_24_55_2e_past2__data.next = (p_core_2e_statistics_2e_counters_2e_even_24_55_2e_soft__reset ? value<32>{0u} : p_core_2e_statistics_2e_counters_2e_even_24_55_2e_past1__data.curr);
	}
	// cells $flatten\core.\statistics.\counters.$105 $procmux$3119 $flatten\core.\statistics.\counters.$88 $flatten\core.\statistics.\counters.$87 $flatten\core.\statistics.\counters.$86 $flatten\core.\statistics.\counters.$85
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e_young__waits.next = (p_core_2e_statistics_2e_counters_2e_soft__reset ? value<1>{0u} : or_uu<1>(p_core_2e_statistics_2e_counters_2e__24_signal.curr, and_uu<1>(p_core_2e_statistics_2e_counters_2e_young__waits.curr, not_u<1>(or_uu<1>(p_core_2e_statistics_2e_counters_2e_count__young0, p_core_2e_statistics_2e_counters_2e_count__young1)))));
	}
	// cells $flatten\core.\statistics.\counters.$103 $procmux$3117 $flatten\core.\statistics.\counters.$84
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e_classes1.next = (p_core_2e_statistics_2e_counters_2e_soft__reset ? value<7>{0u} : (p_core_2e_statistics_2e_counters_2e_accept ? p_core_2e_statistics_2e_counters_2e_classes.slice<13>().concat(p_core_2e_statistics_2e_counters_2e_classes.slice<11>()).concat(p_core_2e_statistics_2e_counters_2e_classes.slice<9>()).concat(p_core_2e_statistics_2e_counters_2e_classes.slice<7>()).concat(p_core_2e_statistics_2e_counters_2e_classes.slice<5>()).concat(p_core_2e_statistics_2e_counters_2e_classes.slice<3>()).concat(p_core_2e_statistics_2e_counters_2e_classes.slice<1>()).val() : i_flatten_5c_core_2e__5c_statistics_2e__5c_counters_2e__24_11.slice<6,0>().val()));
	}
	// cells $flatten\core.\statistics.\counters.$101 $procmux$3115 $flatten\core.\statistics.\counters.$83
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e_classes0.next = (p_core_2e_statistics_2e_counters_2e_soft__reset ? value<7>{0u} : (p_core_2e_statistics_2e_counters_2e_accept ? p_core_2e_statistics_2e_counters_2e_classes.slice<12>().concat(p_core_2e_statistics_2e_counters_2e_classes.slice<10>()).concat(p_core_2e_statistics_2e_counters_2e_classes.slice<8>()).concat(p_core_2e_statistics_2e_counters_2e_classes.slice<6>()).concat(p_core_2e_statistics_2e_counters_2e_classes.slice<4>()).concat(p_core_2e_statistics_2e_counters_2e_classes.slice<2>()).concat(p_core_2e_statistics_2e_counters_2e_classes.slice<0>()).val() : i_flatten_5c_core_2e__5c_statistics_2e__5c_counters_2e__24_4.slice<6,0>().val()));
	}
	// cells $flatten\core.\statistics.\counters.$99 $procmux$3113 $procmux$3111 $procmux$3071 $procmux$3069 $flatten\core.\statistics.\counters.$45 $procmux$3067 $procmux$3065 $procmux$3063 $procmux$3061 $procmux$3059 $procmux$3057 $procmux$3055 $procmux$3053 $procmux$3051 $procmux$3049 $procmux$3047 $procmux$3045 $procmux$3043 $procmux$3041 $procmux$3039 $procmux$3037 $procmux$3035 $procmux$3033 $procmux$3031 $procmux$3029 $procmux$3027 $procmux$3025 $procmux$3023 $procmux$3021 $procmux$3019 $procmux$3017 $procmux$3015 $procmux$3013 $procmux$3011 $procmux$3009 $procmux$3007 $procmux$3005 $procmux$3003 $procmux$3001
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e_octave.next = (p_core_2e_statistics_2e_counters_2e_soft__reset ? value<6>{0u} : (p_core_2e_statistics_2e_counters_2e__24_signal.curr ? (p_core_2e_statistics_2e_counters_2e__24_signal.curr ? (reduce_or<1>(p_core_2e_statistics_2e_counters_2e_young.curr) ? (p_core_2e_statistics_2e_counters_2e_young.curr.slice<33>().val() ? value<6>{0x22u} : (p_core_2e_statistics_2e_counters_2e_young.curr.slice<32>().val() ? value<6>{0x21u} : (p_core_2e_statistics_2e_counters_2e_young.curr.slice<31>().val() ? value<6>{0x20u} : (p_core_2e_statistics_2e_counters_2e_young.curr.slice<30>().val() ? value<6>{0x1fu} : (p_core_2e_statistics_2e_counters_2e_young.curr.slice<29>().val() ? value<6>{0x1eu} : (p_core_2e_statistics_2e_counters_2e_young.curr.slice<28>().val() ? value<6>{0x1du} : (p_core_2e_statistics_2e_counters_2e_young.curr.slice<27>().val() ? value<6>{0x1cu} : (p_core_2e_statistics_2e_counters_2e_young.curr.slice<26>().val() ? value<6>{0x1bu} : (p_core_2e_statistics_2e_counters_2e_young.curr.slice<25>().val() ? value<6>{0x1au} : (p_core_2e_statistics_2e_counters_2e_young.curr.slice<24>().val() ? value<6>{0x19u} : (p_core_2e_statistics_2e_counters_2e_young.curr.slice<23>().val() ? value<6>{0x18u} : (p_core_2e_statistics_2e_counters_2e_young.curr.slice<22>().val() ? value<6>{0x17u} : (p_core_2e_statistics_2e_counters_2e_young.curr.slice<21>().val() ? value<6>{0x16u} : (p_core_2e_statistics_2e_counters_2e_young.curr.slice<20>().val() ? value<6>{0x15u} : (p_core_2e_statistics_2e_counters_2e_young.curr.slice<19>().val() ? value<6>{0x14u} : (p_core_2e_statistics_2e_counters_2e_young.curr.slice<18>().val() ? value<6>{0x13u} : (p_core_2e_statistics_2e_counters_2e_young.curr.slice<17>().val() ? value<6>{0x12u} : (p_core_2e_statistics_2e_counters_2e_young.curr.slice<16>().val() ? value<6>{0x11u} : (p_core_2e_statistics_2e_counters_2e_young.curr.slice<15>().val() ? value<6>{0x10u} : (p_core_2e_statistics_2e_counters_2e_young.curr.slice<14>().val() ? value<6>{0xfu} : (p_core_2e_statistics_2e_counters_2e_young.curr.slice<13>().val() ? value<6>{0xeu} : (p_core_2e_statistics_2e_counters_2e_young.curr.slice<12>().val() ? value<6>{0xdu} : (p_core_2e_statistics_2e_counters_2e_young.curr.slice<11>().val() ? value<6>{0xcu} : (p_core_2e_statistics_2e_counters_2e_young.curr.slice<10>().val() ? value<6>{0xbu} : (p_core_2e_statistics_2e_counters_2e_young.curr.slice<9>().val() ? value<6>{0xau} : (p_core_2e_statistics_2e_counters_2e_young.curr.slice<8>().val() ? value<6>{0x9u} : (p_core_2e_statistics_2e_counters_2e_young.curr.slice<7>().val() ? value<6>{0x8u} : (p_core_2e_statistics_2e_counters_2e_young.curr.slice<6>().val() ? value<6>{0x7u} : (p_core_2e_statistics_2e_counters_2e_young.curr.slice<5>().val() ? value<6>{0x6u} : (p_core_2e_statistics_2e_counters_2e_young.curr.slice<4>().val() ? value<6>{0x5u} : (p_core_2e_statistics_2e_counters_2e_young.curr.slice<3>().val() ? value<6>{0x4u} : (p_core_2e_statistics_2e_counters_2e_young.curr.slice<2>().val() ? value<6>{0x3u} : (p_core_2e_statistics_2e_counters_2e_young.curr.slice<1>().val() ? value<6>{0x2u} : (p_core_2e_statistics_2e_counters_2e_young.curr.slice<0>().val() ? value<6>{0x1u} : value<6>{0u})))))))))))))))))))))))))))))))))) : value<6>{0u}) : value<6>{0u}) : p_core_2e_statistics_2e_counters_2e_octave.curr));
	}
	// cells $flatten\core.\statistics.\counters.$97 $procmux$3109 $flatten\core.\statistics.\counters.$82
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e__24_signal.next = (p_core_2e_statistics_2e_counters_2e_soft__reset ? value<1>{0u} : and_uu<1>(p_core_2e_statistics_2e_counters_2e_accept, p_core_2e_statistics_2e_young__valid.curr));
	}
	// cells $flatten\core.\statistics.\counters.$95 $procmux$3107 $procmux$3105
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e_young.next = (p_core_2e_statistics_2e_counters_2e_soft__reset ? value<34>{0u,0u} : (p_core_2e_statistics_2e_counters_2e_accept ? p_core_2e_statistics_2e_young.curr : p_core_2e_statistics_2e_counters_2e_young.curr));
	}
	// cells $flatten\core.\statistics.\counters.$93 $procmux$3103 $procmux$3101
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_counters_2e_place.next = (p_core_2e_statistics_2e_counters_2e_soft__reset ? value<3>{0u} : (p_core_2e_statistics_2e_counters_2e_accept ? p_core_2e_statistics_2e_segment.curr.concat(p_core_2e_statistics_2e_snapshot_2e_bank.curr).val() : p_core_2e_statistics_2e_counters_2e_place.curr));
	}
	// cells $flatten\core.\statistics.\histogram.\bins.$47 $procmux$2992
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_histogram_2e_bins_2e_arrive__valid.next = (p_core_2e_statistics_2e_histogram_2e_bins_2e_soft__reset ? value<1>{0u} : p_core_2e_statistics_2e_histogram_2e_add__valid.curr);
	}
	// cells $flatten\core.\statistics.\histogram.\bins.$49 $procmux$2990
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_histogram_2e_bins_2e_arrive__address.next = (p_core_2e_statistics_2e_histogram_2e_bins_2e_soft__reset ? value<13>{0u} : p_core_2e_statistics_2e_histogram_2e_place2.curr.concat(p_core_2e_statistics_2e_histogram_2e_encoder_2e_bin.curr).val());
	}
	// cells $flatten\core.\statistics.\histogram.\bins.$51 $procmux$2988
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_histogram_2e_bins_2e_data.next = (p_core_2e_statistics_2e_histogram_2e_bins_2e_soft__reset ? value<32>{0u} : p_core_2e_statistics_2e_histogram_2e_bins_2e_read__port____data.curr);
	}
	// cells $flatten\core.\statistics.\histogram.\bins.$53 $procmux$2986
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_histogram_2e_bins_2e_add__valid_24_16.next = (p_core_2e_statistics_2e_histogram_2e_bins_2e_soft__reset ? value<1>{0u} : p_core_2e_statistics_2e_histogram_2e_bins_2e_arrive__valid.curr);
	}
	// cells $flatten\core.\statistics.\histogram.\bins.$55 $procmux$2984
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_histogram_2e_bins_2e_add__address_24_27.next = (p_core_2e_statistics_2e_histogram_2e_bins_2e_soft__reset ? value<13>{0u} : p_core_2e_statistics_2e_histogram_2e_bins_2e_arrive__address.curr);
	}
	// cells $flatten\core.\statistics.\histogram.\bins.$57 $procmux$2982 $flatten\core.\statistics.\histogram.\bins.$34 $flatten\core.\statistics.\histogram.\bins.$33
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_histogram_2e_bins_2e_hit__store.next = (p_core_2e_statistics_2e_histogram_2e_bins_2e_soft__reset ? value<1>{0u} : and_uu<1>(p_core_2e_statistics_2e_histogram_2e_bins_2e_add__valid_24_16.curr, eq_uu<1>(p_core_2e_statistics_2e_histogram_2e_bins_2e_add__address_24_27.curr, p_core_2e_statistics_2e_histogram_2e_bins_2e_arrive__address.curr)));
	}
	// cells $flatten\core.\statistics.\histogram.\bins.$59 $procmux$2980 $flatten\core.\statistics.\histogram.\bins.$36 $flatten\core.\statistics.\histogram.\bins.$35
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_histogram_2e_bins_2e_hit__past1.next = (p_core_2e_statistics_2e_histogram_2e_bins_2e_soft__reset ? value<1>{0u} : and_uu<1>(p_core_2e_statistics_2e_histogram_2e_bins_2e_write__port____en.curr, eq_uu<1>(p_core_2e_statistics_2e_histogram_2e_bins_2e_write__port____addr.curr, p_core_2e_statistics_2e_histogram_2e_bins_2e_arrive__address.curr)));
	}
	// cells $flatten\core.\statistics.\histogram.\bins.$61 $procmux$2978 $flatten\core.\statistics.\histogram.\bins.$38 $flatten\core.\statistics.\histogram.\bins.$37
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_histogram_2e_bins_2e_hit__past2.next = (p_core_2e_statistics_2e_histogram_2e_bins_2e_soft__reset ? value<1>{0u} : and_uu<1>(p_core_2e_statistics_2e_histogram_2e_bins_2e_past1__valid.curr, eq_uu<1>(p_core_2e_statistics_2e_histogram_2e_bins_2e_past1__address.curr, p_core_2e_statistics_2e_histogram_2e_bins_2e_arrive__address.curr)));
	}
	// cells $flatten\core.\statistics.\histogram.\bins.$63 $procmux$2976 $flatten\core.\statistics.\histogram.\bins.$39
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_histogram_2e_bins_2e_write__port____en.next = (p_core_2e_statistics_2e_histogram_2e_bins_2e_soft__reset ? value<1>{0u} : or_uu<1>(p_core_2e_statistics_2e_histogram_2e_bins_2e_add__valid_24_16.curr, p_core_2e_statistics_2e_clear__valid));
	}
	// cells $flatten\core.\statistics.\histogram.\bins.$65 $procmux$2974 $flatten\core.\statistics.\histogram.\bins.$40
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_histogram_2e_bins_2e_write__port____addr.next = (p_core_2e_statistics_2e_histogram_2e_bins_2e_soft__reset ? value<13>{0u} : (p_core_2e_statistics_2e_histogram_2e_bins_2e_add__valid_24_16.curr ? p_core_2e_statistics_2e_histogram_2e_bins_2e_add__address_24_27.curr : p_core_2e_statistics_2e_clear__segment.concat(p_core_2e_statistics_2e_clear__bank).concat(p_core_2e_statistics_2e_clear__index).val()));
	}
	// cells $flatten\core.\statistics.\histogram.\bins.$67 $procmux$2972 $flatten\core.\statistics.\histogram.\bins.$41 $flatten\core.\statistics.\histogram.\bins.$29 $procmux$2999 $procmux$2997 $procmux$2995
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_histogram_2e_bins_2e_store__data.next = (p_core_2e_statistics_2e_histogram_2e_bins_2e_soft__reset ? value<32>{0u} : (p_core_2e_statistics_2e_histogram_2e_bins_2e_add__valid_24_16.curr ? add_uu<33>((p_core_2e_statistics_2e_histogram_2e_bins_2e_hit__store.curr ? p_core_2e_statistics_2e_histogram_2e_bins_2e_store__data.curr : (p_core_2e_statistics_2e_histogram_2e_bins_2e_hit__past1.curr ? p_core_2e_statistics_2e_histogram_2e_bins_2e_past1__data.curr : (p_core_2e_statistics_2e_histogram_2e_bins_2e_hit__past2.curr ? p_core_2e_statistics_2e_histogram_2e_bins_2e_past2__data.curr : p_core_2e_statistics_2e_histogram_2e_bins_2e_data.curr))), value<1>{0x1u}).slice<31,0>().val() : value<32>{0u}));
	}
	// cells $flatten\core.\statistics.\histogram.\bins.$69 $procmux$2970
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_histogram_2e_bins_2e_past1__valid.next = (p_core_2e_statistics_2e_histogram_2e_bins_2e_soft__reset ? value<1>{0u} : p_core_2e_statistics_2e_histogram_2e_bins_2e_write__port____en.curr);
	}
	// cells $flatten\core.\statistics.\histogram.\bins.$71 $procmux$2968
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_histogram_2e_bins_2e_past1__address.next = (p_core_2e_statistics_2e_histogram_2e_bins_2e_soft__reset ? value<13>{0u} : p_core_2e_statistics_2e_histogram_2e_bins_2e_write__port____addr.curr);
	}
	// cells $flatten\core.\statistics.\histogram.\bins.$73 $procmux$2966
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_histogram_2e_bins_2e_past1__data.next = (p_core_2e_statistics_2e_histogram_2e_bins_2e_soft__reset ? value<32>{0u} : p_core_2e_statistics_2e_histogram_2e_bins_2e_store__data.curr);
	}
	// cells $flatten\core.\statistics.\histogram.\bins.$75 $procmux$2964
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_histogram_2e_bins_2e_past2__data.next = (p_core_2e_statistics_2e_histogram_2e_bins_2e_soft__reset ? value<32>{0u} : p_core_2e_statistics_2e_histogram_2e_bins_2e_past1__data.curr);
	}
	// cells $flatten\core.\statistics.\histogram.\encoder.$17 $procmux$2902
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_histogram_2e_encoder_2e_value_24_2.next = (p_core_2e_statistics_2e_histogram_2e_encoder_2e_soft__reset ? value<34>{0u,0u} : p_core_2e_statistics_2e_histogram_2e_value);
	}
	// cells $flatten\core.\statistics.\histogram.\encoder.$19 $procmux$2900 $procmux$2962 $flatten\core.\statistics.\histogram.\encoder.$9 $procmux$2960 $procmux$2958 $procmux$2956 $procmux$2954 $procmux$2952 $procmux$2950 $procmux$2948 $procmux$2946 $procmux$2944 $procmux$2942 $procmux$2940 $procmux$2938 $procmux$2936 $procmux$2934 $procmux$2932 $procmux$2930 $procmux$2928 $procmux$2926 $procmux$2924 $procmux$2922 $procmux$2920 $procmux$2918 $procmux$2916 $procmux$2914 $procmux$2912 $procmux$2910 $procmux$2908 $procmux$2906
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_histogram_2e_encoder_2e_shift.next = (p_core_2e_statistics_2e_histogram_2e_encoder_2e_soft__reset ? value<5>{0u} : (reduce_or<1>(p_core_2e_statistics_2e_histogram_2e_encoder_2e_value.slice<33,6>().val()) ? (p_core_2e_statistics_2e_histogram_2e_encoder_2e_value.slice<33>().val() ? value<5>{0x1cu} : (p_core_2e_statistics_2e_histogram_2e_encoder_2e_value.slice<32>().val() ? value<5>{0x1bu} : (p_core_2e_statistics_2e_histogram_2e_encoder_2e_value.slice<31>().val() ? value<5>{0x1au} : (p_core_2e_statistics_2e_histogram_2e_encoder_2e_value.slice<30>().val() ? value<5>{0x19u} : (p_core_2e_statistics_2e_histogram_2e_encoder_2e_value.slice<29>().val() ? value<5>{0x18u} : (p_core_2e_statistics_2e_histogram_2e_encoder_2e_value.slice<28>().val() ? value<5>{0x17u} : (p_core_2e_statistics_2e_histogram_2e_encoder_2e_value.slice<27>().val() ? value<5>{0x16u} : (p_core_2e_statistics_2e_histogram_2e_encoder_2e_value.slice<26>().val() ? value<5>{0x15u} : (p_core_2e_statistics_2e_histogram_2e_encoder_2e_value.slice<25>().val() ? value<5>{0x14u} : (p_core_2e_statistics_2e_histogram_2e_encoder_2e_value.slice<24>().val() ? value<5>{0x13u} : (p_core_2e_statistics_2e_histogram_2e_encoder_2e_value.slice<23>().val() ? value<5>{0x12u} : (p_core_2e_statistics_2e_histogram_2e_encoder_2e_value.slice<22>().val() ? value<5>{0x11u} : (p_core_2e_statistics_2e_histogram_2e_encoder_2e_value.slice<21>().val() ? value<5>{0x10u} : (p_core_2e_statistics_2e_histogram_2e_encoder_2e_value.slice<20>().val() ? value<5>{0xfu} : (p_core_2e_statistics_2e_histogram_2e_encoder_2e_value.slice<19>().val() ? value<5>{0xeu} : (p_core_2e_statistics_2e_histogram_2e_encoder_2e_value.slice<18>().val() ? value<5>{0xdu} : (p_core_2e_statistics_2e_histogram_2e_encoder_2e_value.slice<17>().val() ? value<5>{0xcu} : (p_core_2e_statistics_2e_histogram_2e_encoder_2e_value.slice<16>().val() ? value<5>{0xbu} : (p_core_2e_statistics_2e_histogram_2e_encoder_2e_value.slice<15>().val() ? value<5>{0xau} : (p_core_2e_statistics_2e_histogram_2e_encoder_2e_value.slice<14>().val() ? value<5>{0x9u} : (p_core_2e_statistics_2e_histogram_2e_encoder_2e_value.slice<13>().val() ? value<5>{0x8u} : (p_core_2e_statistics_2e_histogram_2e_encoder_2e_value.slice<12>().val() ? value<5>{0x7u} : (p_core_2e_statistics_2e_histogram_2e_encoder_2e_value.slice<11>().val() ? value<5>{0x6u} : (p_core_2e_statistics_2e_histogram_2e_encoder_2e_value.slice<10>().val() ? value<5>{0x5u} : (p_core_2e_statistics_2e_histogram_2e_encoder_2e_value.slice<9>().val() ? value<5>{0x4u} : (p_core_2e_statistics_2e_histogram_2e_encoder_2e_value.slice<8>().val() ? value<5>{0x3u} : (p_core_2e_statistics_2e_histogram_2e_encoder_2e_value.slice<7>().val() ? value<5>{0x2u} : (p_core_2e_statistics_2e_histogram_2e_encoder_2e_value.slice<6>().val() ? value<5>{0x1u} : value<5>{0u})))))))))))))))))))))))))))) : value<5>{0u}));
	}
	// cells $flatten\core.\statistics.\histogram.\encoder.$21 $procmux$2898 $flatten\core.\statistics.\histogram.\encoder.$13 $procmux$2904 $flatten\core.\statistics.\histogram.\encoder.$10 $flatten\core.\statistics.\histogram.\encoder.$11
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_histogram_2e_encoder_2e_bin.next = (p_core_2e_statistics_2e_histogram_2e_encoder_2e_soft__reset ? value<10>{0u} : add_uu<13>(value<2>{0u}.concat(p_core_2e_statistics_2e_histogram_2e_encoder_2e_shift.curr).concat(value<5>{0u}).val(), (reduce_or<1>(p_core_2e_statistics_2e_histogram_2e_encoder_2e_value_24_2.curr) ? shr_uu<34>(p_core_2e_statistics_2e_histogram_2e_encoder_2e_value_24_2.curr, p_core_2e_statistics_2e_histogram_2e_encoder_2e_shift.curr).slice<5,0>().val() : value<6>{0u})).slice<9,0>().val());
	}
	// cells $flatten\core.\statistics.\histogram.$16 $procmux$2896
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_histogram_2e_place2.next = (p_core_2e_statistics_2e_histogram_2e_soft__reset ? value<3>{0u} : p_core_2e_statistics_2e_histogram_2e__24_signal_24_26.curr);
	}
	// cells $flatten\core.\statistics.\histogram.$14 $procmux$2894
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_histogram_2e_add__valid.next = (p_core_2e_statistics_2e_histogram_2e_soft__reset ? value<1>{0u} : p_core_2e_statistics_2e_histogram_2e__24_signal.curr);
	}
	// cells $flatten\core.\statistics.\histogram.$12 $procmux$2892
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_histogram_2e__24_signal_24_26.next = (p_core_2e_statistics_2e_histogram_2e_soft__reset ? value<3>{0u} : p_core_2e_statistics_2e_segment.curr.concat(p_core_2e_statistics_2e_snapshot_2e_bank.curr).val());
	}
	// cells $flatten\core.\statistics.\histogram.$10 $procmux$2890
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_histogram_2e__24_signal.next = (p_core_2e_statistics_2e_histogram_2e_soft__reset ? value<1>{0u} : p_core_2e_statistics_2e_valid_24_264);
	}
	// cells $flatten\core.\statistics.\scalars$471.$113 $procmux$2888 $procmux$2830 $procmux$2825 $procmux$2826_CMP0 $procmux$2827_CMP0 $procmux$2828_CMP0 $procmux$2829_CMP0 $flatten\core.\statistics.\scalars$471.$50 $flatten\core.\statistics.\scalars$471.$49 $flatten\core.\statistics.\scalars$471.$57 $flatten\core.\statistics.\scalars$471.$56 $flatten\core.\statistics.\scalars$471.$55 $flatten\core.\statistics.\scalars$471.$52 $flatten\core.\statistics.\scalars$471.$51 $flatten\core.\statistics.\scalars$471.$48
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_scalars_24_471_2e_write__port____data.next = (p_core_2e_statistics_2e_scalars_24_471_2e_soft__reset ? value<64>{0u,0u} : (p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_19.curr ? (eq_uu<1>(p_core_2e_statistics_2e_scalars_24_471_2e_change__address.curr.slice<1,0>().val(), value<2>{0x3u}) ? (p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_23.curr ? p_core_2e_statistics_2e_scalars_24_471_2e_change__time.curr.slice<31,0>().val() : p_core_2e_statistics_2e_scalars_24_471_2e_data.curr.slice<63,32>().val()).concat(add_uu<34>(add_uu<33>(p_core_2e_statistics_2e_scalars_24_471_2e_data.curr.slice<31,0>().val(), p_core_2e_statistics_2e_scalars_24_471_2e_change__value.curr.slice<33,32>().val()), p_core_2e_statistics_2e_scalars_24_471_2e_carry.curr).slice<31,0>()).val() : (eq_uu<1>(p_core_2e_statistics_2e_scalars_24_471_2e_change__address.curr.slice<1,0>().val(), value<2>{0x2u}) ? (p_core_2e_statistics_2e_scalars_24_471_2e_is__most ? value<22>{0u}.concat(p_core_2e_statistics_2e_scalars_24_471_2e_change__time.curr.slice<39,32>()).concat(p_core_2e_statistics_2e_scalars_24_471_2e_change__value.curr).val() : p_core_2e_statistics_2e_scalars_24_471_2e_data.curr) : (eq_uu<1>(p_core_2e_statistics_2e_scalars_24_471_2e_change__address.curr.slice<1,0>().val(), value<2>{0x1u}) ? (or_uu<1>(p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_17.curr, lt_uu<1>(p_core_2e_statistics_2e_scalars_24_471_2e_change__value.curr, p_core_2e_statistics_2e_scalars_24_471_2e_data.curr.slice<33,0>().val())) ? value<30>{0u}.concat(p_core_2e_statistics_2e_scalars_24_471_2e_change__value.curr).val() : p_core_2e_statistics_2e_scalars_24_471_2e_data.curr) : (logic_not<1>(p_core_2e_statistics_2e_scalars_24_471_2e_change__address.curr.slice<1,0>().val()) ? add_uu<33>(p_core_2e_statistics_2e_scalars_24_471_2e_data.curr.slice<63,32>().val(), value<1>{0x1u}).slice<31,0>().concat(p_core_2e_statistics_2e_scalars_24_471_2e__24_signal.slice<31,0>()).val() : value<64>{0u,0u})))) : value<64>{0u,0u}));
	}
	// cells $flatten\core.\statistics.\scalars$471.$111 $procmux$2886 $flatten\core.\statistics.\scalars$471.$69
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_scalars_24_471_2e_write__port____addr.next = (p_core_2e_statistics_2e_scalars_24_471_2e_soft__reset ? value<6>{0u} : (p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_19.curr ? p_core_2e_statistics_2e_scalars_24_471_2e_change__address.curr : p_core_2e_statistics_2e_clear__segment.concat(p_core_2e_statistics_2e_clear__bank).concat(p_core_2e_statistics_2e_clear__index.slice<2,0>()).val()));
	}
	// cells $flatten\core.\statistics.\scalars$471.$109 $procmux$2884 $flatten\core.\statistics.\scalars$471.$68
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_scalars_24_471_2e_write__port____en.next = (p_core_2e_statistics_2e_scalars_24_471_2e_soft__reset ? value<1>{0u} : or_uu<1>(p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_19.curr, p_core_2e_statistics_2e_clear__valid));
	}
	// cells $flatten\core.\statistics.\scalars$471.$107 $procmux$2882 $procmux$2880 $procmux$2878 $procmux$2879_CMP0
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_23.next = (p_core_2e_statistics_2e_scalars_24_471_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_19.curr ? (eq_uu<1>(p_core_2e_statistics_2e_scalars_24_471_2e_change__address.curr.slice<1,0>().val(), value<2>{0x2u}) ? p_core_2e_statistics_2e_scalars_24_471_2e_is__most : p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_23.curr) : p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_23.curr));
	}
	// cells $flatten\core.\statistics.\scalars$471.$105 $procmux$2876 $procmux$2874 $procmux$2872 $procmux$2873_CMP0 $flatten\core.\statistics.\scalars$471.$67
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_17.next = (p_core_2e_statistics_2e_scalars_24_471_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_19.curr ? (logic_not<1>(p_core_2e_statistics_2e_scalars_24_471_2e_change__address.curr.slice<1,0>().val()) ? logic_not<1>(p_core_2e_statistics_2e_scalars_24_471_2e_data.curr.slice<63,32>().val()) : p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_17.curr) : p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_17.curr));
	}
	// cells $flatten\core.\statistics.\scalars$471.$103 $procmux$2870 $procmux$2868 $procmux$2866 $procmux$2867_CMP0
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_scalars_24_471_2e_carry.next = (p_core_2e_statistics_2e_scalars_24_471_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_19.curr ? (logic_not<1>(p_core_2e_statistics_2e_scalars_24_471_2e_change__address.curr.slice<1,0>().val()) ? p_core_2e_statistics_2e_scalars_24_471_2e__24_signal.slice<32>().val() : p_core_2e_statistics_2e_scalars_24_471_2e_carry.curr) : p_core_2e_statistics_2e_scalars_24_471_2e_carry.curr));
	}
	// cells $flatten\core.\statistics.\scalars$471.$101 $procmux$2864
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_scalars_24_471_2e_data.next = (p_core_2e_statistics_2e_scalars_24_471_2e_soft__reset ? value<64>{0u,0u} : p_core_2e_statistics_2e_scalars_24_471_2e_read__port____data.curr);
	}
	// cells $flatten\core.\statistics.\scalars$471.$99 $procmux$2862
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_scalars_24_471_2e_change__time.next = (p_core_2e_statistics_2e_scalars_24_471_2e_soft__reset ? value<40>{0u,0u} : p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_43.curr);
	}
	// cells $flatten\core.\statistics.\scalars$471.$97 $procmux$2860
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_scalars_24_471_2e_change__value.next = (p_core_2e_statistics_2e_scalars_24_471_2e_soft__reset ? value<34>{0u,0u} : p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_42.curr);
	}
	// cells $flatten\core.\statistics.\scalars$471.$95 $procmux$2858
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_scalars_24_471_2e_change__address.next = (p_core_2e_statistics_2e_scalars_24_471_2e_soft__reset ? value<6>{0u} : p_core_2e_statistics_2e_scalars_24_471_2e_arrive__address.curr);
	}
	// cells $flatten\core.\statistics.\scalars$471.$93 $procmux$2856
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_19.next = (p_core_2e_statistics_2e_scalars_24_471_2e_soft__reset ? value<1>{0u} : p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_32.curr);
	}
	// cells $flatten\core.\statistics.\scalars$471.$91 $procmux$2854
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_43.next = (p_core_2e_statistics_2e_scalars_24_471_2e_soft__reset ? value<40>{0u,0u} : p_core_2e_statistics_2e_scalars_24_471_2e_time.curr);
	}
	// cells $flatten\core.\statistics.\scalars$471.$89 $procmux$2852
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_42.next = (p_core_2e_statistics_2e_scalars_24_471_2e_soft__reset ? value<34>{0u,0u} : p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_37.curr);
	}
	// cells $flatten\core.\statistics.\scalars$471.$87 $procmux$2850
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_scalars_24_471_2e_arrive__address.next = (p_core_2e_statistics_2e_scalars_24_471_2e_soft__reset ? value<6>{0u} : p_core_2e_statistics_2e_scalars_24_471_2e_place.curr.concat(p_core_2e_statistics_2e_scalars_24_471_2e_row.curr).val());
	}
	// cells $flatten\core.\statistics.\scalars$471.$85 $procmux$2848
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_32.next = (p_core_2e_statistics_2e_scalars_24_471_2e_soft__reset ? value<1>{0u} : p_core_2e_statistics_2e_scalars_24_471_2e_fetch.curr);
	}
	// cells $flatten\core.\statistics.\scalars$471.$83 $procmux$2846 $procmux$2844
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_scalars_24_471_2e_time.next = (p_core_2e_statistics_2e_scalars_24_471_2e_soft__reset ? value<40>{0u,0u} : (p_core_2e_statistics_2e_scalars_24_471_2e_accept ? p_core_2e_statistics_2e_time.curr : p_core_2e_statistics_2e_scalars_24_471_2e_time.curr));
	}
	// cells $flatten\core.\statistics.\scalars$471.$81 $procmux$2842 $procmux$2840
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_37.next = (p_core_2e_statistics_2e_scalars_24_471_2e_soft__reset ? value<34>{0u,0u} : (p_core_2e_statistics_2e_scalars_24_471_2e_accept ? p_core_2e_statistics_2e_outcome____value.curr : p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_37.curr));
	}
	// cells $flatten\core.\statistics.\scalars$471.$79 $procmux$2838 $procmux$2836
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_scalars_24_471_2e_place.next = (p_core_2e_statistics_2e_scalars_24_471_2e_soft__reset ? value<4>{0u} : (p_core_2e_statistics_2e_scalars_24_471_2e_accept ? p_core_2e_statistics_2e_segment.curr.concat(p_core_2e_statistics_2e_snapshot_2e_bank.curr).concat(p_core_2e_statistics_2e_edge.curr).val() : p_core_2e_statistics_2e_scalars_24_471_2e_place.curr));
	}
	// cells $flatten\core.\statistics.\scalars$471.$77 $procmux$2834 $flatten\core.\statistics.\scalars$471.$66 $flatten\core.\statistics.\scalars$471.$65 $flatten\core.\statistics.\scalars$471.$64
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_scalars_24_471_2e_fetch.next = (p_core_2e_statistics_2e_scalars_24_471_2e_soft__reset ? value<1>{0u} : or_uu<1>(p_core_2e_statistics_2e_scalars_24_471_2e_accept, and_uu<1>(p_core_2e_statistics_2e_scalars_24_471_2e_fetch.curr, ne_uu<1>(p_core_2e_statistics_2e_scalars_24_471_2e_row.curr, value<2>{0x3u}))));
	}
	// cells $flatten\core.\statistics.\scalars$471.$75 $procmux$2832 $flatten\core.\statistics.\scalars$471.$63 $flatten\core.\statistics.\scalars$471.$62
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_scalars_24_471_2e_row.next = (p_core_2e_statistics_2e_scalars_24_471_2e_soft__reset ? value<2>{0u} : (p_core_2e_statistics_2e_scalars_24_471_2e_fetch.curr ? add_uu<3>(p_core_2e_statistics_2e_scalars_24_471_2e_row.curr, value<1>{0x1u}) : value<3>{0u}).slice<1,0>().val());
	}
	// cells $flatten\core.\statistics.\outliers.\words.$40 $procmux$2823 $flatten\core.\statistics.\outliers.\words.$25
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_outliers_2e_words_2e_write__pointer.next = (p_core_2e_statistics_2e_outliers_2e_words_2e_soft__reset ? value<10>{0u} : add_uu<11>(p_core_2e_statistics_2e_outliers_2e_words_2e_write__pointer.curr, p_core_2e_statistics_2e_outliers_2e_words_2e_accept).slice<9,0>().val());
	}
	// cells $flatten\core.\statistics.\outliers.\words.$42 $procmux$2821 $flatten\core.\statistics.\outliers.\words.$28 $flatten\core.\statistics.\outliers.\words.$27 $flatten\core.\statistics.\outliers.\words.$26
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_outliers_2e_words_2e_fetched.next = (p_core_2e_statistics_2e_outliers_2e_words_2e_soft__reset ? value<1>{0u} : and_uu<1>(ne_uu<1>(p_core_2e_statistics_2e_outliers_2e_words_2e_write__pointer.curr, p_core_2e_statistics_2e_outliers_2e_words_2e_read__pointer.curr), not_u<1>(p_core_2e_statistics_2e_outliers_2e_words_2e_load)));
	}
	// cells $flatten\core.\statistics.\outliers.\words.$44 $procmux$2819 $flatten\core.\statistics.\outliers.\words.$29
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_outliers_2e_words_2e_read__pointer.next = (p_core_2e_statistics_2e_outliers_2e_words_2e_soft__reset ? value<10>{0u} : add_uu<11>(p_core_2e_statistics_2e_outliers_2e_words_2e_read__pointer.curr, p_core_2e_statistics_2e_outliers_2e_words_2e_load).slice<9,0>().val());
	}
	// cells $flatten\core.\statistics.\outliers.\words.$46 $procmux$2817 $procmux$2815
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_outliers_2e_words_2e_read____payload.next = (p_core_2e_statistics_2e_outliers_2e_words_2e_soft__reset ? value<32>{0u} : (p_core_2e_statistics_2e_outliers_2e_words_2e_load ? p_core_2e_statistics_2e_outliers_2e_words_2e_read__port____data_24_19.curr : p_core_2e_statistics_2e_outliers_2e_words_2e_read____payload.curr));
	}
	// cells $flatten\core.\statistics.\outliers.\words.$48 $procmux$2813 $procmux$2811 $procmux$2809
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_outliers_2e_words_2e_read____valid.next = (p_core_2e_statistics_2e_outliers_2e_words_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_outliers_2e_words_2e_load ? value<1>{0x1u} : (p_core_2e_statistics_2e_outliers_2e_words_2e_taken ? value<1>{0u} : p_core_2e_statistics_2e_outliers_2e_words_2e_read____valid.curr)));
	}
	// cells $flatten\core.\statistics.\outliers.\words.$50 $procmux$2807 $procmux$2805 $flatten\core.\statistics.\outliers.\words.$31 $flatten\core.\statistics.\outliers.\words.$30 $flatten\core.\statistics.\outliers.\words.$34 $procmux$2803 $flatten\core.\statistics.\outliers.\words.$33 $flatten\core.\statistics.\outliers.\words.$32 $flatten\core.\statistics.\outliers.\words.$35
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_outliers_2e_words_2e_level.next = (p_core_2e_statistics_2e_outliers_2e_words_2e_soft__reset ? value<10>{0u} : (and_uu<1>(p_core_2e_statistics_2e_outliers_2e_words_2e_accept, not_u<1>(p_core_2e_statistics_2e_outliers_2e_words_2e_taken)) ? add_uu<11>(p_core_2e_statistics_2e_outliers_2e_words_2e_level.curr, value<1>{0x1u}).slice<9,0>().val() : (and_uu<1>(p_core_2e_statistics_2e_outliers_2e_words_2e_taken, not_u<1>(p_core_2e_statistics_2e_outliers_2e_words_2e_accept)) ? sub_uu<11>(p_core_2e_statistics_2e_outliers_2e_words_2e_level.curr, value<1>{0x1u}).slice<9,0>().val() : p_core_2e_statistics_2e_outliers_2e_words_2e_level.curr)));
	}
	// cells $flatten\core.\statistics.\outliers.$93 $procmux$2801 $procmux$2799 $procmux$2797
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_outliers_2e_armed.next = (p_core_2e_statistics_2e_outliers_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_outliers_2e_payload____start ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_outliers_2e__24_26 ? value<1>{0x1u} : p_core_2e_statistics_2e_outliers_2e_armed.curr)));
	}
	// cells $flatten\core.\statistics.\outliers.$91 $procmux$2795 $procmux$2793 $flatten\core.\sender.$377 $procmux$2791
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_outliers_2e_open__.next = (p_core_2e_statistics_2e_outliers_2e_soft__reset ? value<1>{0u} : (and_uu<1>(p_core_2e_sender_2e_done, p_core_2e_sender_2e_grant.curr.slice<1>().val()) ? value<1>{0u} : (p_core_2e_statistics_2e_outliers_2e_payload____start ? value<1>{0x1u} : p_core_2e_statistics_2e_outliers_2e_open__.curr)));
	}
	// cells $flatten\core.\statistics.\outliers.$89 $procmux$2789 $procmux$2787 $procmux$2785
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_outliers_2e_outlier__flush.next = (p_core_2e_statistics_2e_outliers_2e_soft__reset ? value<32>{0u} : (p_core_2e_statistics_2e_outliers_2e_payload____start ? i_procmux_24_2783__Y : (i_flatten_5c_core_2e__5c_statistics_2e__5c_outliers_2e__24_26 ? p_core_2e_registers_2e_configuration____flush.curr : i_procmux_24_2783__Y)));
	}
	// cells $flatten\core.\statistics.\outliers.$87 $procmux$2781 $flatten\core.\statistics.\outliers.$67
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_outliers_2e_sent.next = (p_core_2e_statistics_2e_outliers_2e_soft__reset ? value<32>{0u} : add_uu<33>(p_core_2e_statistics_2e_outliers_2e_sent.curr, p_core_2e_statistics_2e_outliers_2e_taken).slice<31,0>().val());
	}
	// cells $flatten\core.\statistics.\outliers.$85 $procmux$2779 $procmux$2777 $flatten\core.\statistics.\outliers.$66 $flatten\core.\statistics.\outliers.$65
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_outliers_2e_part.next = (p_core_2e_statistics_2e_outliers_2e_soft__reset ? value<2>{0u} : (p_core_2e_statistics_2e_outliers_2e_moved ? (p_core_2e_statistics_2e_outliers_2e_taken ? value<3>{0u} : add_uu<3>(p_core_2e_statistics_2e_outliers_2e_part.curr, value<1>{0x1u})).slice<1,0>().val() : p_core_2e_statistics_2e_outliers_2e_part.curr));
	}
	// cells $flatten\core.\statistics.\outliers.$83 $procmux$2775 $flatten\core.\statistics.\outliers.$64 $flatten\core.\statistics.\outliers.$63 $flatten\core.\statistics.\outliers.$40
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_outliers_2e_complete.next = (p_core_2e_statistics_2e_outliers_2e_soft__reset ? value<8>{0u} : sub_uu<10>(add_uu<9>(p_core_2e_statistics_2e_outliers_2e_complete.curr, eq_uu<1>(p_core_2e_statistics_2e_outliers_2e_step.curr, value<1>{0x1u})), p_core_2e_statistics_2e_outliers_2e_taken).slice<7,0>().val());
	}
	// cells $flatten\core.\statistics.\outliers.$81 $procmux$2773 $flatten\core.\statistics.\outliers.$62 $flatten\core.\statistics.\outliers.$61
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_outliers_2e_waiting.next = (p_core_2e_statistics_2e_outliers_2e_soft__reset ? value<8>{0u} : sub_uu<10>(add_uu<9>(p_core_2e_statistics_2e_outliers_2e_waiting.curr, p_core_2e_statistics_2e_outliers_2e__24_signal), p_core_2e_statistics_2e_outliers_2e_taken).slice<7,0>().val());
	}
	// cells $flatten\core.\statistics.\outliers.$79 $procmux$2771 $procmux$2769 $procmux$2767 $flatten\core.\statistics.\outliers.$59 $flatten\core.\statistics.\outliers.$60
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_outliers_2e_step.next = (p_core_2e_statistics_2e_outliers_2e_soft__reset ? value<2>{0u} : (p_core_2e_statistics_2e_outliers_2e__24_signal ? value<2>{0x3u} : (reduce_bool<1>(p_core_2e_statistics_2e_outliers_2e_step.curr) ? sub_uu<3>(p_core_2e_statistics_2e_outliers_2e_step.curr, value<1>{0x1u}).slice<1,0>().val() : p_core_2e_statistics_2e_outliers_2e_step.curr)));
	}
	// cells $flatten\core.\statistics.\outliers.$77 $procmux$2765 $procmux$2763
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_outliers_2e_record.next = (p_core_2e_statistics_2e_outliers_2e_soft__reset ? value<88>{0u,0u,0u} : (p_core_2e_statistics_2e_outliers_2e__24_signal ? p_core_2e_statistics_2e_time.curr.concat(value<6>{0u}).concat(p_core_2e_statistics_2e_outcome____value.curr).concat(p_core_2e_statistics_2e_outcome____unsure.curr).concat(p_core_2e_statistics_2e_outcome____ambiguous.curr).concat(p_core_2e_statistics_2e_outcome____early.curr).concat(p_core_2e_statistics_2e_outcome____coalesced.curr).concat(p_core_2e_statistics_2e_edge.curr).concat(value<1>{0u}).concat(p_core_2e_statistics_2e_segment.curr).val() : p_core_2e_statistics_2e_outliers_2e_record.curr));
	}
	// cells $flatten\core.\statistics.\snapshot.$97 $procmux$2747 $procmux$2745 $procmux$2746_CMP0 $procmux$2743 $flatten\core.\statistics.\snapshot.$55
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_snapshot_2e_following.next = (p_core_2e_statistics_2e_snapshot_2e_soft__reset ? value<32>{0x1u} : (eq_uu<1>(p_core_2e_statistics_2e_snapshot_2e_fsm__state.curr, value<3>{0x4u}) ? (p_core_2e_statistics_2e_snapshot_2e_at__cut ? add_uu<33>(p_core_2e_statistics_2e_snapshot_2e_following.curr, value<1>{0x1u}).slice<31,0>().val() : p_core_2e_statistics_2e_snapshot_2e_following.curr) : p_core_2e_statistics_2e_snapshot_2e_following.curr));
	}
	// cells $flatten\core.\statistics.\snapshot.$95 $procmux$2741 $procmux$2739 $procmux$2740_CMP0 $procmux$2737
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_snapshot_2e_taken.next = (p_core_2e_statistics_2e_snapshot_2e_soft__reset ? value<32>{0u} : (eq_uu<1>(p_core_2e_statistics_2e_snapshot_2e_fsm__state.curr, value<3>{0x4u}) ? (p_core_2e_statistics_2e_snapshot_2e_at__cut ? p_core_2e_statistics_2e_snapshot_2e_following.curr : p_core_2e_statistics_2e_snapshot_2e_taken.curr) : p_core_2e_statistics_2e_snapshot_2e_taken.curr));
	}
	// cells $flatten\core.\statistics.\snapshot.$93 $procmux$2735 $procmux$2733 $procmux$2734_CMP0 $procmux$2731 $flatten\core.\statistics.\snapshot.$54
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_snapshot_2e_bank.next = (p_core_2e_statistics_2e_snapshot_2e_soft__reset ? value<1>{0u} : (eq_uu<1>(p_core_2e_statistics_2e_snapshot_2e_fsm__state.curr, value<3>{0x4u}) ? (p_core_2e_statistics_2e_snapshot_2e_at__cut ? not_u<1>(p_core_2e_statistics_2e_snapshot_2e_bank.curr) : p_core_2e_statistics_2e_snapshot_2e_bank.curr) : p_core_2e_statistics_2e_snapshot_2e_bank.curr));
	}
	// cells $flatten\core.\statistics.\snapshot.$91 $procmux$2729 $procmux$2727 $procmux$2728_CMP0 $procmux$2725 $procmux$2723 $procmux$2721 $procmux$2719
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_snapshot_2e_clearing.next = (p_core_2e_statistics_2e_snapshot_2e_soft__reset ? value<1>{0x1u} : (eq_uu<1>(p_core_2e_statistics_2e_snapshot_2e_fsm__state.curr, value<3>{0x1u}) ? (p_core_2e_statistics_2e_snapshot_2e_clear__ready ? (p_core_2e_statistics_2e_snapshot_2e_last__word ? (p_core_2e_statistics_2e_snapshot_2e_clearing.curr ? (p_core_2e_statistics_2e_snapshot_2e_second__pass.curr ? value<1>{0u} : p_core_2e_statistics_2e_snapshot_2e_clearing.curr) : p_core_2e_statistics_2e_snapshot_2e_clearing.curr) : p_core_2e_statistics_2e_snapshot_2e_clearing.curr) : p_core_2e_statistics_2e_snapshot_2e_clearing.curr) : p_core_2e_statistics_2e_snapshot_2e_clearing.curr));
	}
	// cells $flatten\core.\statistics.\snapshot.$89 $procmux$2717 $procmux$2715 $procmux$2716_CMP0 $procmux$2713 $procmux$2711 $flatten\core.\statistics.\snapshot.$52 $flatten\core.\statistics.\snapshot.$51
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_snapshot_2e_second__pass.next = (p_core_2e_statistics_2e_snapshot_2e_soft__reset ? value<1>{0u} : (eq_uu<1>(p_core_2e_statistics_2e_snapshot_2e_fsm__state.curr, value<3>{0x1u}) ? (p_core_2e_statistics_2e_snapshot_2e_clear__ready ? (p_core_2e_statistics_2e_snapshot_2e_last__word ? and_uu<1>(p_core_2e_statistics_2e_snapshot_2e_clearing.curr, not_u<1>(p_core_2e_statistics_2e_snapshot_2e_second__pass.curr)) : p_core_2e_statistics_2e_snapshot_2e_second__pass.curr) : p_core_2e_statistics_2e_snapshot_2e_second__pass.curr) : p_core_2e_statistics_2e_snapshot_2e_second__pass.curr));
	}
	// cells $flatten\core.\statistics.\snapshot.$87 $procmux$2709 $procmux$2707 $procmux$2708_CMP0 $procmux$2705 $procmux$2703 $flatten\core.\statistics.\snapshot.$48 $flatten\core.\statistics.\snapshot.$50 $flatten\core.\statistics.\snapshot.$49
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_snapshot_2e_clear__segment.next = (p_core_2e_statistics_2e_snapshot_2e_soft__reset ? value<2>{0u} : (eq_uu<1>(p_core_2e_statistics_2e_snapshot_2e_fsm__state.curr, value<3>{0x1u}) ? (p_core_2e_statistics_2e_snapshot_2e_clear__ready ? (reduce_and<1>(p_core_2e_statistics_2e_snapshot_2e_clear__index.curr) ? (p_core_2e_statistics_2e_snapshot_2e_last__word ? value<3>{0u} : add_uu<3>(p_core_2e_statistics_2e_snapshot_2e_clear__segment.curr, value<1>{0x1u})).slice<1,0>().val() : p_core_2e_statistics_2e_snapshot_2e_clear__segment.curr) : p_core_2e_statistics_2e_snapshot_2e_clear__segment.curr) : p_core_2e_statistics_2e_snapshot_2e_clear__segment.curr));
	}
	// cells $flatten\core.\statistics.\snapshot.$85 $procmux$2701 $procmux$2699 $procmux$2700_CMP0 $procmux$2697 $flatten\core.\statistics.\snapshot.$47
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_snapshot_2e_clear__index.next = (p_core_2e_statistics_2e_snapshot_2e_soft__reset ? value<10>{0u} : (eq_uu<1>(p_core_2e_statistics_2e_snapshot_2e_fsm__state.curr, value<3>{0x1u}) ? (p_core_2e_statistics_2e_snapshot_2e_clear__ready ? add_uu<11>(p_core_2e_statistics_2e_snapshot_2e_clear__index.curr, value<1>{0x1u}).slice<9,0>().val() : p_core_2e_statistics_2e_snapshot_2e_clear__index.curr) : p_core_2e_statistics_2e_snapshot_2e_clear__index.curr));
	}
	// cells $flatten\core.\statistics.\snapshot.$83 $procmux$2695 $procmux$2672 $procmux$2673_CMP0 $procmux$2674_CMP0 $procmux$2677_CMP0 $procmux$2680_CMP0 $procmux$2689_CMP0 $procmux$2694_CMP0 $procmux$2670 $flatten\core.\statistics.$101 $flatten\core.\statistics.\dump.$80 $flatten\core.\statistics.\dump.$81 $procmux$2675 $procmux$2678 $procmux$2687 $procmux$2685 $procmux$2683 $procmux$2681 $procmux$2692 $procmux$2690
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_snapshot_2e_fsm__state.next = (p_core_2e_statistics_2e_snapshot_2e_soft__reset ? value<3>{0x1u} : (eq_uu<1>(p_core_2e_statistics_2e_snapshot_2e_fsm__state.curr, value<3>{0x5u}) ? (or_uu<1>(not_u<1>(logic_not<1>(p_core_2e_statistics_2e_dump_2e_fsm__state.curr)), p_core_2e_statistics_2e_start) ? p_core_2e_statistics_2e_snapshot_2e_fsm__state.curr : value<3>{0u}) : (eq_uu<1>(p_core_2e_statistics_2e_snapshot_2e_fsm__state.curr, value<3>{0x2u}) ? value<3>{0x5u} : (eq_uu<1>(p_core_2e_statistics_2e_snapshot_2e_fsm__state.curr, value<3>{0x4u}) ? (p_core_2e_statistics_2e_snapshot_2e_at__cut ? value<3>{0x2u} : p_core_2e_statistics_2e_snapshot_2e_fsm__state.curr) : (eq_uu<1>(p_core_2e_statistics_2e_snapshot_2e_fsm__state.curr, value<3>{0x3u}) ? (p_core_2e_statistics_2e_cut__queued ? value<3>{0x4u} : p_core_2e_statistics_2e_snapshot_2e_fsm__state.curr) : (eq_uu<1>(p_core_2e_statistics_2e_snapshot_2e_fsm__state.curr, value<3>{0x1u}) ? (p_core_2e_statistics_2e_snapshot_2e_clear__ready ? (p_core_2e_statistics_2e_snapshot_2e_last__word ? (p_core_2e_statistics_2e_snapshot_2e_clearing.curr ? (p_core_2e_statistics_2e_snapshot_2e_second__pass.curr ? value<3>{0u} : p_core_2e_statistics_2e_snapshot_2e_fsm__state.curr) : value<3>{0x3u}) : p_core_2e_statistics_2e_snapshot_2e_fsm__state.curr) : p_core_2e_statistics_2e_snapshot_2e_fsm__state.curr) : (logic_not<1>(p_core_2e_statistics_2e_snapshot_2e_fsm__state.curr) ? (p_core_2e_statistics_2e_snapshot_2e_wanted.curr ? value<3>{0x1u} : (p_core_2e_statistics_2e_snapshot_2e_again.curr ? value<3>{0x2u} : p_core_2e_statistics_2e_snapshot_2e_fsm__state.curr)) : p_core_2e_statistics_2e_snapshot_2e_fsm__state.curr)))))));
	}
	// cells $flatten\core.\statistics.\snapshot.$81 $procmux$2668 $procmux$2661 $procmux$2662_CMP0 $procmux$2667_CMP0 $procmux$2659 $procmux$2665 $procmux$2663
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_snapshot_2e_again.next = (p_core_2e_statistics_2e_snapshot_2e_soft__reset ? value<1>{0u} : (eq_uu<1>(p_core_2e_statistics_2e_snapshot_2e_fsm__state.curr, value<3>{0x4u}) ? (p_core_2e_statistics_2e_snapshot_2e_at__cut ? value<1>{0u} : i_procmux_24_2657__Y) : (logic_not<1>(p_core_2e_statistics_2e_snapshot_2e_fsm__state.curr) ? (p_core_2e_statistics_2e_snapshot_2e_wanted.curr ? i_procmux_24_2657__Y : (p_core_2e_statistics_2e_snapshot_2e_again.curr ? value<1>{0u} : i_procmux_24_2657__Y)) : i_procmux_24_2657__Y)));
	}
	// cells $flatten\core.\statistics.\snapshot.$79 $procmux$2655 $procmux$2653 $procmux$2654_CMP0 $procmux$2651
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_snapshot_2e_wanted.next = (p_core_2e_statistics_2e_snapshot_2e_soft__reset ? value<1>{0u} : (eq_uu<1>(p_core_2e_statistics_2e_snapshot_2e_fsm__state.curr, value<3>{0x4u}) ? (p_core_2e_statistics_2e_snapshot_2e_at__cut ? value<1>{0u} : i_procmux_24_2649__Y) : i_procmux_24_2649__Y));
	}
	// cells $flatten\core.\statistics.\snapshot.$77 $procmux$2647 $procmux$2645
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_snapshot_2e_asked__number.next = (p_core_2e_statistics_2e_snapshot_2e_soft__reset ? value<32>{0u} : (p_core_2e_registers_2e_snapshot__written.curr ? p_core_2e_registers_2e_configuration____snapshot.curr : p_core_2e_statistics_2e_snapshot_2e_asked__number.curr));
	}
	// cells $flatten\core.\statistics.\snapshot.$75 $procmux$2643
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_snapshot_2e__24_signal.next = (p_core_2e_statistics_2e_snapshot_2e_soft__reset ? value<1>{0u} : p_core_2e_registers_2e_snapshot__written.curr);
	}
	// cells $flatten\core.\statistics.\dump.$142 $procmux$2641 $procmux$2621 $procmux$2622_CMP0 $procmux$2625_CMP0 $procmux$2633_CMP0 $procmux$2640_CMP0 $procmux$2619 $flatten\core.\statistics.\dump.$107 $procmux$2623 $flatten\core.\statistics.\dump.$104 $procmux$2631 $procmux$2629 $procmux$2626 $procmux$2638 $procmux$2636 $procmux$2634 $flatten\core.\statistics.\dump.$96
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_dump_2e_status__address.next = (p_core_2e_statistics_2e_dump_2e_soft__reset ? value<8>{0u} : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_fsm__state.curr, value<4>{0x8u}) ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_dump_2e__24_41 ? p_core_2e_statistics_2e_dump_2e_status__address.curr : add_uu<9>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<1>{0x1u}).slice<7,0>().val()) : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_fsm__state.curr, value<4>{0x6u}) ? (i_procmux_24_2463__Y ? p_core_2e_statistics_2e_dump_2e_status__address.curr : add_uu<9>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<1>{0x1u}).slice<7,0>().val()) : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_fsm__state.curr, value<4>{0x3u}) ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_dump_2e__24_34 ? p_core_2e_statistics_2e_dump_2e_status__address.curr : (i_flatten_5c_core_2e__5c_statistics_2e__5c_dump_2e__24_35 ? p_core_2e_statistics_2e_dump_2e_status__address.curr : (i_flatten_5c_core_2e__5c_statistics_2e__5c_dump_2e__24_36 ? value<8>{0xb0u} : p_core_2e_statistics_2e_dump_2e_status__address.curr))) : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_fsm__state.curr, value<4>{0x4u}) ? (p_core_2e_statistics_2e_dump_2e_payload____word____ready ? (p_core_2e_statistics_2e_dump_2e_final ? p_core_2e_statistics_2e_dump_2e_status__address.curr : (p_core_2e_statistics_2e_dump_2e__24_signal_24_25.curr ? add_uu<9>(p_core_2e_statistics_2e_dump_2e_status__address.curr, value<1>{0x1u}).slice<7,0>().val() : p_core_2e_statistics_2e_dump_2e_status__address.curr)) : p_core_2e_statistics_2e_dump_2e_status__address.curr) : p_core_2e_statistics_2e_dump_2e_status__address.curr)))));
	}
	// cells $flatten\core.\statistics.\dump.$140 $procmux$2616 $procmux$2571 $procmux$2572_CMP0 $procmux$2576_CMP0 $procmux$2581_CMP0 $procmux$2589_CMP0 $procmux$2592_CMP0 $procmux$2602_CMP0 $procmux$2605_CMP0 $procmux$2612_CMP0 $procmux$2615_CMP0 $procmux$2569 $procmux$2574 $procmux$2579 $procmux$2577 $procmux$2587 $procmux$2585 $procmux$2582 $procmux$2590 $procmux$2600 $procmux$2598 $procmux$2596 $procmux$2594 $flatten\core.\statistics.\dump.$95 $procmux$2603 $procmux$2610 $procmux$2608 $procmux$2606 $flatten\core.\statistics.\dump.$94 $procmux$2613
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_dump_2e_fsm__state.next = (p_core_2e_statistics_2e_dump_2e_soft__reset ? value<4>{0u} : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_fsm__state.curr, value<4>{0x5u}) ? (p_core_2e_statistics_2e_dump_2e_open__.curr ? p_core_2e_statistics_2e_dump_2e_fsm__state.curr : value<4>{0u}) : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_fsm__state.curr, value<4>{0x8u}) ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_dump_2e__24_41 ? value<4>{0x2u} : value<4>{0x6u}) : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_fsm__state.curr, value<4>{0x6u}) ? (i_procmux_24_2463__Y ? (p_core_2e_statistics_2e_dump_2e_status__done ? value<4>{0x8u} : p_core_2e_statistics_2e_dump_2e_fsm__state.curr) : p_core_2e_statistics_2e_dump_2e_fsm__state.curr) : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_fsm__state.curr, value<4>{0x3u}) ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_dump_2e__24_34 ? value<4>{0x1u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_dump_2e__24_35 ? value<4>{0x1u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_dump_2e__24_36 ? value<4>{0x6u} : value<4>{0x1u}))) : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_fsm__state.curr, value<4>{0x7u}) ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_dump_2e__24_32 ? p_core_2e_statistics_2e_dump_2e_fsm__state.curr : value<4>{0x1u}) : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_fsm__state.curr, value<4>{0x4u}) ? (p_core_2e_statistics_2e_dump_2e_payload____word____ready ? (p_core_2e_statistics_2e_dump_2e_final ? value<4>{0x5u} : (p_core_2e_statistics_2e_dump_2e__24_signal_24_25.curr ? value<4>{0x6u} : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_after, p_core_2e_statistics_2e_dump_2e_limit) ? value<4>{0x3u} : value<4>{0x7u}))) : p_core_2e_statistics_2e_dump_2e_fsm__state.curr) : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_fsm__state.curr, value<4>{0x2u}) ? (p_core_2e_statistics_2e_dump_2e_payload____word____ready ? value<4>{0x4u} : p_core_2e_statistics_2e_dump_2e_fsm__state.curr) : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_fsm__state.curr, value<4>{0x1u}) ? (p_core_2e_statistics_2e_dump_2e_flying.curr.slice<2>().val() ? (p_core_2e_statistics_2e_dump_2e__24_signal_24_7 ? value<4>{0x2u} : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_after, p_core_2e_statistics_2e_dump_2e_limit) ? value<4>{0x3u} : p_core_2e_statistics_2e_dump_2e_fsm__state.curr)) : p_core_2e_statistics_2e_dump_2e_fsm__state.curr) : (logic_not<1>(p_core_2e_statistics_2e_dump_2e_fsm__state.curr) ? (p_core_2e_statistics_2e_dump_2e_start_24_50 ? value<4>{0x1u} : p_core_2e_statistics_2e_dump_2e_fsm__state.curr) : p_core_2e_statistics_2e_dump_2e_fsm__state.curr))))))))));
	}
	// cells $flatten\core.\statistics.\dump.$138 $procmux$2567 $procmux$2562 $procmux$2563_CMP0 $procmux$2566_CMP0 $procmux$2560 $procmux$2558 $procmux$2555 $procmux$2564
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_dump_2e__24_signal_24_25.next = (p_core_2e_statistics_2e_dump_2e_soft__reset ? value<1>{0u} : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_fsm__state.curr, value<4>{0x3u}) ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_dump_2e__24_34 ? p_core_2e_statistics_2e_dump_2e__24_signal_24_25.curr : (i_flatten_5c_core_2e__5c_statistics_2e__5c_dump_2e__24_35 ? p_core_2e_statistics_2e_dump_2e__24_signal_24_25.curr : (i_flatten_5c_core_2e__5c_statistics_2e__5c_dump_2e__24_36 ? value<1>{0x1u} : p_core_2e_statistics_2e_dump_2e__24_signal_24_25.curr))) : (logic_not<1>(p_core_2e_statistics_2e_dump_2e_fsm__state.curr) ? (p_core_2e_statistics_2e_dump_2e_start_24_50 ? value<1>{0u} : p_core_2e_statistics_2e_dump_2e__24_signal_24_25.curr) : p_core_2e_statistics_2e_dump_2e__24_signal_24_25.curr)));
	}
	// cells $flatten\core.\statistics.\dump.$136 $procmux$2553 $procmux$2548 $procmux$2549_CMP0 $procmux$2552_CMP0 $procmux$2546 $procmux$2544 $procmux$2550
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_dump_2e_area.next = (p_core_2e_statistics_2e_dump_2e_soft__reset ? value<2>{0u} : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_fsm__state.curr, value<4>{0x3u}) ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_dump_2e__24_34 ? value<2>{0x1u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_dump_2e__24_35 ? value<2>{0x2u} : value<2>{0u})) : (logic_not<1>(p_core_2e_statistics_2e_dump_2e_fsm__state.curr) ? (p_core_2e_statistics_2e_dump_2e_start_24_50 ? value<2>{0u} : p_core_2e_statistics_2e_dump_2e_area.curr) : p_core_2e_statistics_2e_dump_2e_area.curr)));
	}
	// cells $flatten\core.\statistics.\dump.$134 $procmux$2541 $procmux$2536 $procmux$2537_CMP0 $procmux$2540_CMP0 $procmux$2534 $procmux$2532 $procmux$2529 $flatten\core.\statistics.\dump.$102 $procmux$2538
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_dump_2e_segment.next = (p_core_2e_statistics_2e_dump_2e_soft__reset ? value<2>{0u} : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_fsm__state.curr, value<4>{0x3u}) ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_dump_2e__24_34 ? p_core_2e_statistics_2e_dump_2e_segment.curr : (i_flatten_5c_core_2e__5c_statistics_2e__5c_dump_2e__24_35 ? p_core_2e_statistics_2e_dump_2e_segment.curr : (i_flatten_5c_core_2e__5c_statistics_2e__5c_dump_2e__24_36 ? p_core_2e_statistics_2e_dump_2e_segment.curr : add_uu<3>(p_core_2e_statistics_2e_dump_2e_segment.curr, value<1>{0x1u}).slice<1,0>().val()))) : (logic_not<1>(p_core_2e_statistics_2e_dump_2e_fsm__state.curr) ? (p_core_2e_statistics_2e_dump_2e_start_24_50 ? value<2>{0u} : p_core_2e_statistics_2e_dump_2e_segment.curr) : p_core_2e_statistics_2e_dump_2e_segment.curr)));
	}
	// cells $flatten\core.\statistics.\dump.$132 $procmux$2526 $procmux$2524 $flatten\core.\sender.$380 $procmux$2522 $flatten\core.\sender.$378
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_dump_2e_open__.next = (p_core_2e_statistics_2e_dump_2e_soft__reset ? value<1>{0u} : (and_uu<1>(p_core_2e_sender_2e_done, p_core_2e_sender_2e_grant.curr.slice<2>().val()) ? value<1>{0u} : (and_uu<1>(p_core_2e_sender_2e__24_signal_24_34, p_core_2e_sender_2e_grant.curr.slice<2>().val()) ? value<1>{0x1u} : p_core_2e_statistics_2e_dump_2e_open__.curr)));
	}
	// cells $flatten\core.\statistics.\dump.$130 $procmux$2520 $procmux$2518 $procmux$2519_CMP0 $procmux$2516 $procmux$2514 $flatten\core.\registers.$252 $flatten\core.\registers.$251
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_dump_2e_value.next = (p_core_2e_statistics_2e_dump_2e_soft__reset ? value<32>{0u} : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_fsm__state.curr, value<4>{0x6u}) ? (i_procmux_24_2463__Y ? (p_core_2e_statistics_2e_dump_2e_status__done ? (ge_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr, value<8>{0xb0u}) ? p_core_2e_registers_2e_counted.curr : p_core_2e_registers_2e_copied.curr) : i_procmux_24_2512__Y) : i_procmux_24_2512__Y) : i_procmux_24_2512__Y));
	}
	// cells $flatten\core.\statistics.\dump.$128 $procmux$2503 $procmux$2501
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_dump_2e_shown.next = (p_core_2e_statistics_2e_dump_2e_soft__reset ? value<10>{0u} : (p_core_2e_statistics_2e_dump_2e_arrives ? p_core_2e_statistics_2e_dump_2e_coming.curr : p_core_2e_statistics_2e_dump_2e_shown.curr));
	}
	// cells $flatten\core.\statistics.\dump.$126 $procmux$2499 $procmux$2491 $procmux$2492_CMP0 $procmux$2495_CMP0 $procmux$2498_CMP0 $procmux$2493 $procmux$2496
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_dump_2e_coming.next = (p_core_2e_statistics_2e_dump_2e_soft__reset ? value<10>{0u} : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_fsm__state.curr, value<4>{0x3u}) ? value<10>{0u} : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_fsm__state.curr, value<4>{0x7u}) ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_dump_2e__24_32 ? i_procmux_24_2489__Y : p_core_2e_statistics_2e_dump_2e_after.slice<9,0>().val()) : (logic_not<1>(p_core_2e_statistics_2e_dump_2e_fsm__state.curr) ? (p_core_2e_statistics_2e_dump_2e_start_24_50 ? value<10>{0u} : i_procmux_24_2489__Y) : i_procmux_24_2489__Y))));
	}
	// cells $flatten\core.\statistics.\dump.$124 $procmux$2487 $procmux$2479 $procmux$2480_CMP0 $procmux$2483_CMP0 $procmux$2486_CMP0 $procmux$2481 $procmux$2484
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_dump_2e_issue.next = (p_core_2e_statistics_2e_dump_2e_soft__reset ? value<11>{0u} : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_fsm__state.curr, value<4>{0x3u}) ? value<11>{0u} : (eq_uu<1>(p_core_2e_statistics_2e_dump_2e_fsm__state.curr, value<4>{0x7u}) ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_dump_2e__24_32 ? i_procmux_24_2477__Y : p_core_2e_statistics_2e_dump_2e_after) : (logic_not<1>(p_core_2e_statistics_2e_dump_2e_fsm__state.curr) ? (p_core_2e_statistics_2e_dump_2e_start_24_50 ? value<11>{0u} : i_procmux_24_2477__Y) : i_procmux_24_2477__Y))));
	}
	// cells $flatten\core.\statistics.\dump.$122 $procmux$2475
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_dump_2e_flying.next = (p_core_2e_statistics_2e_dump_2e_soft__reset ? value<3>{0u} : p_core_2e_statistics_2e_dump_2e_flying.curr.slice<1,0>().concat(p_core_2e_statistics_2e_dump_2e__24_signal).val());
	}
	// cells $flatten\core.\statistics.\pairing0.\pending.$47 $procmux$2422 $procmux$2420 $flatten\core.\statistics.\pairing0.\pending.$32 $flatten\core.\statistics.\pairing0.\pending.$31 $flatten\core.\statistics.\pairing0.\pending.$35 $procmux$2418 $flatten\core.\statistics.\pairing0.\pending.$34 $flatten\core.\statistics.\pairing0.\pending.$33 $flatten\core.\statistics.\pairing0.\pending.$36
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_pending_2e_level.next = (p_core_2e_statistics_2e_pairing0_2e_pending_2e_soft__reset ? value<9>{0u} : (and_uu<1>(p_core_2e_statistics_2e_pairing0_2e_pending_2e_push, not_u<1>(p_core_2e_statistics_2e_pairing0_2e_pending_2e_pop)) ? add_uu<10>(p_core_2e_statistics_2e_pairing0_2e_pending_2e_level.curr, value<1>{0x1u}).slice<8,0>().val() : (and_uu<1>(p_core_2e_statistics_2e_pairing0_2e_pending_2e_pop, not_u<1>(p_core_2e_statistics_2e_pairing0_2e_pending_2e_push)) ? sub_uu<10>(p_core_2e_statistics_2e_pairing0_2e_pending_2e_level.curr, value<1>{0x1u}).slice<8,0>().val() : p_core_2e_statistics_2e_pairing0_2e_pending_2e_level.curr)));
	}
	// cells $flatten\core.\statistics.\pairing0.\pending.$49 $procmux$2416 $procmux$2414 $procmux$2412
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_pending_2e_head.next = (p_core_2e_statistics_2e_pairing0_2e_pending_2e_soft__reset ? value<36>{0u,0u} : (p_core_2e_statistics_2e_pairing0_2e_pending_2e_push ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing0_2e__5c_pending_2e__24_11 ? p_core_2e_statistics_2e_router_2e_clocks.curr.slice<34,0>().concat(i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_16).val() : i_procmux_24_2410__Y) : i_procmux_24_2410__Y));
	}
	// cells $flatten\core.\statistics.\pairing0.\pending.$51 $procmux$2408 $procmux$2406 $procmux$2404 $flatten\core.\statistics.\pairing0.\pending.$37
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____read__valid.next = (p_core_2e_statistics_2e_pairing0_2e_pending_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing0_2e__5c_pending_2e__24_15 ? value<1>{0u} : (p_core_2e_statistics_2e_pairing0_2e_pending_2e_pop ? gt_uu<1>(p_core_2e_statistics_2e_pairing0_2e_pending_2e_level.curr, value<2>{0x2u}) : p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____read__valid.curr)));
	}
	// cells $flatten\core.\statistics.\pairing0.\pending.$53 $procmux$2402 $procmux$2400 $procmux$2398 $procmux$2396 $procmux$2394
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_pending_2e_second.next = (p_core_2e_statistics_2e_pairing0_2e_pending_2e_soft__reset ? value<36>{0u,0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing0_2e__5c_pending_2e__24_17 ? p_core_2e_statistics_2e_pending_24_468_2e_rings____3____data.curr : (p_core_2e_statistics_2e_pairing0_2e_pending_2e_push ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing0_2e__5c_pending_2e__24_11 ? p_core_2e_statistics_2e_pairing0_2e_pending_2e_second.curr : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing0_2e__5c_pending_2e__24_12 ? p_core_2e_statistics_2e_router_2e_clocks.curr.slice<34,0>().concat(i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_16).val() : p_core_2e_statistics_2e_pairing0_2e_pending_2e_second.curr)) : p_core_2e_statistics_2e_pairing0_2e_pending_2e_second.curr)));
	}
	// cells $flatten\core.\statistics.\pairing0.\pending.$55 $procmux$2392 $procmux$2390 $flatten\core.\statistics.\pairing0.\pending.$42 $flatten\core.\statistics.\pending$468.$28 $procmux$2388 $procmux$2386 $procmux$2384
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____write__valid.next = (p_core_2e_statistics_2e_pairing0_2e_pending_2e_soft__reset ? value<1>{0u} : (and_uu<1>(p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____write__valid.curr, logic_not<1>(p_core_2e_statistics_2e_pending_24_468_2e_write__segment)) ? value<1>{0u} : (p_core_2e_statistics_2e_pairing0_2e_pending_2e_push ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing0_2e__5c_pending_2e__24_11 ? p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____write__valid.curr : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing0_2e__5c_pending_2e__24_12 ? p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____write__valid.curr : value<1>{0x1u})) : p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____write__valid.curr)));
	}
	// cells $flatten\core.\statistics.\pairing0.\pending.$57 $procmux$2381 $procmux$2379 $procmux$2377 $procmux$2375
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____write__address.next = (p_core_2e_statistics_2e_pairing0_2e_pending_2e_soft__reset ? value<8>{0u} : (p_core_2e_statistics_2e_pairing0_2e_pending_2e_push ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing0_2e__5c_pending_2e__24_11 ? p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____write__address.curr : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing0_2e__5c_pending_2e__24_12 ? p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____write__address.curr : p_core_2e_statistics_2e_pairing0_2e_pending_2e_write__pointer.curr)) : p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____write__address.curr));
	}
	// cells $flatten\core.\statistics.\pairing0.\pending.$59 $procmux$2372 $procmux$2370 $procmux$2368 $procmux$2366
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____write__data.next = (p_core_2e_statistics_2e_pairing0_2e_pending_2e_soft__reset ? value<36>{0u,0u} : (p_core_2e_statistics_2e_pairing0_2e_pending_2e_push ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing0_2e__5c_pending_2e__24_11 ? p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____write__data.curr : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing0_2e__5c_pending_2e__24_12 ? p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____write__data.curr : p_core_2e_statistics_2e_router_2e_clocks.curr.slice<34,0>().concat(i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_16).val())) : p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____write__data.curr));
	}
	// cells $flatten\core.\statistics.\pairing0.\pending.$61 $procmux$2363 $procmux$2361 $procmux$2359 $procmux$2357 $flatten\core.\statistics.\pairing0.\pending.$41
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_pending_2e_write__pointer.next = (p_core_2e_statistics_2e_pairing0_2e_pending_2e_soft__reset ? value<8>{0u} : (p_core_2e_statistics_2e_pairing0_2e_pending_2e_push ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing0_2e__5c_pending_2e__24_11 ? p_core_2e_statistics_2e_pairing0_2e_pending_2e_write__pointer.curr : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing0_2e__5c_pending_2e__24_12 ? p_core_2e_statistics_2e_pairing0_2e_pending_2e_write__pointer.curr : add_uu<9>(p_core_2e_statistics_2e_pairing0_2e_pending_2e_write__pointer.curr, value<1>{0x1u}).slice<7,0>().val())) : p_core_2e_statistics_2e_pairing0_2e_pending_2e_write__pointer.curr));
	}
	// cells $flatten\core.\statistics.\pairing0.\pending.$63 $procmux$2354 $procmux$2352 $procmux$2350
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_pending_2e_waiting.next = (p_core_2e_statistics_2e_pairing0_2e_pending_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing0_2e__5c_pending_2e__24_17 ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing0_2e__5c_pending_2e__24_15 ? value<1>{0x1u} : p_core_2e_statistics_2e_pairing0_2e_pending_2e_waiting.curr)));
	}
	// cells $flatten\core.\statistics.\pairing0.\pending.$65 $procmux$2348 $procmux$2346 $flatten\core.\statistics.\pairing0.\pending.$44
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____read__address.next = (p_core_2e_statistics_2e_pairing0_2e_pending_2e_soft__reset ? value<8>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing0_2e__5c_pending_2e__24_15 ? add_uu<9>(p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____read__address.curr, value<1>{0x1u}).slice<7,0>().val() : p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____read__address.curr));
	}
	// cells $flatten\core.\statistics.\pairing0.$265 $procmux$2344 $procmux$2338 $procmux$2339_CMP0 $procmux$2340_CMP0 $procmux$2343_CMP0 $procmux$2336 $procmux$2341 $flatten\core.\statistics.\pairing0.$204
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_fsm__state.next = (p_core_2e_statistics_2e_pairing0_2e_soft__reset ? value<2>{0u} : (eq_uu<1>(p_core_2e_statistics_2e_pairing0_2e_fsm__state.curr, value<2>{0x2u}) ? (p_core_2e_statistics_2e_pairing0_2e__24_signal_24_29 ? value<2>{0u} : p_core_2e_statistics_2e_pairing0_2e_fsm__state.curr) : (eq_uu<1>(p_core_2e_statistics_2e_pairing0_2e_fsm__state.curr, value<2>{0x1u}) ? value<2>{0x2u} : (logic_not<1>(p_core_2e_statistics_2e_pairing0_2e_fsm__state.curr) ? (and_uu<1>(p_core_2e_statistics_2e_pairing0_2e_operation____valid, p_core_2e_statistics_2e_pairing0_2e_settled) ? value<2>{0x1u} : p_core_2e_statistics_2e_pairing0_2e_fsm__state.curr) : p_core_2e_statistics_2e_pairing0_2e_fsm__state.curr))));
	}
	// cells $flatten\core.\statistics.\pairing0.$263 $procmux$2334 $procmux$2332 $procmux$2330
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_youngest.next = (p_core_2e_statistics_2e_pairing0_2e_soft__reset ? value<36>{0u,0u} : (p_core_2e_statistics_2e_pairing0_2e__24_signal_24_59 ? (p_core_2e_statistics_2e_pairing0_2e_push ? p_core_2e_statistics_2e_router_2e_clocks.curr.slice<34,0>().concat(i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_16).val() : p_core_2e_statistics_2e_pairing0_2e_youngest.curr) : p_core_2e_statistics_2e_pairing0_2e_youngest.curr));
	}
	// cells $flatten\core.\statistics.\pairing0.$261 $procmux$2328 $procmux$2326 $procmux$2324
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_last__passed.next = (p_core_2e_statistics_2e_pairing0_2e_soft__reset ? value<1>{0x1u} : (p_core_2e_statistics_2e_pairing0_2e__24_signal_24_59 ? (p_core_2e_statistics_2e_pairing0_2e_grows__causes ? value<1>{0u} : p_core_2e_statistics_2e_pairing0_2e_quiet) : p_core_2e_statistics_2e_pairing0_2e_last__passed.curr));
	}
	// cells $flatten\core.\statistics.\pairing0.$259 $procmux$2321 $procmux$2319 $procmux$2317
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_last.next = (p_core_2e_statistics_2e_pairing0_2e_soft__reset ? value<36>{0u,0u} : (p_core_2e_statistics_2e_pairing0_2e__24_signal_24_59 ? (p_core_2e_statistics_2e_pairing0_2e_grows__causes ? p_core_2e_statistics_2e_router_2e_clocks.curr.slice<34,0>().concat(i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_16).val() : p_core_2e_statistics_2e_pairing0_2e_last.curr) : p_core_2e_statistics_2e_pairing0_2e_last.curr));
	}
	// cells $flatten\core.\statistics.\pairing0.$257 $procmux$2315 $procmux$2313 $flatten\core.\statistics.\pairing0.$203 $flatten\core.\statistics.\pairing0.$202 $flatten\core.\statistics.\pairing0.$201 $flatten\core.\statistics.\pairing0.$200 $flatten\core.\statistics.\pairing0.$132 $flatten\core.\statistics.\pairing0.$131 $flatten\core.\statistics.\pairing0.$199 $flatten\core.\statistics.\pairing0.$198 $flatten\core.\statistics.\pairing0.$112 $flatten\core.\statistics.\pairing0.$111 $flatten\core.\statistics.\pairing0.$110 $flatten\core.\statistics.\pairing0.$197 $flatten\core.\statistics.\pairing0.$196
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_unsure.next = (p_core_2e_statistics_2e_pairing0_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing0_2e__24_signal_24_59 ? and_uu<1>(p_core_2e_statistics_2e_pairing0_2e__24_signal_24_25, or_uu<1>(or_uu<1>(or_uu<1>(or_uu<1>(p_core_2e_statistics_2e_pairing0_2e_missing, p_core_2e_statistics_2e_pairing0_2e_extra), p_core_2e_statistics_2e_pairing0_2e_unstamped), and_uu<1>(p_core_2e_statistics_2e_pairing0_2e_cause, and_uu<1>(reduce_bool<1>(p_core_2e_statistics_2e_pairing0_2e_port_24_4112_24_7.slice<17,2>().val()), ge_uu<1>(p_core_2e_statistics_2e_pairing0_2e_level, p_core_2e_statistics_2e_pairing0_2e_port_24_4112_24_7.slice<17,2>().val())))), and_uu<1>(p_core_2e_statistics_2e_pairing0_2e_unsure.curr, not_u<1>(and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_pairing0_2e_cause, p_core_2e_statistics_2e_pairing0_2e_empty), p_core_2e_statistics_2e_pairing0_2e_quiet))))) : p_core_2e_statistics_2e_pairing0_2e_unsure.curr));
	}
	// cells $flatten\core.\statistics.\pairing0.$255 $procmux$2311 $procmux$2309
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_was__ambiguous.next = (p_core_2e_statistics_2e_pairing0_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing0_2e__24_signal_24_59 ? p_core_2e_statistics_2e_pairing0_2e_ambiguous : p_core_2e_statistics_2e_pairing0_2e_was__ambiguous.curr));
	}
	// cells $flatten\core.\statistics.\pairing0.$253 $procmux$2307 $procmux$2305
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_serving__on.next = (p_core_2e_statistics_2e_pairing0_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing0_2e__24_signal_24_59 ? p_core_2e_statistics_2e_pairing0_2e_more : p_core_2e_statistics_2e_pairing0_2e_serving__on.curr));
	}
	// cells $flatten\core.\statistics.\pairing0.$251 $procmux$2303 $procmux$2301 $flatten\core.\statistics.\pairing0.$195 $flatten\core.\statistics.\pairing0.$194 $procmux$2299
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_outcome____valid.next = (p_core_2e_statistics_2e_pairing0_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing0_2e__24_signal_24_59 ? or_uu<1>(or_uu<1>(p_core_2e_statistics_2e_pairing0_2e_missing, p_core_2e_statistics_2e_pairing0_2e_cause), p_core_2e_statistics_2e_pairing0_2e_response) : (p_core_2e_statistics_2e_pairing0_2e_outcome____ready ? value<1>{0u} : p_core_2e_statistics_2e_pairing0_2e_outcome____valid.curr)));
	}
	// cells $flatten\core.\statistics.\pairing0.$249 $procmux$2297 $procmux$2295
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_outcome____payload____time.next = (p_core_2e_statistics_2e_pairing0_2e_soft__reset ? value<40>{0u,0u} : (p_core_2e_statistics_2e_pairing0_2e__24_signal_24_59 ? p_core_2e_statistics_2e_router_2e_clocks.curr.concat(i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_16).val() : p_core_2e_statistics_2e_pairing0_2e_outcome____payload____time.curr));
	}
	// cells $flatten\core.\statistics.\pairing0.$247 $procmux$2293 $procmux$2291
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_outcome____payload____unsure.next = (p_core_2e_statistics_2e_pairing0_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing0_2e__24_signal_24_59 ? p_core_2e_statistics_2e_pairing0_2e_doubtful : p_core_2e_statistics_2e_pairing0_2e_outcome____payload____unsure.curr));
	}
	// cells $flatten\core.\statistics.\pairing0.$245 $procmux$2289 $procmux$2287
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_outcome____payload____ambiguous.next = (p_core_2e_statistics_2e_pairing0_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing0_2e__24_signal_24_59 ? p_core_2e_statistics_2e_pairing0_2e_ambiguous : p_core_2e_statistics_2e_pairing0_2e_outcome____payload____ambiguous.curr));
	}
	// cells $flatten\core.\statistics.\pairing0.$243 $procmux$2285 $procmux$2283
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_outcome____payload____early.next = (p_core_2e_statistics_2e_pairing0_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing0_2e__24_signal_24_59 ? p_core_2e_statistics_2e_pairing0_2e_grows__early : p_core_2e_statistics_2e_pairing0_2e_outcome____payload____early.curr));
	}
	// cells $flatten\core.\statistics.\pairing0.$241 $procmux$2281 $procmux$2279
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_outcome____payload____coalesced.next = (p_core_2e_statistics_2e_pairing0_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing0_2e__24_signal_24_59 ? p_core_2e_statistics_2e_pairing0_2e_serving__on.curr : p_core_2e_statistics_2e_pairing0_2e_outcome____payload____coalesced.curr));
	}
	// cells $flatten\core.\statistics.\pairing0.$239 $procmux$2277 $procmux$2275 $flatten\core.\statistics.\router.$166
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_outcome____payload____edge.next = (p_core_2e_statistics_2e_pairing0_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing0_2e__24_signal_24_59 ? (p_core_2e_statistics_2e_router_2e_is__cause0 ? p_core_2e_statistics_2e_router_2e_cause__edge0.curr : p_core_2e_statistics_2e_router_2e_response__edge0.curr) : p_core_2e_statistics_2e_pairing0_2e_outcome____payload____edge.curr));
	}
	// cells $flatten\core.\statistics.\pairing0.$237 $procmux$2273 $procmux$2271
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_outcome____payload____value.next = (p_core_2e_statistics_2e_pairing0_2e_soft__reset ? value<34>{0u,0u} : (p_core_2e_statistics_2e_pairing0_2e__24_signal_24_59 ? p_core_2e_statistics_2e_pairing0_2e_head__age.curr.slice<33,0>().val() : p_core_2e_statistics_2e_pairing0_2e_outcome____payload____value.curr));
	}
	// cells $flatten\core.\statistics.\pairing0.$235 $procmux$2269 $procmux$2267
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_outcome____payload____outlier.next = (p_core_2e_statistics_2e_pairing0_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing0_2e__24_signal_24_59 ? p_core_2e_statistics_2e_pairing0_2e_grows__outliers : p_core_2e_statistics_2e_pairing0_2e_outcome____payload____outlier.curr));
	}
	// cells $flatten\core.\statistics.\pairing0.$233 $procmux$2265 $procmux$2263 $flatten\core.\statistics.\pairing0.$193 $flatten\core.\statistics.\pairing0.$192 $flatten\core.\statistics.\pairing0.$191 $flatten\core.\statistics.\pairing0.$190
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_outcome____payload____sample.next = (p_core_2e_statistics_2e_pairing0_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing0_2e__24_signal_24_59 ? and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_pairing0_2e_serve, not_u<1>(p_core_2e_statistics_2e_pairing0_2e_doubtful)), not_u<1>(p_core_2e_statistics_2e_pairing0_2e_over)) : p_core_2e_statistics_2e_pairing0_2e_outcome____payload____sample.curr));
	}
	// cells $flatten\core.\statistics.\pairing0.$231 $procmux$2261 $procmux$2259
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_outcome____payload____young.next = (p_core_2e_statistics_2e_pairing0_2e_soft__reset ? value<34>{0u,0u} : (p_core_2e_statistics_2e_pairing0_2e__24_signal_24_59 ? p_core_2e_statistics_2e_pairing0_2e_young__age.curr.slice<33,0>().val() : p_core_2e_statistics_2e_pairing0_2e_outcome____payload____young.curr));
	}
	// cells $flatten\core.\statistics.\pairing0.$229 $procmux$2257 $procmux$2255 $flatten\core.\statistics.\pairing0.$189 $flatten\core.\statistics.\pairing0.$188 $flatten\core.\statistics.\pairing0.$187
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_outcome____payload____young__valid.next = (p_core_2e_statistics_2e_pairing0_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing0_2e__24_signal_24_59 ? and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_pairing0_2e_serve, p_core_2e_statistics_2e_pairing0_2e_first), not_u<1>(p_core_2e_statistics_2e_pairing0_2e_interval)) : p_core_2e_statistics_2e_pairing0_2e_outcome____payload____young__valid.curr));
	}
	// cells $flatten\core.\statistics.\pairing0.$227 $procmux$2253 $procmux$2251 $flatten\core.\statistics.\pairing0.$158 $flatten\core.\statistics.\pairing0.$159 $flatten\core.\statistics.\pairing0.$160 $flatten\core.\statistics.\pairing0.$167 $flatten\core.\statistics.\pairing0.$166 $flatten\core.\statistics.\pairing0.$168 $flatten\core.\statistics.\pairing0.$169
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_outcome____payload____classes.next = (p_core_2e_statistics_2e_pairing0_2e_soft__reset ? value<14>{0u} : (p_core_2e_statistics_2e_pairing0_2e__24_signal_24_59 ? value<2>{0u}.concat(p_core_2e_statistics_2e_pairing0_2e_grows__outliers).concat(and_uu<1>(p_core_2e_statistics_2e_pairing0_2e_serve, p_core_2e_statistics_2e_pairing0_2e_over)).concat(and_uu<1>(p_core_2e_statistics_2e_pairing0_2e_serve, p_core_2e_statistics_2e_pairing0_2e_doubtful)).concat(and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_pairing0_2e_serve, p_core_2e_statistics_2e_pairing0_2e_first), p_core_2e_statistics_2e_pairing0_2e_ambiguous)).concat(p_core_2e_statistics_2e_pairing0_2e_grows__early).concat(p_core_2e_statistics_2e_pairing0_2e_extra).concat(p_core_2e_statistics_2e_pairing0_2e_unstamped).concat(p_core_2e_statistics_2e_pairing0_2e_missing).concat(and_uu<1>(p_core_2e_statistics_2e_pairing0_2e_serve, p_core_2e_statistics_2e_pairing0_2e_serving__on.curr)).concat(and_uu<1>(p_core_2e_statistics_2e_pairing0_2e_serve, p_core_2e_statistics_2e_pairing0_2e_first)).concat(and_uu<1>(p_core_2e_statistics_2e_pairing0_2e_response, p_core_2e_statistics_2e_pairing0_2e_first)).concat(p_core_2e_statistics_2e_pairing0_2e_grows__causes).val() : p_core_2e_statistics_2e_pairing0_2e_outcome____payload____classes.curr));
	}
	// cells $flatten\core.\statistics.\pairing0.$225 $procmux$2249 $procmux$2247 $flatten\core.\statistics.\pairing0.$186
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_beyond.next = (p_core_2e_statistics_2e_pairing0_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing0_2e_compare ? gt_uu<1>(p_core_2e_statistics_2e_pairing0_2e_head__age.curr, p_core_2e_registers_2e_configuration____segment0__threshold__high.curr.concat(p_core_2e_registers_2e_configuration____segment0__threshold__low.curr).val()) : p_core_2e_statistics_2e_pairing0_2e_beyond.curr));
	}
	// cells $flatten\core.\statistics.\pairing0.$223 $procmux$2245 $procmux$2243 $flatten\core.\statistics.\pairing0.$185
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_last__late.next = (p_core_2e_statistics_2e_pairing0_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing0_2e_compare ? gt_uu<1>(p_core_2e_statistics_2e_pairing0_2e_last__age.curr, p_core_2e_statistics_2e_pairing0_2e_timeout) : p_core_2e_statistics_2e_pairing0_2e_last__late.curr));
	}
	// cells $flatten\core.\statistics.\pairing0.$221 $procmux$2241 $procmux$2239 $flatten\core.\statistics.\pairing0.$184
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_second__old.next = (p_core_2e_statistics_2e_pairing0_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing0_2e_compare ? ge_uu<1>(p_core_2e_statistics_2e_pairing0_2e_second__age.curr, p_core_2e_statistics_2e_pairing0_2e_port_24_4118_24_0.concat(p_core_2e_statistics_2e_pairing0_2e_port_24_4115_24_0).val()) : p_core_2e_statistics_2e_pairing0_2e_second__old.curr));
	}
	// cells $flatten\core.\statistics.\pairing0.$219 $procmux$2237 $procmux$2235 $flatten\core.\statistics.\pairing0.$183
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_head__old.next = (p_core_2e_statistics_2e_pairing0_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing0_2e_compare ? ge_uu<1>(p_core_2e_statistics_2e_pairing0_2e_head__age.curr, p_core_2e_statistics_2e_pairing0_2e_port_24_4118_24_0.concat(p_core_2e_statistics_2e_pairing0_2e_port_24_4115_24_0).val()) : p_core_2e_statistics_2e_pairing0_2e_head__old.curr));
	}
	// cells $flatten\core.\statistics.\pairing0.$217 $procmux$2233 $procmux$2231 $flatten\core.\statistics.\pairing0.$182
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_head__late.next = (p_core_2e_statistics_2e_pairing0_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing0_2e_compare ? gt_uu<1>(p_core_2e_statistics_2e_pairing0_2e_head__age.curr, p_core_2e_statistics_2e_pairing0_2e_timeout) : p_core_2e_statistics_2e_pairing0_2e_head__late.curr));
	}
	// cells $flatten\core.\statistics.\pairing0.$215 $procmux$2229 $procmux$2227 $flatten\core.\statistics.\pairing0.$181
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_young__age.next = (p_core_2e_statistics_2e_pairing0_2e_soft__reset ? value<36>{0u,0u} : (p_core_2e_statistics_2e_pairing0_2e__24_signal_24_80 ? sub_uu<37>(p_core_2e_statistics_2e_pairing0_2e_port_24_4798_24_0.slice<34,0>().concat(p_core_2e_statistics_2e_pairing0_2e_port_24_2058_24_0).val(), p_core_2e_statistics_2e_pairing0_2e_youngest.curr).slice<35,0>().val() : p_core_2e_statistics_2e_pairing0_2e_young__age.curr));
	}
	// cells $flatten\core.\statistics.\pairing0.$213 $procmux$2225 $procmux$2223 $flatten\core.\statistics.\pairing0.$180
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_last__age.next = (p_core_2e_statistics_2e_pairing0_2e_soft__reset ? value<36>{0u,0u} : (p_core_2e_statistics_2e_pairing0_2e__24_signal_24_80 ? sub_uu<37>(p_core_2e_statistics_2e_pairing0_2e_port_24_4798_24_0.slice<34,0>().concat(p_core_2e_statistics_2e_pairing0_2e_port_24_2058_24_0).val(), p_core_2e_statistics_2e_pairing0_2e_last.curr).slice<35,0>().val() : p_core_2e_statistics_2e_pairing0_2e_last__age.curr));
	}
	// cells $flatten\core.\statistics.\pairing0.$211 $procmux$2221 $procmux$2219 $flatten\core.\statistics.\pairing0.$179
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_second__age.next = (p_core_2e_statistics_2e_pairing0_2e_soft__reset ? value<36>{0u,0u} : (p_core_2e_statistics_2e_pairing0_2e__24_signal_24_80 ? sub_uu<37>(p_core_2e_statistics_2e_pairing0_2e_port_24_4798_24_0.slice<34,0>().concat(p_core_2e_statistics_2e_pairing0_2e_port_24_2058_24_0).val(), p_core_2e_statistics_2e_pairing0_2e_pending_2e_second.curr).slice<35,0>().val() : p_core_2e_statistics_2e_pairing0_2e_second__age.curr));
	}
	// cells $flatten\core.\statistics.\pairing0.$209 $procmux$2217 $procmux$2215 $flatten\core.\statistics.\pairing0.$178
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing0_2e_head__age.next = (p_core_2e_statistics_2e_pairing0_2e_soft__reset ? value<36>{0u,0u} : (p_core_2e_statistics_2e_pairing0_2e__24_signal_24_80 ? sub_uu<37>(p_core_2e_statistics_2e_pairing0_2e_port_24_4798_24_0.slice<34,0>().concat(p_core_2e_statistics_2e_pairing0_2e_port_24_2058_24_0).val(), p_core_2e_statistics_2e_pairing0_2e_pending_2e_head.curr).slice<35,0>().val() : p_core_2e_statistics_2e_pairing0_2e_head__age.curr));
	}
	// cells $flatten\core.\statistics.\pairing1.\pending.$47 $procmux$2205 $procmux$2203 $flatten\core.\statistics.\pairing1.\pending.$32 $flatten\core.\statistics.\pairing1.\pending.$31 $flatten\core.\statistics.\pairing1.\pending.$35 $procmux$2201 $flatten\core.\statistics.\pairing1.\pending.$34 $flatten\core.\statistics.\pairing1.\pending.$33 $flatten\core.\statistics.\pairing1.\pending.$36
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_pending_2e_level.next = (p_core_2e_statistics_2e_pairing1_2e_pending_2e_soft__reset ? value<9>{0u} : (and_uu<1>(p_core_2e_statistics_2e_pairing1_2e_pending_2e_push, not_u<1>(p_core_2e_statistics_2e_pairing1_2e_pending_2e_pop)) ? add_uu<10>(p_core_2e_statistics_2e_pairing1_2e_pending_2e_level.curr, value<1>{0x1u}).slice<8,0>().val() : (and_uu<1>(p_core_2e_statistics_2e_pairing1_2e_pending_2e_pop, not_u<1>(p_core_2e_statistics_2e_pairing1_2e_pending_2e_push)) ? sub_uu<10>(p_core_2e_statistics_2e_pairing1_2e_pending_2e_level.curr, value<1>{0x1u}).slice<8,0>().val() : p_core_2e_statistics_2e_pairing1_2e_pending_2e_level.curr)));
	}
	// cells $flatten\core.\statistics.\pairing1.\pending.$49 $procmux$2199 $procmux$2197 $procmux$2195
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_pending_2e_head.next = (p_core_2e_statistics_2e_pairing1_2e_pending_2e_soft__reset ? value<36>{0u,0u} : (p_core_2e_statistics_2e_pairing1_2e_pending_2e_push ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__5c_pending_2e__24_11 ? p_core_2e_statistics_2e_router_2e_clocks.curr.slice<34,0>().concat(i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_28).val() : i_procmux_24_2193__Y) : i_procmux_24_2193__Y));
	}
	// cells $flatten\core.\statistics.\pairing1.\pending.$51 $procmux$2191 $procmux$2189 $procmux$2187 $flatten\core.\statistics.\pairing1.\pending.$37
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____read__valid.next = (p_core_2e_statistics_2e_pairing1_2e_pending_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__5c_pending_2e__24_15 ? value<1>{0u} : (p_core_2e_statistics_2e_pairing1_2e_pending_2e_pop ? gt_uu<1>(p_core_2e_statistics_2e_pairing1_2e_pending_2e_level.curr, value<2>{0x2u}) : p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____read__valid.curr)));
	}
	// cells $flatten\core.\statistics.\pairing1.\pending.$53 $procmux$2185 $procmux$2183 $procmux$2181 $procmux$2179 $procmux$2177
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_pending_2e_second.next = (p_core_2e_statistics_2e_pairing1_2e_pending_2e_soft__reset ? value<36>{0u,0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__5c_pending_2e__24_17 ? p_core_2e_statistics_2e_pending_24_468_2e_rings____3____data.curr : (p_core_2e_statistics_2e_pairing1_2e_pending_2e_push ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__5c_pending_2e__24_11 ? p_core_2e_statistics_2e_pairing1_2e_pending_2e_second.curr : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__5c_pending_2e__24_12 ? p_core_2e_statistics_2e_router_2e_clocks.curr.slice<34,0>().concat(i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_28).val() : p_core_2e_statistics_2e_pairing1_2e_pending_2e_second.curr)) : p_core_2e_statistics_2e_pairing1_2e_pending_2e_second.curr)));
	}
	// cells $flatten\core.\statistics.\pairing1.\pending.$55 $procmux$2175 $procmux$2173 $flatten\core.\statistics.\pairing1.\pending.$42 $flatten\core.\statistics.\pending$468.$25 $procmux$2171 $procmux$2169 $procmux$2167
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____write__valid.next = (p_core_2e_statistics_2e_pairing1_2e_pending_2e_soft__reset ? value<1>{0u} : (and_uu<1>(p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____write__valid.curr, eq_uu<1>(p_core_2e_statistics_2e_pending_24_468_2e_write__segment, value<1>{0x1u})) ? value<1>{0u} : (p_core_2e_statistics_2e_pairing1_2e_pending_2e_push ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__5c_pending_2e__24_11 ? p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____write__valid.curr : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__5c_pending_2e__24_12 ? p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____write__valid.curr : value<1>{0x1u})) : p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____write__valid.curr)));
	}
	// cells $flatten\core.\statistics.\pairing1.\pending.$57 $procmux$2164 $procmux$2162 $procmux$2160 $procmux$2158
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____write__address.next = (p_core_2e_statistics_2e_pairing1_2e_pending_2e_soft__reset ? value<8>{0u} : (p_core_2e_statistics_2e_pairing1_2e_pending_2e_push ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__5c_pending_2e__24_11 ? p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____write__address.curr : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__5c_pending_2e__24_12 ? p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____write__address.curr : p_core_2e_statistics_2e_pairing1_2e_pending_2e_write__pointer.curr)) : p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____write__address.curr));
	}
	// cells $flatten\core.\statistics.\pairing1.\pending.$59 $procmux$2155 $procmux$2153 $procmux$2151 $procmux$2149
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____write__data.next = (p_core_2e_statistics_2e_pairing1_2e_pending_2e_soft__reset ? value<36>{0u,0u} : (p_core_2e_statistics_2e_pairing1_2e_pending_2e_push ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__5c_pending_2e__24_11 ? p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____write__data.curr : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__5c_pending_2e__24_12 ? p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____write__data.curr : p_core_2e_statistics_2e_router_2e_clocks.curr.slice<34,0>().concat(i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_28).val())) : p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____write__data.curr));
	}
	// cells $flatten\core.\statistics.\pairing1.\pending.$61 $procmux$2146 $procmux$2144 $procmux$2142 $procmux$2140 $flatten\core.\statistics.\pairing1.\pending.$41
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_pending_2e_write__pointer.next = (p_core_2e_statistics_2e_pairing1_2e_pending_2e_soft__reset ? value<8>{0u} : (p_core_2e_statistics_2e_pairing1_2e_pending_2e_push ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__5c_pending_2e__24_11 ? p_core_2e_statistics_2e_pairing1_2e_pending_2e_write__pointer.curr : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__5c_pending_2e__24_12 ? p_core_2e_statistics_2e_pairing1_2e_pending_2e_write__pointer.curr : add_uu<9>(p_core_2e_statistics_2e_pairing1_2e_pending_2e_write__pointer.curr, value<1>{0x1u}).slice<7,0>().val())) : p_core_2e_statistics_2e_pairing1_2e_pending_2e_write__pointer.curr));
	}
	// cells $flatten\core.\statistics.\pairing1.\pending.$63 $procmux$2137 $procmux$2135 $procmux$2133
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_pending_2e_waiting.next = (p_core_2e_statistics_2e_pairing1_2e_pending_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__5c_pending_2e__24_17 ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__5c_pending_2e__24_15 ? value<1>{0x1u} : p_core_2e_statistics_2e_pairing1_2e_pending_2e_waiting.curr)));
	}
	// cells $flatten\core.\statistics.\pairing1.\pending.$65 $procmux$2131 $procmux$2129 $flatten\core.\statistics.\pairing1.\pending.$44
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____read__address.next = (p_core_2e_statistics_2e_pairing1_2e_pending_2e_soft__reset ? value<8>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing1_2e__5c_pending_2e__24_15 ? add_uu<9>(p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____read__address.curr, value<1>{0x1u}).slice<7,0>().val() : p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____read__address.curr));
	}
	// cells $flatten\core.\statistics.\pairing1.$265 $procmux$2127 $procmux$2121 $procmux$2122_CMP0 $procmux$2123_CMP0 $procmux$2126_CMP0 $procmux$2119 $procmux$2124 $flatten\core.\statistics.\pairing1.$204
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_fsm__state.next = (p_core_2e_statistics_2e_pairing1_2e_soft__reset ? value<2>{0u} : (eq_uu<1>(p_core_2e_statistics_2e_pairing1_2e_fsm__state.curr, value<2>{0x2u}) ? (p_core_2e_statistics_2e_pairing1_2e__24_signal_24_29 ? value<2>{0u} : p_core_2e_statistics_2e_pairing1_2e_fsm__state.curr) : (eq_uu<1>(p_core_2e_statistics_2e_pairing1_2e_fsm__state.curr, value<2>{0x1u}) ? value<2>{0x2u} : (logic_not<1>(p_core_2e_statistics_2e_pairing1_2e_fsm__state.curr) ? (and_uu<1>(p_core_2e_statistics_2e_pairing1_2e_operation____valid, p_core_2e_statistics_2e_pairing1_2e_settled) ? value<2>{0x1u} : p_core_2e_statistics_2e_pairing1_2e_fsm__state.curr) : p_core_2e_statistics_2e_pairing1_2e_fsm__state.curr))));
	}
	// cells $flatten\core.\statistics.\pairing1.$263 $procmux$2117 $procmux$2115 $procmux$2113
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_youngest.next = (p_core_2e_statistics_2e_pairing1_2e_soft__reset ? value<36>{0u,0u} : (p_core_2e_statistics_2e_pairing1_2e__24_signal_24_59 ? (p_core_2e_statistics_2e_pairing1_2e_push ? p_core_2e_statistics_2e_router_2e_clocks.curr.slice<34,0>().concat(i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_28).val() : p_core_2e_statistics_2e_pairing1_2e_youngest.curr) : p_core_2e_statistics_2e_pairing1_2e_youngest.curr));
	}
	// cells $flatten\core.\statistics.\pairing1.$261 $procmux$2111 $procmux$2109 $procmux$2107
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_last__passed.next = (p_core_2e_statistics_2e_pairing1_2e_soft__reset ? value<1>{0x1u} : (p_core_2e_statistics_2e_pairing1_2e__24_signal_24_59 ? (p_core_2e_statistics_2e_pairing1_2e_grows__causes ? value<1>{0u} : p_core_2e_statistics_2e_pairing1_2e_quiet) : p_core_2e_statistics_2e_pairing1_2e_last__passed.curr));
	}
	// cells $flatten\core.\statistics.\pairing1.$259 $procmux$2104 $procmux$2102 $procmux$2100
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_last.next = (p_core_2e_statistics_2e_pairing1_2e_soft__reset ? value<36>{0u,0u} : (p_core_2e_statistics_2e_pairing1_2e__24_signal_24_59 ? (p_core_2e_statistics_2e_pairing1_2e_grows__causes ? p_core_2e_statistics_2e_router_2e_clocks.curr.slice<34,0>().concat(i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_28).val() : p_core_2e_statistics_2e_pairing1_2e_last.curr) : p_core_2e_statistics_2e_pairing1_2e_last.curr));
	}
	// cells $flatten\core.\statistics.\pairing1.$257 $procmux$2098 $procmux$2096 $flatten\core.\statistics.\pairing1.$203 $flatten\core.\statistics.\pairing1.$202 $flatten\core.\statistics.\pairing1.$201 $flatten\core.\statistics.\pairing1.$200 $flatten\core.\statistics.\pairing1.$132 $flatten\core.\statistics.\pairing1.$131 $flatten\core.\statistics.\pairing1.$199 $flatten\core.\statistics.\pairing1.$198 $flatten\core.\statistics.\pairing1.$112 $flatten\core.\statistics.\pairing1.$111 $flatten\core.\statistics.\pairing1.$110 $flatten\core.\statistics.\pairing1.$197 $flatten\core.\statistics.\pairing1.$196
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_unsure.next = (p_core_2e_statistics_2e_pairing1_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing1_2e__24_signal_24_59 ? and_uu<1>(p_core_2e_statistics_2e_pairing1_2e__24_signal_24_25, or_uu<1>(or_uu<1>(or_uu<1>(or_uu<1>(p_core_2e_statistics_2e_pairing1_2e_missing, p_core_2e_statistics_2e_pairing1_2e_extra), p_core_2e_statistics_2e_pairing1_2e_unstamped), and_uu<1>(p_core_2e_statistics_2e_pairing1_2e_cause, and_uu<1>(reduce_bool<1>(p_core_2e_statistics_2e_pairing1_2e_port_24_4133_24_7.slice<17,2>().val()), ge_uu<1>(p_core_2e_statistics_2e_pairing1_2e_level, p_core_2e_statistics_2e_pairing1_2e_port_24_4133_24_7.slice<17,2>().val())))), and_uu<1>(p_core_2e_statistics_2e_pairing1_2e_unsure.curr, not_u<1>(and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_pairing1_2e_cause, p_core_2e_statistics_2e_pairing1_2e_empty), p_core_2e_statistics_2e_pairing1_2e_quiet))))) : p_core_2e_statistics_2e_pairing1_2e_unsure.curr));
	}
	// cells $flatten\core.\statistics.\pairing1.$255 $procmux$2094 $procmux$2092
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_was__ambiguous.next = (p_core_2e_statistics_2e_pairing1_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing1_2e__24_signal_24_59 ? p_core_2e_statistics_2e_pairing1_2e_ambiguous : p_core_2e_statistics_2e_pairing1_2e_was__ambiguous.curr));
	}
	// cells $flatten\core.\statistics.\pairing1.$253 $procmux$2090 $procmux$2088
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_serving__on.next = (p_core_2e_statistics_2e_pairing1_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing1_2e__24_signal_24_59 ? p_core_2e_statistics_2e_pairing1_2e_more : p_core_2e_statistics_2e_pairing1_2e_serving__on.curr));
	}
	// cells $flatten\core.\statistics.\pairing1.$251 $procmux$2086 $procmux$2084 $flatten\core.\statistics.\pairing1.$195 $flatten\core.\statistics.\pairing1.$194 $procmux$2082
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_outcome____valid.next = (p_core_2e_statistics_2e_pairing1_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing1_2e__24_signal_24_59 ? or_uu<1>(or_uu<1>(p_core_2e_statistics_2e_pairing1_2e_missing, p_core_2e_statistics_2e_pairing1_2e_cause), p_core_2e_statistics_2e_pairing1_2e_response) : (p_core_2e_statistics_2e_pairing1_2e_outcome____ready ? value<1>{0u} : p_core_2e_statistics_2e_pairing1_2e_outcome____valid.curr)));
	}
	// cells $flatten\core.\statistics.\pairing1.$249 $procmux$2080 $procmux$2078
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_outcome____payload____time.next = (p_core_2e_statistics_2e_pairing1_2e_soft__reset ? value<40>{0u,0u} : (p_core_2e_statistics_2e_pairing1_2e__24_signal_24_59 ? p_core_2e_statistics_2e_router_2e_clocks.curr.concat(i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_28).val() : p_core_2e_statistics_2e_pairing1_2e_outcome____payload____time.curr));
	}
	// cells $flatten\core.\statistics.\pairing1.$247 $procmux$2076 $procmux$2074
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_outcome____payload____unsure.next = (p_core_2e_statistics_2e_pairing1_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing1_2e__24_signal_24_59 ? p_core_2e_statistics_2e_pairing1_2e_doubtful : p_core_2e_statistics_2e_pairing1_2e_outcome____payload____unsure.curr));
	}
	// cells $flatten\core.\statistics.\pairing1.$245 $procmux$2072 $procmux$2070
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_outcome____payload____ambiguous.next = (p_core_2e_statistics_2e_pairing1_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing1_2e__24_signal_24_59 ? p_core_2e_statistics_2e_pairing1_2e_ambiguous : p_core_2e_statistics_2e_pairing1_2e_outcome____payload____ambiguous.curr));
	}
	// cells $flatten\core.\statistics.\pairing1.$243 $procmux$2068 $procmux$2066
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_outcome____payload____early.next = (p_core_2e_statistics_2e_pairing1_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing1_2e__24_signal_24_59 ? p_core_2e_statistics_2e_pairing1_2e_grows__early : p_core_2e_statistics_2e_pairing1_2e_outcome____payload____early.curr));
	}
	// cells $flatten\core.\statistics.\pairing1.$241 $procmux$2064 $procmux$2062
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_outcome____payload____coalesced.next = (p_core_2e_statistics_2e_pairing1_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing1_2e__24_signal_24_59 ? p_core_2e_statistics_2e_pairing1_2e_serving__on.curr : p_core_2e_statistics_2e_pairing1_2e_outcome____payload____coalesced.curr));
	}
	// cells $flatten\core.\statistics.\pairing1.$239 $procmux$2060 $procmux$2058 $flatten\core.\statistics.\router.$182
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_outcome____payload____edge.next = (p_core_2e_statistics_2e_pairing1_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing1_2e__24_signal_24_59 ? (p_core_2e_statistics_2e_router_2e_is__cause1 ? p_core_2e_statistics_2e_router_2e_cause__edge1.curr : p_core_2e_statistics_2e_router_2e_response__edge1.curr) : p_core_2e_statistics_2e_pairing1_2e_outcome____payload____edge.curr));
	}
	// cells $flatten\core.\statistics.\pairing1.$237 $procmux$2056 $procmux$2054
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_outcome____payload____value.next = (p_core_2e_statistics_2e_pairing1_2e_soft__reset ? value<34>{0u,0u} : (p_core_2e_statistics_2e_pairing1_2e__24_signal_24_59 ? p_core_2e_statistics_2e_pairing1_2e_head__age.curr.slice<33,0>().val() : p_core_2e_statistics_2e_pairing1_2e_outcome____payload____value.curr));
	}
	// cells $flatten\core.\statistics.\pairing1.$235 $procmux$2052 $procmux$2050
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_outcome____payload____outlier.next = (p_core_2e_statistics_2e_pairing1_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing1_2e__24_signal_24_59 ? p_core_2e_statistics_2e_pairing1_2e_grows__outliers : p_core_2e_statistics_2e_pairing1_2e_outcome____payload____outlier.curr));
	}
	// cells $flatten\core.\statistics.\pairing1.$233 $procmux$2048 $procmux$2046 $flatten\core.\statistics.\pairing1.$193 $flatten\core.\statistics.\pairing1.$192 $flatten\core.\statistics.\pairing1.$191 $flatten\core.\statistics.\pairing1.$190
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_outcome____payload____sample.next = (p_core_2e_statistics_2e_pairing1_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing1_2e__24_signal_24_59 ? and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_pairing1_2e_serve, not_u<1>(p_core_2e_statistics_2e_pairing1_2e_doubtful)), not_u<1>(p_core_2e_statistics_2e_pairing1_2e_over)) : p_core_2e_statistics_2e_pairing1_2e_outcome____payload____sample.curr));
	}
	// cells $flatten\core.\statistics.\pairing1.$231 $procmux$2044 $procmux$2042
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_outcome____payload____young.next = (p_core_2e_statistics_2e_pairing1_2e_soft__reset ? value<34>{0u,0u} : (p_core_2e_statistics_2e_pairing1_2e__24_signal_24_59 ? p_core_2e_statistics_2e_pairing1_2e_young__age.curr.slice<33,0>().val() : p_core_2e_statistics_2e_pairing1_2e_outcome____payload____young.curr));
	}
	// cells $flatten\core.\statistics.\pairing1.$229 $procmux$2040 $procmux$2038 $flatten\core.\statistics.\pairing1.$189 $flatten\core.\statistics.\pairing1.$188 $flatten\core.\statistics.\pairing1.$187
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_outcome____payload____young__valid.next = (p_core_2e_statistics_2e_pairing1_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing1_2e__24_signal_24_59 ? and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_pairing1_2e_serve, p_core_2e_statistics_2e_pairing1_2e_first), not_u<1>(p_core_2e_statistics_2e_pairing1_2e_interval)) : p_core_2e_statistics_2e_pairing1_2e_outcome____payload____young__valid.curr));
	}
	// cells $flatten\core.\statistics.\pairing1.$227 $procmux$2036 $procmux$2034 $flatten\core.\statistics.\pairing1.$158 $flatten\core.\statistics.\pairing1.$159 $flatten\core.\statistics.\pairing1.$160 $flatten\core.\statistics.\pairing1.$167 $flatten\core.\statistics.\pairing1.$166 $flatten\core.\statistics.\pairing1.$168 $flatten\core.\statistics.\pairing1.$169
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_outcome____payload____classes.next = (p_core_2e_statistics_2e_pairing1_2e_soft__reset ? value<14>{0u} : (p_core_2e_statistics_2e_pairing1_2e__24_signal_24_59 ? value<2>{0u}.concat(p_core_2e_statistics_2e_pairing1_2e_grows__outliers).concat(and_uu<1>(p_core_2e_statistics_2e_pairing1_2e_serve, p_core_2e_statistics_2e_pairing1_2e_over)).concat(and_uu<1>(p_core_2e_statistics_2e_pairing1_2e_serve, p_core_2e_statistics_2e_pairing1_2e_doubtful)).concat(and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_pairing1_2e_serve, p_core_2e_statistics_2e_pairing1_2e_first), p_core_2e_statistics_2e_pairing1_2e_ambiguous)).concat(p_core_2e_statistics_2e_pairing1_2e_grows__early).concat(p_core_2e_statistics_2e_pairing1_2e_extra).concat(p_core_2e_statistics_2e_pairing1_2e_unstamped).concat(p_core_2e_statistics_2e_pairing1_2e_missing).concat(and_uu<1>(p_core_2e_statistics_2e_pairing1_2e_serve, p_core_2e_statistics_2e_pairing1_2e_serving__on.curr)).concat(and_uu<1>(p_core_2e_statistics_2e_pairing1_2e_serve, p_core_2e_statistics_2e_pairing1_2e_first)).concat(and_uu<1>(p_core_2e_statistics_2e_pairing1_2e_response, p_core_2e_statistics_2e_pairing1_2e_first)).concat(p_core_2e_statistics_2e_pairing1_2e_grows__causes).val() : p_core_2e_statistics_2e_pairing1_2e_outcome____payload____classes.curr));
	}
	// cells $flatten\core.\statistics.\pairing1.$225 $procmux$2032 $procmux$2030 $flatten\core.\statistics.\pairing1.$186
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_beyond.next = (p_core_2e_statistics_2e_pairing1_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing1_2e_compare ? gt_uu<1>(p_core_2e_statistics_2e_pairing1_2e_head__age.curr, p_core_2e_registers_2e_configuration____segment1__threshold__high.curr.concat(p_core_2e_registers_2e_configuration____segment1__threshold__low.curr).val()) : p_core_2e_statistics_2e_pairing1_2e_beyond.curr));
	}
	// cells $flatten\core.\statistics.\pairing1.$223 $procmux$2028 $procmux$2026 $flatten\core.\statistics.\pairing1.$185
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_last__late.next = (p_core_2e_statistics_2e_pairing1_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing1_2e_compare ? gt_uu<1>(p_core_2e_statistics_2e_pairing1_2e_last__age.curr, p_core_2e_statistics_2e_pairing1_2e_timeout) : p_core_2e_statistics_2e_pairing1_2e_last__late.curr));
	}
	// cells $flatten\core.\statistics.\pairing1.$221 $procmux$2024 $procmux$2022 $flatten\core.\statistics.\pairing1.$184
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_second__old.next = (p_core_2e_statistics_2e_pairing1_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing1_2e_compare ? ge_uu<1>(p_core_2e_statistics_2e_pairing1_2e_second__age.curr, p_core_2e_statistics_2e_pairing1_2e_port_24_4139_24_0.concat(p_core_2e_statistics_2e_pairing1_2e_port_24_4136_24_0).val()) : p_core_2e_statistics_2e_pairing1_2e_second__old.curr));
	}
	// cells $flatten\core.\statistics.\pairing1.$219 $procmux$2020 $procmux$2018 $flatten\core.\statistics.\pairing1.$183
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_head__old.next = (p_core_2e_statistics_2e_pairing1_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing1_2e_compare ? ge_uu<1>(p_core_2e_statistics_2e_pairing1_2e_head__age.curr, p_core_2e_statistics_2e_pairing1_2e_port_24_4139_24_0.concat(p_core_2e_statistics_2e_pairing1_2e_port_24_4136_24_0).val()) : p_core_2e_statistics_2e_pairing1_2e_head__old.curr));
	}
	// cells $flatten\core.\statistics.\pairing1.$217 $procmux$2016 $procmux$2014 $flatten\core.\statistics.\pairing1.$182
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_head__late.next = (p_core_2e_statistics_2e_pairing1_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing1_2e_compare ? gt_uu<1>(p_core_2e_statistics_2e_pairing1_2e_head__age.curr, p_core_2e_statistics_2e_pairing1_2e_timeout) : p_core_2e_statistics_2e_pairing1_2e_head__late.curr));
	}
	// cells $flatten\core.\statistics.\pairing1.$215 $procmux$2012 $procmux$2010 $flatten\core.\statistics.\pairing1.$181
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_young__age.next = (p_core_2e_statistics_2e_pairing1_2e_soft__reset ? value<36>{0u,0u} : (p_core_2e_statistics_2e_pairing1_2e__24_signal_24_80 ? sub_uu<37>(p_core_2e_statistics_2e_pairing1_2e_port_24_4798_24_0.slice<34,0>().concat(p_core_2e_statistics_2e_pairing1_2e_port_24_2074_24_0).val(), p_core_2e_statistics_2e_pairing1_2e_youngest.curr).slice<35,0>().val() : p_core_2e_statistics_2e_pairing1_2e_young__age.curr));
	}
	// cells $flatten\core.\statistics.\pairing1.$213 $procmux$2008 $procmux$2006 $flatten\core.\statistics.\pairing1.$180
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_last__age.next = (p_core_2e_statistics_2e_pairing1_2e_soft__reset ? value<36>{0u,0u} : (p_core_2e_statistics_2e_pairing1_2e__24_signal_24_80 ? sub_uu<37>(p_core_2e_statistics_2e_pairing1_2e_port_24_4798_24_0.slice<34,0>().concat(p_core_2e_statistics_2e_pairing1_2e_port_24_2074_24_0).val(), p_core_2e_statistics_2e_pairing1_2e_last.curr).slice<35,0>().val() : p_core_2e_statistics_2e_pairing1_2e_last__age.curr));
	}
	// cells $flatten\core.\statistics.\pairing1.$211 $procmux$2004 $procmux$2002 $flatten\core.\statistics.\pairing1.$179
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_second__age.next = (p_core_2e_statistics_2e_pairing1_2e_soft__reset ? value<36>{0u,0u} : (p_core_2e_statistics_2e_pairing1_2e__24_signal_24_80 ? sub_uu<37>(p_core_2e_statistics_2e_pairing1_2e_port_24_4798_24_0.slice<34,0>().concat(p_core_2e_statistics_2e_pairing1_2e_port_24_2074_24_0).val(), p_core_2e_statistics_2e_pairing1_2e_pending_2e_second.curr).slice<35,0>().val() : p_core_2e_statistics_2e_pairing1_2e_second__age.curr));
	}
	// cells $flatten\core.\statistics.\pairing1.$209 $procmux$2000 $procmux$1998 $flatten\core.\statistics.\pairing1.$178
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing1_2e_head__age.next = (p_core_2e_statistics_2e_pairing1_2e_soft__reset ? value<36>{0u,0u} : (p_core_2e_statistics_2e_pairing1_2e__24_signal_24_80 ? sub_uu<37>(p_core_2e_statistics_2e_pairing1_2e_port_24_4798_24_0.slice<34,0>().concat(p_core_2e_statistics_2e_pairing1_2e_port_24_2074_24_0).val(), p_core_2e_statistics_2e_pairing1_2e_pending_2e_head.curr).slice<35,0>().val() : p_core_2e_statistics_2e_pairing1_2e_head__age.curr));
	}
	// cells $flatten\core.\statistics.\pairing2.\pending.$47 $procmux$1988 $procmux$1986 $flatten\core.\statistics.\pairing2.\pending.$32 $flatten\core.\statistics.\pairing2.\pending.$31 $flatten\core.\statistics.\pairing2.\pending.$35 $procmux$1984 $flatten\core.\statistics.\pairing2.\pending.$34 $flatten\core.\statistics.\pairing2.\pending.$33 $flatten\core.\statistics.\pairing2.\pending.$36
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_pending_2e_level.next = (p_core_2e_statistics_2e_pairing2_2e_pending_2e_soft__reset ? value<9>{0u} : (and_uu<1>(p_core_2e_statistics_2e_pairing2_2e_pending_2e_push, not_u<1>(p_core_2e_statistics_2e_pairing2_2e_pending_2e_pop)) ? add_uu<10>(p_core_2e_statistics_2e_pairing2_2e_pending_2e_level.curr, value<1>{0x1u}).slice<8,0>().val() : (and_uu<1>(p_core_2e_statistics_2e_pairing2_2e_pending_2e_pop, not_u<1>(p_core_2e_statistics_2e_pairing2_2e_pending_2e_push)) ? sub_uu<10>(p_core_2e_statistics_2e_pairing2_2e_pending_2e_level.curr, value<1>{0x1u}).slice<8,0>().val() : p_core_2e_statistics_2e_pairing2_2e_pending_2e_level.curr)));
	}
	// cells $flatten\core.\statistics.\pairing2.\pending.$49 $procmux$1982 $procmux$1980 $procmux$1978
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_pending_2e_head.next = (p_core_2e_statistics_2e_pairing2_2e_pending_2e_soft__reset ? value<36>{0u,0u} : (p_core_2e_statistics_2e_pairing2_2e_pending_2e_push ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing2_2e__5c_pending_2e__24_11 ? p_core_2e_statistics_2e_router_2e_clocks.curr.slice<34,0>().concat(i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_40).val() : i_procmux_24_1976__Y) : i_procmux_24_1976__Y));
	}
	// cells $flatten\core.\statistics.\pairing2.\pending.$51 $procmux$1974 $procmux$1972 $procmux$1970 $flatten\core.\statistics.\pairing2.\pending.$37
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____read__valid.next = (p_core_2e_statistics_2e_pairing2_2e_pending_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing2_2e__5c_pending_2e__24_15 ? value<1>{0u} : (p_core_2e_statistics_2e_pairing2_2e_pending_2e_pop ? gt_uu<1>(p_core_2e_statistics_2e_pairing2_2e_pending_2e_level.curr, value<2>{0x2u}) : p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____read__valid.curr)));
	}
	// cells $flatten\core.\statistics.\pairing2.\pending.$53 $procmux$1968 $procmux$1966 $procmux$1964 $procmux$1962 $procmux$1960
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_pending_2e_second.next = (p_core_2e_statistics_2e_pairing2_2e_pending_2e_soft__reset ? value<36>{0u,0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing2_2e__5c_pending_2e__24_17 ? p_core_2e_statistics_2e_pending_24_468_2e_rings____3____data.curr : (p_core_2e_statistics_2e_pairing2_2e_pending_2e_push ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing2_2e__5c_pending_2e__24_11 ? p_core_2e_statistics_2e_pairing2_2e_pending_2e_second.curr : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing2_2e__5c_pending_2e__24_12 ? p_core_2e_statistics_2e_router_2e_clocks.curr.slice<34,0>().concat(i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_40).val() : p_core_2e_statistics_2e_pairing2_2e_pending_2e_second.curr)) : p_core_2e_statistics_2e_pairing2_2e_pending_2e_second.curr)));
	}
	// cells $flatten\core.\statistics.\pairing2.\pending.$55 $procmux$1958 $procmux$1956 $flatten\core.\statistics.\pairing2.\pending.$42 $flatten\core.\statistics.\pending$468.$22 $procmux$1954 $procmux$1952 $procmux$1950
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____write__valid.next = (p_core_2e_statistics_2e_pairing2_2e_pending_2e_soft__reset ? value<1>{0u} : (and_uu<1>(p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____write__valid.curr, eq_uu<1>(p_core_2e_statistics_2e_pending_24_468_2e_write__segment, value<2>{0x2u})) ? value<1>{0u} : (p_core_2e_statistics_2e_pairing2_2e_pending_2e_push ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing2_2e__5c_pending_2e__24_11 ? p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____write__valid.curr : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing2_2e__5c_pending_2e__24_12 ? p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____write__valid.curr : value<1>{0x1u})) : p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____write__valid.curr)));
	}
	// cells $flatten\core.\statistics.\pairing2.\pending.$57 $procmux$1947 $procmux$1945 $procmux$1943 $procmux$1941
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____write__address.next = (p_core_2e_statistics_2e_pairing2_2e_pending_2e_soft__reset ? value<8>{0u} : (p_core_2e_statistics_2e_pairing2_2e_pending_2e_push ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing2_2e__5c_pending_2e__24_11 ? p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____write__address.curr : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing2_2e__5c_pending_2e__24_12 ? p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____write__address.curr : p_core_2e_statistics_2e_pairing2_2e_pending_2e_write__pointer.curr)) : p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____write__address.curr));
	}
	// cells $flatten\core.\statistics.\pairing2.\pending.$59 $procmux$1938 $procmux$1936 $procmux$1934 $procmux$1932
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____write__data.next = (p_core_2e_statistics_2e_pairing2_2e_pending_2e_soft__reset ? value<36>{0u,0u} : (p_core_2e_statistics_2e_pairing2_2e_pending_2e_push ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing2_2e__5c_pending_2e__24_11 ? p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____write__data.curr : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing2_2e__5c_pending_2e__24_12 ? p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____write__data.curr : p_core_2e_statistics_2e_router_2e_clocks.curr.slice<34,0>().concat(i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_40).val())) : p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____write__data.curr));
	}
	// cells $flatten\core.\statistics.\pairing2.\pending.$61 $procmux$1929 $procmux$1927 $procmux$1925 $procmux$1923 $flatten\core.\statistics.\pairing2.\pending.$41
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_pending_2e_write__pointer.next = (p_core_2e_statistics_2e_pairing2_2e_pending_2e_soft__reset ? value<8>{0u} : (p_core_2e_statistics_2e_pairing2_2e_pending_2e_push ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing2_2e__5c_pending_2e__24_11 ? p_core_2e_statistics_2e_pairing2_2e_pending_2e_write__pointer.curr : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing2_2e__5c_pending_2e__24_12 ? p_core_2e_statistics_2e_pairing2_2e_pending_2e_write__pointer.curr : add_uu<9>(p_core_2e_statistics_2e_pairing2_2e_pending_2e_write__pointer.curr, value<1>{0x1u}).slice<7,0>().val())) : p_core_2e_statistics_2e_pairing2_2e_pending_2e_write__pointer.curr));
	}
	// cells $flatten\core.\statistics.\pairing2.\pending.$63 $procmux$1920 $procmux$1918 $procmux$1916
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_pending_2e_waiting.next = (p_core_2e_statistics_2e_pairing2_2e_pending_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing2_2e__5c_pending_2e__24_17 ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing2_2e__5c_pending_2e__24_15 ? value<1>{0x1u} : p_core_2e_statistics_2e_pairing2_2e_pending_2e_waiting.curr)));
	}
	// cells $flatten\core.\statistics.\pairing2.\pending.$65 $procmux$1914 $procmux$1912 $flatten\core.\statistics.\pairing2.\pending.$44
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____read__address.next = (p_core_2e_statistics_2e_pairing2_2e_pending_2e_soft__reset ? value<8>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing2_2e__5c_pending_2e__24_15 ? add_uu<9>(p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____read__address.curr, value<1>{0x1u}).slice<7,0>().val() : p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____read__address.curr));
	}
	// cells $flatten\core.\statistics.\pairing2.$265 $procmux$1910 $procmux$1904 $procmux$1905_CMP0 $procmux$1906_CMP0 $procmux$1909_CMP0 $procmux$1902 $procmux$1907 $flatten\core.\statistics.\pairing2.$204
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_fsm__state.next = (p_core_2e_statistics_2e_pairing2_2e_soft__reset ? value<2>{0u} : (eq_uu<1>(p_core_2e_statistics_2e_pairing2_2e_fsm__state.curr, value<2>{0x2u}) ? (p_core_2e_statistics_2e_pairing2_2e__24_signal_24_29 ? value<2>{0u} : p_core_2e_statistics_2e_pairing2_2e_fsm__state.curr) : (eq_uu<1>(p_core_2e_statistics_2e_pairing2_2e_fsm__state.curr, value<2>{0x1u}) ? value<2>{0x2u} : (logic_not<1>(p_core_2e_statistics_2e_pairing2_2e_fsm__state.curr) ? (and_uu<1>(p_core_2e_statistics_2e_pairing2_2e_operation____valid, p_core_2e_statistics_2e_pairing2_2e_settled) ? value<2>{0x1u} : p_core_2e_statistics_2e_pairing2_2e_fsm__state.curr) : p_core_2e_statistics_2e_pairing2_2e_fsm__state.curr))));
	}
	// cells $flatten\core.\statistics.\pairing2.$263 $procmux$1900 $procmux$1898 $procmux$1896
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_youngest.next = (p_core_2e_statistics_2e_pairing2_2e_soft__reset ? value<36>{0u,0u} : (p_core_2e_statistics_2e_pairing2_2e__24_signal_24_59 ? (p_core_2e_statistics_2e_pairing2_2e_push ? p_core_2e_statistics_2e_router_2e_clocks.curr.slice<34,0>().concat(i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_40).val() : p_core_2e_statistics_2e_pairing2_2e_youngest.curr) : p_core_2e_statistics_2e_pairing2_2e_youngest.curr));
	}
	// cells $flatten\core.\statistics.\pairing2.$261 $procmux$1894 $procmux$1892 $procmux$1890
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_last__passed.next = (p_core_2e_statistics_2e_pairing2_2e_soft__reset ? value<1>{0x1u} : (p_core_2e_statistics_2e_pairing2_2e__24_signal_24_59 ? (p_core_2e_statistics_2e_pairing2_2e_grows__causes ? value<1>{0u} : p_core_2e_statistics_2e_pairing2_2e_quiet) : p_core_2e_statistics_2e_pairing2_2e_last__passed.curr));
	}
	// cells $flatten\core.\statistics.\pairing2.$259 $procmux$1887 $procmux$1885 $procmux$1883
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_last.next = (p_core_2e_statistics_2e_pairing2_2e_soft__reset ? value<36>{0u,0u} : (p_core_2e_statistics_2e_pairing2_2e__24_signal_24_59 ? (p_core_2e_statistics_2e_pairing2_2e_grows__causes ? p_core_2e_statistics_2e_router_2e_clocks.curr.slice<34,0>().concat(i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_40).val() : p_core_2e_statistics_2e_pairing2_2e_last.curr) : p_core_2e_statistics_2e_pairing2_2e_last.curr));
	}
	// cells $flatten\core.\statistics.\pairing2.$257 $procmux$1881 $procmux$1879 $flatten\core.\statistics.\pairing2.$203 $flatten\core.\statistics.\pairing2.$202 $flatten\core.\statistics.\pairing2.$201 $flatten\core.\statistics.\pairing2.$200 $flatten\core.\statistics.\pairing2.$132 $flatten\core.\statistics.\pairing2.$131 $flatten\core.\statistics.\pairing2.$199 $flatten\core.\statistics.\pairing2.$198 $flatten\core.\statistics.\pairing2.$112 $flatten\core.\statistics.\pairing2.$111 $flatten\core.\statistics.\pairing2.$110 $flatten\core.\statistics.\pairing2.$197 $flatten\core.\statistics.\pairing2.$196
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_unsure.next = (p_core_2e_statistics_2e_pairing2_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing2_2e__24_signal_24_59 ? and_uu<1>(p_core_2e_statistics_2e_pairing2_2e__24_signal_24_25, or_uu<1>(or_uu<1>(or_uu<1>(or_uu<1>(p_core_2e_statistics_2e_pairing2_2e_missing, p_core_2e_statistics_2e_pairing2_2e_extra), p_core_2e_statistics_2e_pairing2_2e_unstamped), and_uu<1>(p_core_2e_statistics_2e_pairing2_2e_cause, and_uu<1>(reduce_bool<1>(p_core_2e_statistics_2e_pairing2_2e_port_24_4154_24_7.slice<17,2>().val()), ge_uu<1>(p_core_2e_statistics_2e_pairing2_2e_level, p_core_2e_statistics_2e_pairing2_2e_port_24_4154_24_7.slice<17,2>().val())))), and_uu<1>(p_core_2e_statistics_2e_pairing2_2e_unsure.curr, not_u<1>(and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_pairing2_2e_cause, p_core_2e_statistics_2e_pairing2_2e_empty), p_core_2e_statistics_2e_pairing2_2e_quiet))))) : p_core_2e_statistics_2e_pairing2_2e_unsure.curr));
	}
	// cells $flatten\core.\statistics.\pairing2.$255 $procmux$1877 $procmux$1875
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_was__ambiguous.next = (p_core_2e_statistics_2e_pairing2_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing2_2e__24_signal_24_59 ? p_core_2e_statistics_2e_pairing2_2e_ambiguous : p_core_2e_statistics_2e_pairing2_2e_was__ambiguous.curr));
	}
	// cells $flatten\core.\statistics.\pairing2.$253 $procmux$1873 $procmux$1871
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_serving__on.next = (p_core_2e_statistics_2e_pairing2_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing2_2e__24_signal_24_59 ? p_core_2e_statistics_2e_pairing2_2e_more : p_core_2e_statistics_2e_pairing2_2e_serving__on.curr));
	}
	// cells $flatten\core.\statistics.\pairing2.$251 $procmux$1869 $procmux$1867 $flatten\core.\statistics.\pairing2.$195 $flatten\core.\statistics.\pairing2.$194 $procmux$1865
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_outcome____valid.next = (p_core_2e_statistics_2e_pairing2_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing2_2e__24_signal_24_59 ? or_uu<1>(or_uu<1>(p_core_2e_statistics_2e_pairing2_2e_missing, p_core_2e_statistics_2e_pairing2_2e_cause), p_core_2e_statistics_2e_pairing2_2e_response) : (p_core_2e_statistics_2e_pairing2_2e_outcome____ready ? value<1>{0u} : p_core_2e_statistics_2e_pairing2_2e_outcome____valid.curr)));
	}
	// cells $flatten\core.\statistics.\pairing2.$249 $procmux$1863 $procmux$1861
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_outcome____payload____time.next = (p_core_2e_statistics_2e_pairing2_2e_soft__reset ? value<40>{0u,0u} : (p_core_2e_statistics_2e_pairing2_2e__24_signal_24_59 ? p_core_2e_statistics_2e_router_2e_clocks.curr.concat(i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_40).val() : p_core_2e_statistics_2e_pairing2_2e_outcome____payload____time.curr));
	}
	// cells $flatten\core.\statistics.\pairing2.$247 $procmux$1859 $procmux$1857
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_outcome____payload____unsure.next = (p_core_2e_statistics_2e_pairing2_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing2_2e__24_signal_24_59 ? p_core_2e_statistics_2e_pairing2_2e_doubtful : p_core_2e_statistics_2e_pairing2_2e_outcome____payload____unsure.curr));
	}
	// cells $flatten\core.\statistics.\pairing2.$245 $procmux$1855 $procmux$1853
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_outcome____payload____ambiguous.next = (p_core_2e_statistics_2e_pairing2_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing2_2e__24_signal_24_59 ? p_core_2e_statistics_2e_pairing2_2e_ambiguous : p_core_2e_statistics_2e_pairing2_2e_outcome____payload____ambiguous.curr));
	}
	// cells $flatten\core.\statistics.\pairing2.$243 $procmux$1851 $procmux$1849
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_outcome____payload____early.next = (p_core_2e_statistics_2e_pairing2_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing2_2e__24_signal_24_59 ? p_core_2e_statistics_2e_pairing2_2e_grows__early : p_core_2e_statistics_2e_pairing2_2e_outcome____payload____early.curr));
	}
	// cells $flatten\core.\statistics.\pairing2.$241 $procmux$1847 $procmux$1845
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_outcome____payload____coalesced.next = (p_core_2e_statistics_2e_pairing2_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing2_2e__24_signal_24_59 ? p_core_2e_statistics_2e_pairing2_2e_serving__on.curr : p_core_2e_statistics_2e_pairing2_2e_outcome____payload____coalesced.curr));
	}
	// cells $flatten\core.\statistics.\pairing2.$239 $procmux$1843 $procmux$1841 $flatten\core.\statistics.\router.$198
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_outcome____payload____edge.next = (p_core_2e_statistics_2e_pairing2_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing2_2e__24_signal_24_59 ? (p_core_2e_statistics_2e_router_2e_is__cause2 ? p_core_2e_statistics_2e_router_2e_cause__edge2.curr : p_core_2e_statistics_2e_router_2e_response__edge2.curr) : p_core_2e_statistics_2e_pairing2_2e_outcome____payload____edge.curr));
	}
	// cells $flatten\core.\statistics.\pairing2.$237 $procmux$1839 $procmux$1837
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_outcome____payload____value.next = (p_core_2e_statistics_2e_pairing2_2e_soft__reset ? value<34>{0u,0u} : (p_core_2e_statistics_2e_pairing2_2e__24_signal_24_59 ? p_core_2e_statistics_2e_pairing2_2e_head__age.curr.slice<33,0>().val() : p_core_2e_statistics_2e_pairing2_2e_outcome____payload____value.curr));
	}
	// cells $flatten\core.\statistics.\pairing2.$235 $procmux$1835 $procmux$1833
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_outcome____payload____outlier.next = (p_core_2e_statistics_2e_pairing2_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing2_2e__24_signal_24_59 ? p_core_2e_statistics_2e_pairing2_2e_grows__outliers : p_core_2e_statistics_2e_pairing2_2e_outcome____payload____outlier.curr));
	}
	// cells $flatten\core.\statistics.\pairing2.$233 $procmux$1831 $procmux$1829 $flatten\core.\statistics.\pairing2.$193 $flatten\core.\statistics.\pairing2.$192 $flatten\core.\statistics.\pairing2.$191 $flatten\core.\statistics.\pairing2.$190
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_outcome____payload____sample.next = (p_core_2e_statistics_2e_pairing2_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing2_2e__24_signal_24_59 ? and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_pairing2_2e_serve, not_u<1>(p_core_2e_statistics_2e_pairing2_2e_doubtful)), not_u<1>(p_core_2e_statistics_2e_pairing2_2e_over)) : p_core_2e_statistics_2e_pairing2_2e_outcome____payload____sample.curr));
	}
	// cells $flatten\core.\statistics.\pairing2.$231 $procmux$1827 $procmux$1825
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_outcome____payload____young.next = (p_core_2e_statistics_2e_pairing2_2e_soft__reset ? value<34>{0u,0u} : (p_core_2e_statistics_2e_pairing2_2e__24_signal_24_59 ? p_core_2e_statistics_2e_pairing2_2e_young__age.curr.slice<33,0>().val() : p_core_2e_statistics_2e_pairing2_2e_outcome____payload____young.curr));
	}
	// cells $flatten\core.\statistics.\pairing2.$229 $procmux$1823 $procmux$1821 $flatten\core.\statistics.\pairing2.$189 $flatten\core.\statistics.\pairing2.$188 $flatten\core.\statistics.\pairing2.$187
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_outcome____payload____young__valid.next = (p_core_2e_statistics_2e_pairing2_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing2_2e__24_signal_24_59 ? and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_pairing2_2e_serve, p_core_2e_statistics_2e_pairing2_2e_first), not_u<1>(p_core_2e_statistics_2e_pairing2_2e_interval)) : p_core_2e_statistics_2e_pairing2_2e_outcome____payload____young__valid.curr));
	}
	// cells $flatten\core.\statistics.\pairing2.$227 $procmux$1819 $procmux$1817 $flatten\core.\statistics.\pairing2.$158 $flatten\core.\statistics.\pairing2.$159 $flatten\core.\statistics.\pairing2.$160 $flatten\core.\statistics.\pairing2.$167 $flatten\core.\statistics.\pairing2.$166 $flatten\core.\statistics.\pairing2.$168 $flatten\core.\statistics.\pairing2.$169
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_outcome____payload____classes.next = (p_core_2e_statistics_2e_pairing2_2e_soft__reset ? value<14>{0u} : (p_core_2e_statistics_2e_pairing2_2e__24_signal_24_59 ? value<2>{0u}.concat(p_core_2e_statistics_2e_pairing2_2e_grows__outliers).concat(and_uu<1>(p_core_2e_statistics_2e_pairing2_2e_serve, p_core_2e_statistics_2e_pairing2_2e_over)).concat(and_uu<1>(p_core_2e_statistics_2e_pairing2_2e_serve, p_core_2e_statistics_2e_pairing2_2e_doubtful)).concat(and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_pairing2_2e_serve, p_core_2e_statistics_2e_pairing2_2e_first), p_core_2e_statistics_2e_pairing2_2e_ambiguous)).concat(p_core_2e_statistics_2e_pairing2_2e_grows__early).concat(p_core_2e_statistics_2e_pairing2_2e_extra).concat(p_core_2e_statistics_2e_pairing2_2e_unstamped).concat(p_core_2e_statistics_2e_pairing2_2e_missing).concat(and_uu<1>(p_core_2e_statistics_2e_pairing2_2e_serve, p_core_2e_statistics_2e_pairing2_2e_serving__on.curr)).concat(and_uu<1>(p_core_2e_statistics_2e_pairing2_2e_serve, p_core_2e_statistics_2e_pairing2_2e_first)).concat(and_uu<1>(p_core_2e_statistics_2e_pairing2_2e_response, p_core_2e_statistics_2e_pairing2_2e_first)).concat(p_core_2e_statistics_2e_pairing2_2e_grows__causes).val() : p_core_2e_statistics_2e_pairing2_2e_outcome____payload____classes.curr));
	}
	// cells $flatten\core.\statistics.\pairing2.$225 $procmux$1815 $procmux$1813 $flatten\core.\statistics.\pairing2.$186
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_beyond.next = (p_core_2e_statistics_2e_pairing2_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing2_2e_compare ? gt_uu<1>(p_core_2e_statistics_2e_pairing2_2e_head__age.curr, p_core_2e_registers_2e_configuration____segment2__threshold__high.curr.concat(p_core_2e_registers_2e_configuration____segment2__threshold__low.curr).val()) : p_core_2e_statistics_2e_pairing2_2e_beyond.curr));
	}
	// cells $flatten\core.\statistics.\pairing2.$223 $procmux$1811 $procmux$1809 $flatten\core.\statistics.\pairing2.$185
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_last__late.next = (p_core_2e_statistics_2e_pairing2_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing2_2e_compare ? gt_uu<1>(p_core_2e_statistics_2e_pairing2_2e_last__age.curr, p_core_2e_statistics_2e_pairing2_2e_timeout) : p_core_2e_statistics_2e_pairing2_2e_last__late.curr));
	}
	// cells $flatten\core.\statistics.\pairing2.$221 $procmux$1807 $procmux$1805 $flatten\core.\statistics.\pairing2.$184
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_second__old.next = (p_core_2e_statistics_2e_pairing2_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing2_2e_compare ? ge_uu<1>(p_core_2e_statistics_2e_pairing2_2e_second__age.curr, p_core_2e_statistics_2e_pairing2_2e_port_24_4160_24_0.concat(p_core_2e_statistics_2e_pairing2_2e_port_24_4157_24_0).val()) : p_core_2e_statistics_2e_pairing2_2e_second__old.curr));
	}
	// cells $flatten\core.\statistics.\pairing2.$219 $procmux$1803 $procmux$1801 $flatten\core.\statistics.\pairing2.$183
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_head__old.next = (p_core_2e_statistics_2e_pairing2_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing2_2e_compare ? ge_uu<1>(p_core_2e_statistics_2e_pairing2_2e_head__age.curr, p_core_2e_statistics_2e_pairing2_2e_port_24_4160_24_0.concat(p_core_2e_statistics_2e_pairing2_2e_port_24_4157_24_0).val()) : p_core_2e_statistics_2e_pairing2_2e_head__old.curr));
	}
	// cells $flatten\core.\statistics.\pairing2.$217 $procmux$1799 $procmux$1797 $flatten\core.\statistics.\pairing2.$182
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_head__late.next = (p_core_2e_statistics_2e_pairing2_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing2_2e_compare ? gt_uu<1>(p_core_2e_statistics_2e_pairing2_2e_head__age.curr, p_core_2e_statistics_2e_pairing2_2e_timeout) : p_core_2e_statistics_2e_pairing2_2e_head__late.curr));
	}
	// cells $flatten\core.\statistics.\pairing2.$215 $procmux$1795 $procmux$1793 $flatten\core.\statistics.\pairing2.$181
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_young__age.next = (p_core_2e_statistics_2e_pairing2_2e_soft__reset ? value<36>{0u,0u} : (p_core_2e_statistics_2e_pairing2_2e__24_signal_24_80 ? sub_uu<37>(p_core_2e_statistics_2e_pairing2_2e_port_24_4798_24_0.slice<34,0>().concat(p_core_2e_statistics_2e_pairing2_2e_port_24_2090_24_0).val(), p_core_2e_statistics_2e_pairing2_2e_youngest.curr).slice<35,0>().val() : p_core_2e_statistics_2e_pairing2_2e_young__age.curr));
	}
	// cells $flatten\core.\statistics.\pairing2.$213 $procmux$1791 $procmux$1789 $flatten\core.\statistics.\pairing2.$180
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_last__age.next = (p_core_2e_statistics_2e_pairing2_2e_soft__reset ? value<36>{0u,0u} : (p_core_2e_statistics_2e_pairing2_2e__24_signal_24_80 ? sub_uu<37>(p_core_2e_statistics_2e_pairing2_2e_port_24_4798_24_0.slice<34,0>().concat(p_core_2e_statistics_2e_pairing2_2e_port_24_2090_24_0).val(), p_core_2e_statistics_2e_pairing2_2e_last.curr).slice<35,0>().val() : p_core_2e_statistics_2e_pairing2_2e_last__age.curr));
	}
	// cells $flatten\core.\statistics.\pairing2.$211 $procmux$1787 $procmux$1785 $flatten\core.\statistics.\pairing2.$179
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_second__age.next = (p_core_2e_statistics_2e_pairing2_2e_soft__reset ? value<36>{0u,0u} : (p_core_2e_statistics_2e_pairing2_2e__24_signal_24_80 ? sub_uu<37>(p_core_2e_statistics_2e_pairing2_2e_port_24_4798_24_0.slice<34,0>().concat(p_core_2e_statistics_2e_pairing2_2e_port_24_2090_24_0).val(), p_core_2e_statistics_2e_pairing2_2e_pending_2e_second.curr).slice<35,0>().val() : p_core_2e_statistics_2e_pairing2_2e_second__age.curr));
	}
	// cells $flatten\core.\statistics.\pairing2.$209 $procmux$1783 $procmux$1781 $flatten\core.\statistics.\pairing2.$178
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing2_2e_head__age.next = (p_core_2e_statistics_2e_pairing2_2e_soft__reset ? value<36>{0u,0u} : (p_core_2e_statistics_2e_pairing2_2e__24_signal_24_80 ? sub_uu<37>(p_core_2e_statistics_2e_pairing2_2e_port_24_4798_24_0.slice<34,0>().concat(p_core_2e_statistics_2e_pairing2_2e_port_24_2090_24_0).val(), p_core_2e_statistics_2e_pairing2_2e_pending_2e_head.curr).slice<35,0>().val() : p_core_2e_statistics_2e_pairing2_2e_head__age.curr));
	}
	// cells $flatten\core.\statistics.\pairing3.\pending.$47 $procmux$1771 $procmux$1769 $flatten\core.\statistics.\pairing3.\pending.$32 $flatten\core.\statistics.\pairing3.\pending.$31 $flatten\core.\statistics.\pairing3.\pending.$35 $procmux$1767 $flatten\core.\statistics.\pairing3.\pending.$34 $flatten\core.\statistics.\pairing3.\pending.$33 $flatten\core.\statistics.\pairing3.\pending.$36
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_pending_2e_level.next = (p_core_2e_statistics_2e_pairing3_2e_pending_2e_soft__reset ? value<9>{0u} : (and_uu<1>(p_core_2e_statistics_2e_pairing3_2e_pending_2e_push, not_u<1>(p_core_2e_statistics_2e_pairing3_2e_pending_2e_pop)) ? add_uu<10>(p_core_2e_statistics_2e_pairing3_2e_pending_2e_level.curr, value<1>{0x1u}).slice<8,0>().val() : (and_uu<1>(p_core_2e_statistics_2e_pairing3_2e_pending_2e_pop, not_u<1>(p_core_2e_statistics_2e_pairing3_2e_pending_2e_push)) ? sub_uu<10>(p_core_2e_statistics_2e_pairing3_2e_pending_2e_level.curr, value<1>{0x1u}).slice<8,0>().val() : p_core_2e_statistics_2e_pairing3_2e_pending_2e_level.curr)));
	}
	// cells $flatten\core.\statistics.\pairing3.\pending.$49 $procmux$1765 $procmux$1763 $procmux$1761
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_pending_2e_head.next = (p_core_2e_statistics_2e_pairing3_2e_pending_2e_soft__reset ? value<36>{0u,0u} : (p_core_2e_statistics_2e_pairing3_2e_pending_2e_push ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing3_2e__5c_pending_2e__24_11 ? p_core_2e_statistics_2e_router_2e_clocks.curr.slice<34,0>().concat(i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_52).val() : i_procmux_24_1759__Y) : i_procmux_24_1759__Y));
	}
	// cells $flatten\core.\statistics.\pairing3.\pending.$51 $procmux$1757 $procmux$1755 $procmux$1753 $flatten\core.\statistics.\pairing3.\pending.$37
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____read__valid.next = (p_core_2e_statistics_2e_pairing3_2e_pending_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing3_2e__5c_pending_2e__24_15 ? value<1>{0u} : (p_core_2e_statistics_2e_pairing3_2e_pending_2e_pop ? gt_uu<1>(p_core_2e_statistics_2e_pairing3_2e_pending_2e_level.curr, value<2>{0x2u}) : p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____read__valid.curr)));
	}
	// cells $flatten\core.\statistics.\pairing3.\pending.$53 $procmux$1751 $procmux$1749 $procmux$1747 $procmux$1745 $procmux$1743
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_pending_2e_second.next = (p_core_2e_statistics_2e_pairing3_2e_pending_2e_soft__reset ? value<36>{0u,0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing3_2e__5c_pending_2e__24_17 ? p_core_2e_statistics_2e_pending_24_468_2e_rings____3____data.curr : (p_core_2e_statistics_2e_pairing3_2e_pending_2e_push ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing3_2e__5c_pending_2e__24_11 ? p_core_2e_statistics_2e_pairing3_2e_pending_2e_second.curr : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing3_2e__5c_pending_2e__24_12 ? p_core_2e_statistics_2e_router_2e_clocks.curr.slice<34,0>().concat(i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_52).val() : p_core_2e_statistics_2e_pairing3_2e_pending_2e_second.curr)) : p_core_2e_statistics_2e_pairing3_2e_pending_2e_second.curr)));
	}
	// cells $flatten\core.\statistics.\pairing3.\pending.$55 $procmux$1741 $procmux$1739 $flatten\core.\statistics.\pairing3.\pending.$42 $flatten\core.\statistics.\pending$468.$19 $procmux$1737 $procmux$1735 $procmux$1733
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____write__valid.next = (p_core_2e_statistics_2e_pairing3_2e_pending_2e_soft__reset ? value<1>{0u} : (and_uu<1>(p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____write__valid.curr, eq_uu<1>(p_core_2e_statistics_2e_pending_24_468_2e_write__segment, value<2>{0x3u})) ? value<1>{0u} : (p_core_2e_statistics_2e_pairing3_2e_pending_2e_push ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing3_2e__5c_pending_2e__24_11 ? p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____write__valid.curr : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing3_2e__5c_pending_2e__24_12 ? p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____write__valid.curr : value<1>{0x1u})) : p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____write__valid.curr)));
	}
	// cells $flatten\core.\statistics.\pairing3.\pending.$57 $procmux$1730 $procmux$1728 $procmux$1726 $procmux$1724
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____write__address.next = (p_core_2e_statistics_2e_pairing3_2e_pending_2e_soft__reset ? value<8>{0u} : (p_core_2e_statistics_2e_pairing3_2e_pending_2e_push ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing3_2e__5c_pending_2e__24_11 ? p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____write__address.curr : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing3_2e__5c_pending_2e__24_12 ? p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____write__address.curr : p_core_2e_statistics_2e_pairing3_2e_pending_2e_write__pointer.curr)) : p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____write__address.curr));
	}
	// cells $flatten\core.\statistics.\pairing3.\pending.$59 $procmux$1721 $procmux$1719 $procmux$1717 $procmux$1715
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____write__data.next = (p_core_2e_statistics_2e_pairing3_2e_pending_2e_soft__reset ? value<36>{0u,0u} : (p_core_2e_statistics_2e_pairing3_2e_pending_2e_push ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing3_2e__5c_pending_2e__24_11 ? p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____write__data.curr : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing3_2e__5c_pending_2e__24_12 ? p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____write__data.curr : p_core_2e_statistics_2e_router_2e_clocks.curr.slice<34,0>().concat(i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_52).val())) : p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____write__data.curr));
	}
	// cells $flatten\core.\statistics.\pairing3.\pending.$61 $procmux$1712 $procmux$1710 $procmux$1708 $procmux$1706 $flatten\core.\statistics.\pairing3.\pending.$41
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_pending_2e_write__pointer.next = (p_core_2e_statistics_2e_pairing3_2e_pending_2e_soft__reset ? value<8>{0u} : (p_core_2e_statistics_2e_pairing3_2e_pending_2e_push ? (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing3_2e__5c_pending_2e__24_11 ? p_core_2e_statistics_2e_pairing3_2e_pending_2e_write__pointer.curr : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing3_2e__5c_pending_2e__24_12 ? p_core_2e_statistics_2e_pairing3_2e_pending_2e_write__pointer.curr : add_uu<9>(p_core_2e_statistics_2e_pairing3_2e_pending_2e_write__pointer.curr, value<1>{0x1u}).slice<7,0>().val())) : p_core_2e_statistics_2e_pairing3_2e_pending_2e_write__pointer.curr));
	}
	// cells $flatten\core.\statistics.\pairing3.\pending.$63 $procmux$1703 $procmux$1701 $procmux$1699
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_pending_2e_waiting.next = (p_core_2e_statistics_2e_pairing3_2e_pending_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing3_2e__5c_pending_2e__24_17 ? value<1>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing3_2e__5c_pending_2e__24_15 ? value<1>{0x1u} : p_core_2e_statistics_2e_pairing3_2e_pending_2e_waiting.curr)));
	}
	// cells $flatten\core.\statistics.\pairing3.\pending.$65 $procmux$1697 $procmux$1695 $flatten\core.\statistics.\pairing3.\pending.$44
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____read__address.next = (p_core_2e_statistics_2e_pairing3_2e_pending_2e_soft__reset ? value<8>{0u} : (i_flatten_5c_core_2e__5c_statistics_2e__5c_pairing3_2e__5c_pending_2e__24_15 ? add_uu<9>(p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____read__address.curr, value<1>{0x1u}).slice<7,0>().val() : p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____read__address.curr));
	}
	// cells $flatten\core.\statistics.\pairing3.$265 $procmux$1693 $procmux$1687 $procmux$1688_CMP0 $procmux$1689_CMP0 $procmux$1692_CMP0 $procmux$1685 $procmux$1690 $flatten\core.\statistics.\pairing3.$204
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_fsm__state.next = (p_core_2e_statistics_2e_pairing3_2e_soft__reset ? value<2>{0u} : (eq_uu<1>(p_core_2e_statistics_2e_pairing3_2e_fsm__state.curr, value<2>{0x2u}) ? (p_core_2e_statistics_2e_pairing3_2e__24_signal_24_29 ? value<2>{0u} : p_core_2e_statistics_2e_pairing3_2e_fsm__state.curr) : (eq_uu<1>(p_core_2e_statistics_2e_pairing3_2e_fsm__state.curr, value<2>{0x1u}) ? value<2>{0x2u} : (logic_not<1>(p_core_2e_statistics_2e_pairing3_2e_fsm__state.curr) ? (and_uu<1>(p_core_2e_statistics_2e_pairing3_2e_operation____valid, p_core_2e_statistics_2e_pairing3_2e_settled) ? value<2>{0x1u} : p_core_2e_statistics_2e_pairing3_2e_fsm__state.curr) : p_core_2e_statistics_2e_pairing3_2e_fsm__state.curr))));
	}
	// cells $flatten\core.\statistics.\pairing3.$263 $procmux$1683 $procmux$1681 $procmux$1679
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_youngest.next = (p_core_2e_statistics_2e_pairing3_2e_soft__reset ? value<36>{0u,0u} : (p_core_2e_statistics_2e_pairing3_2e__24_signal_24_59 ? (p_core_2e_statistics_2e_pairing3_2e_push ? p_core_2e_statistics_2e_router_2e_clocks.curr.slice<34,0>().concat(i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_52).val() : p_core_2e_statistics_2e_pairing3_2e_youngest.curr) : p_core_2e_statistics_2e_pairing3_2e_youngest.curr));
	}
	// cells $flatten\core.\statistics.\pairing3.$261 $procmux$1677 $procmux$1675 $procmux$1673
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_last__passed.next = (p_core_2e_statistics_2e_pairing3_2e_soft__reset ? value<1>{0x1u} : (p_core_2e_statistics_2e_pairing3_2e__24_signal_24_59 ? (p_core_2e_statistics_2e_pairing3_2e_grows__causes ? value<1>{0u} : p_core_2e_statistics_2e_pairing3_2e_quiet) : p_core_2e_statistics_2e_pairing3_2e_last__passed.curr));
	}
	// cells $flatten\core.\statistics.\pairing3.$259 $procmux$1670 $procmux$1668 $procmux$1666
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_last.next = (p_core_2e_statistics_2e_pairing3_2e_soft__reset ? value<36>{0u,0u} : (p_core_2e_statistics_2e_pairing3_2e__24_signal_24_59 ? (p_core_2e_statistics_2e_pairing3_2e_grows__causes ? p_core_2e_statistics_2e_router_2e_clocks.curr.slice<34,0>().concat(i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_52).val() : p_core_2e_statistics_2e_pairing3_2e_last.curr) : p_core_2e_statistics_2e_pairing3_2e_last.curr));
	}
	// cells $flatten\core.\statistics.\pairing3.$257 $procmux$1664 $procmux$1662 $flatten\core.\statistics.\pairing3.$203 $flatten\core.\statistics.\pairing3.$202 $flatten\core.\statistics.\pairing3.$201 $flatten\core.\statistics.\pairing3.$200 $flatten\core.\statistics.\pairing3.$132 $flatten\core.\statistics.\pairing3.$131 $flatten\core.\statistics.\pairing3.$199 $flatten\core.\statistics.\pairing3.$198 $flatten\core.\statistics.\pairing3.$112 $flatten\core.\statistics.\pairing3.$111 $flatten\core.\statistics.\pairing3.$110 $flatten\core.\statistics.\pairing3.$197 $flatten\core.\statistics.\pairing3.$196
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_unsure.next = (p_core_2e_statistics_2e_pairing3_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing3_2e__24_signal_24_59 ? and_uu<1>(p_core_2e_statistics_2e_pairing3_2e__24_signal_24_25, or_uu<1>(or_uu<1>(or_uu<1>(or_uu<1>(p_core_2e_statistics_2e_pairing3_2e_missing, p_core_2e_statistics_2e_pairing3_2e_extra), p_core_2e_statistics_2e_pairing3_2e_unstamped), and_uu<1>(p_core_2e_statistics_2e_pairing3_2e_cause, and_uu<1>(reduce_bool<1>(p_core_2e_statistics_2e_pairing3_2e_port_24_4175_24_7.slice<17,2>().val()), ge_uu<1>(p_core_2e_statistics_2e_pairing3_2e_level, p_core_2e_statistics_2e_pairing3_2e_port_24_4175_24_7.slice<17,2>().val())))), and_uu<1>(p_core_2e_statistics_2e_pairing3_2e_unsure.curr, not_u<1>(and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_pairing3_2e_cause, p_core_2e_statistics_2e_pairing3_2e_empty), p_core_2e_statistics_2e_pairing3_2e_quiet))))) : p_core_2e_statistics_2e_pairing3_2e_unsure.curr));
	}
	// cells $flatten\core.\statistics.\pairing3.$255 $procmux$1660 $procmux$1658
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_was__ambiguous.next = (p_core_2e_statistics_2e_pairing3_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing3_2e__24_signal_24_59 ? p_core_2e_statistics_2e_pairing3_2e_ambiguous : p_core_2e_statistics_2e_pairing3_2e_was__ambiguous.curr));
	}
	// cells $flatten\core.\statistics.\pairing3.$253 $procmux$1656 $procmux$1654
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_serving__on.next = (p_core_2e_statistics_2e_pairing3_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing3_2e__24_signal_24_59 ? p_core_2e_statistics_2e_pairing3_2e_more : p_core_2e_statistics_2e_pairing3_2e_serving__on.curr));
	}
	// cells $flatten\core.\statistics.\pairing3.$251 $procmux$1652 $procmux$1650 $flatten\core.\statistics.\pairing3.$195 $flatten\core.\statistics.\pairing3.$194 $procmux$1648
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_outcome____valid.next = (p_core_2e_statistics_2e_pairing3_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing3_2e__24_signal_24_59 ? or_uu<1>(or_uu<1>(p_core_2e_statistics_2e_pairing3_2e_missing, p_core_2e_statistics_2e_pairing3_2e_cause), p_core_2e_statistics_2e_pairing3_2e_response) : (p_core_2e_statistics_2e_pairing3_2e_outcome____ready ? value<1>{0u} : p_core_2e_statistics_2e_pairing3_2e_outcome____valid.curr)));
	}
	// cells $flatten\core.\statistics.\pairing3.$249 $procmux$1646 $procmux$1644
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_outcome____payload____time.next = (p_core_2e_statistics_2e_pairing3_2e_soft__reset ? value<40>{0u,0u} : (p_core_2e_statistics_2e_pairing3_2e__24_signal_24_59 ? p_core_2e_statistics_2e_router_2e_clocks.curr.concat(i_flatten_5c_core_2e__5c_statistics_2e__5c_router_2e__24_52).val() : p_core_2e_statistics_2e_pairing3_2e_outcome____payload____time.curr));
	}
	// cells $flatten\core.\statistics.\pairing3.$247 $procmux$1642 $procmux$1640
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_outcome____payload____unsure.next = (p_core_2e_statistics_2e_pairing3_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing3_2e__24_signal_24_59 ? p_core_2e_statistics_2e_pairing3_2e_doubtful : p_core_2e_statistics_2e_pairing3_2e_outcome____payload____unsure.curr));
	}
	// cells $flatten\core.\statistics.\pairing3.$245 $procmux$1638 $procmux$1636
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_outcome____payload____ambiguous.next = (p_core_2e_statistics_2e_pairing3_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing3_2e__24_signal_24_59 ? p_core_2e_statistics_2e_pairing3_2e_ambiguous : p_core_2e_statistics_2e_pairing3_2e_outcome____payload____ambiguous.curr));
	}
	// cells $flatten\core.\statistics.\pairing3.$243 $procmux$1634 $procmux$1632
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_outcome____payload____early.next = (p_core_2e_statistics_2e_pairing3_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing3_2e__24_signal_24_59 ? p_core_2e_statistics_2e_pairing3_2e_grows__early : p_core_2e_statistics_2e_pairing3_2e_outcome____payload____early.curr));
	}
	// cells $flatten\core.\statistics.\pairing3.$241 $procmux$1630 $procmux$1628
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_outcome____payload____coalesced.next = (p_core_2e_statistics_2e_pairing3_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing3_2e__24_signal_24_59 ? p_core_2e_statistics_2e_pairing3_2e_serving__on.curr : p_core_2e_statistics_2e_pairing3_2e_outcome____payload____coalesced.curr));
	}
	// cells $flatten\core.\statistics.\pairing3.$239 $procmux$1626 $procmux$1624 $flatten\core.\statistics.\router.$214
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_outcome____payload____edge.next = (p_core_2e_statistics_2e_pairing3_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing3_2e__24_signal_24_59 ? (p_core_2e_statistics_2e_router_2e_is__cause3 ? p_core_2e_statistics_2e_router_2e_cause__edge3.curr : p_core_2e_statistics_2e_router_2e_response__edge3.curr) : p_core_2e_statistics_2e_pairing3_2e_outcome____payload____edge.curr));
	}
	// cells $flatten\core.\statistics.\pairing3.$237 $procmux$1622 $procmux$1620
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_outcome____payload____value.next = (p_core_2e_statistics_2e_pairing3_2e_soft__reset ? value<34>{0u,0u} : (p_core_2e_statistics_2e_pairing3_2e__24_signal_24_59 ? p_core_2e_statistics_2e_pairing3_2e_head__age.curr.slice<33,0>().val() : p_core_2e_statistics_2e_pairing3_2e_outcome____payload____value.curr));
	}
	// cells $flatten\core.\statistics.\pairing3.$235 $procmux$1618 $procmux$1616
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_outcome____payload____outlier.next = (p_core_2e_statistics_2e_pairing3_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing3_2e__24_signal_24_59 ? p_core_2e_statistics_2e_pairing3_2e_grows__outliers : p_core_2e_statistics_2e_pairing3_2e_outcome____payload____outlier.curr));
	}
	// cells $flatten\core.\statistics.\pairing3.$233 $procmux$1614 $procmux$1612 $flatten\core.\statistics.\pairing3.$193 $flatten\core.\statistics.\pairing3.$192 $flatten\core.\statistics.\pairing3.$191 $flatten\core.\statistics.\pairing3.$190
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_outcome____payload____sample.next = (p_core_2e_statistics_2e_pairing3_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing3_2e__24_signal_24_59 ? and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_pairing3_2e_serve, not_u<1>(p_core_2e_statistics_2e_pairing3_2e_doubtful)), not_u<1>(p_core_2e_statistics_2e_pairing3_2e_over)) : p_core_2e_statistics_2e_pairing3_2e_outcome____payload____sample.curr));
	}
	// cells $flatten\core.\statistics.\pairing3.$231 $procmux$1610 $procmux$1608
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_outcome____payload____young.next = (p_core_2e_statistics_2e_pairing3_2e_soft__reset ? value<34>{0u,0u} : (p_core_2e_statistics_2e_pairing3_2e__24_signal_24_59 ? p_core_2e_statistics_2e_pairing3_2e_young__age.curr.slice<33,0>().val() : p_core_2e_statistics_2e_pairing3_2e_outcome____payload____young.curr));
	}
	// cells $flatten\core.\statistics.\pairing3.$229 $procmux$1606 $procmux$1604 $flatten\core.\statistics.\pairing3.$189 $flatten\core.\statistics.\pairing3.$188 $flatten\core.\statistics.\pairing3.$187
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_outcome____payload____young__valid.next = (p_core_2e_statistics_2e_pairing3_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing3_2e__24_signal_24_59 ? and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_pairing3_2e_serve, p_core_2e_statistics_2e_pairing3_2e_first), not_u<1>(p_core_2e_statistics_2e_pairing3_2e_interval)) : p_core_2e_statistics_2e_pairing3_2e_outcome____payload____young__valid.curr));
	}
	// cells $flatten\core.\statistics.\pairing3.$227 $procmux$1602 $procmux$1600 $flatten\core.\statistics.\pairing3.$158 $flatten\core.\statistics.\pairing3.$159 $flatten\core.\statistics.\pairing3.$160 $flatten\core.\statistics.\pairing3.$167 $flatten\core.\statistics.\pairing3.$166 $flatten\core.\statistics.\pairing3.$168 $flatten\core.\statistics.\pairing3.$169
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_outcome____payload____classes.next = (p_core_2e_statistics_2e_pairing3_2e_soft__reset ? value<14>{0u} : (p_core_2e_statistics_2e_pairing3_2e__24_signal_24_59 ? value<2>{0u}.concat(p_core_2e_statistics_2e_pairing3_2e_grows__outliers).concat(and_uu<1>(p_core_2e_statistics_2e_pairing3_2e_serve, p_core_2e_statistics_2e_pairing3_2e_over)).concat(and_uu<1>(p_core_2e_statistics_2e_pairing3_2e_serve, p_core_2e_statistics_2e_pairing3_2e_doubtful)).concat(and_uu<1>(and_uu<1>(p_core_2e_statistics_2e_pairing3_2e_serve, p_core_2e_statistics_2e_pairing3_2e_first), p_core_2e_statistics_2e_pairing3_2e_ambiguous)).concat(p_core_2e_statistics_2e_pairing3_2e_grows__early).concat(p_core_2e_statistics_2e_pairing3_2e_extra).concat(p_core_2e_statistics_2e_pairing3_2e_unstamped).concat(p_core_2e_statistics_2e_pairing3_2e_missing).concat(and_uu<1>(p_core_2e_statistics_2e_pairing3_2e_serve, p_core_2e_statistics_2e_pairing3_2e_serving__on.curr)).concat(and_uu<1>(p_core_2e_statistics_2e_pairing3_2e_serve, p_core_2e_statistics_2e_pairing3_2e_first)).concat(and_uu<1>(p_core_2e_statistics_2e_pairing3_2e_response, p_core_2e_statistics_2e_pairing3_2e_first)).concat(p_core_2e_statistics_2e_pairing3_2e_grows__causes).val() : p_core_2e_statistics_2e_pairing3_2e_outcome____payload____classes.curr));
	}
	// cells $flatten\core.\statistics.\pairing3.$225 $procmux$1598 $procmux$1596 $flatten\core.\statistics.\pairing3.$186
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_beyond.next = (p_core_2e_statistics_2e_pairing3_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing3_2e_compare ? gt_uu<1>(p_core_2e_statistics_2e_pairing3_2e_head__age.curr, p_core_2e_registers_2e_configuration____segment3__threshold__high.curr.concat(p_core_2e_registers_2e_configuration____segment3__threshold__low.curr).val()) : p_core_2e_statistics_2e_pairing3_2e_beyond.curr));
	}
	// cells $flatten\core.\statistics.\pairing3.$223 $procmux$1594 $procmux$1592 $flatten\core.\statistics.\pairing3.$185
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_last__late.next = (p_core_2e_statistics_2e_pairing3_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing3_2e_compare ? gt_uu<1>(p_core_2e_statistics_2e_pairing3_2e_last__age.curr, p_core_2e_statistics_2e_pairing3_2e_timeout) : p_core_2e_statistics_2e_pairing3_2e_last__late.curr));
	}
	// cells $flatten\core.\statistics.\pairing3.$221 $procmux$1590 $procmux$1588 $flatten\core.\statistics.\pairing3.$184
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_second__old.next = (p_core_2e_statistics_2e_pairing3_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing3_2e_compare ? ge_uu<1>(p_core_2e_statistics_2e_pairing3_2e_second__age.curr, p_core_2e_statistics_2e_pairing3_2e_port_24_4181_24_0.concat(p_core_2e_statistics_2e_pairing3_2e_port_24_4178_24_0).val()) : p_core_2e_statistics_2e_pairing3_2e_second__old.curr));
	}
	// cells $flatten\core.\statistics.\pairing3.$219 $procmux$1586 $procmux$1584 $flatten\core.\statistics.\pairing3.$183
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_head__old.next = (p_core_2e_statistics_2e_pairing3_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing3_2e_compare ? ge_uu<1>(p_core_2e_statistics_2e_pairing3_2e_head__age.curr, p_core_2e_statistics_2e_pairing3_2e_port_24_4181_24_0.concat(p_core_2e_statistics_2e_pairing3_2e_port_24_4178_24_0).val()) : p_core_2e_statistics_2e_pairing3_2e_head__old.curr));
	}
	// cells $flatten\core.\statistics.\pairing3.$217 $procmux$1582 $procmux$1580 $flatten\core.\statistics.\pairing3.$182
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_head__late.next = (p_core_2e_statistics_2e_pairing3_2e_soft__reset ? value<1>{0u} : (p_core_2e_statistics_2e_pairing3_2e_compare ? gt_uu<1>(p_core_2e_statistics_2e_pairing3_2e_head__age.curr, p_core_2e_statistics_2e_pairing3_2e_timeout) : p_core_2e_statistics_2e_pairing3_2e_head__late.curr));
	}
	// cells $flatten\core.\statistics.\pairing3.$215 $procmux$1578 $procmux$1576 $flatten\core.\statistics.\pairing3.$181
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_young__age.next = (p_core_2e_statistics_2e_pairing3_2e_soft__reset ? value<36>{0u,0u} : (p_core_2e_statistics_2e_pairing3_2e__24_signal_24_80 ? sub_uu<37>(p_core_2e_statistics_2e_pairing3_2e_port_24_4798_24_0.slice<34,0>().concat(p_core_2e_statistics_2e_pairing3_2e_port_24_2106_24_0).val(), p_core_2e_statistics_2e_pairing3_2e_youngest.curr).slice<35,0>().val() : p_core_2e_statistics_2e_pairing3_2e_young__age.curr));
	}
	// cells $flatten\core.\statistics.\pairing3.$213 $procmux$1574 $procmux$1572 $flatten\core.\statistics.\pairing3.$180
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_last__age.next = (p_core_2e_statistics_2e_pairing3_2e_soft__reset ? value<36>{0u,0u} : (p_core_2e_statistics_2e_pairing3_2e__24_signal_24_80 ? sub_uu<37>(p_core_2e_statistics_2e_pairing3_2e_port_24_4798_24_0.slice<34,0>().concat(p_core_2e_statistics_2e_pairing3_2e_port_24_2106_24_0).val(), p_core_2e_statistics_2e_pairing3_2e_last.curr).slice<35,0>().val() : p_core_2e_statistics_2e_pairing3_2e_last__age.curr));
	}
	// cells $flatten\core.\statistics.\pairing3.$211 $procmux$1570 $procmux$1568 $flatten\core.\statistics.\pairing3.$179
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_second__age.next = (p_core_2e_statistics_2e_pairing3_2e_soft__reset ? value<36>{0u,0u} : (p_core_2e_statistics_2e_pairing3_2e__24_signal_24_80 ? sub_uu<37>(p_core_2e_statistics_2e_pairing3_2e_port_24_4798_24_0.slice<34,0>().concat(p_core_2e_statistics_2e_pairing3_2e_port_24_2106_24_0).val(), p_core_2e_statistics_2e_pairing3_2e_pending_2e_second.curr).slice<35,0>().val() : p_core_2e_statistics_2e_pairing3_2e_second__age.curr));
	}
	// cells $flatten\core.\statistics.\pairing3.$209 $procmux$1566 $procmux$1564 $flatten\core.\statistics.\pairing3.$178
	if (posedge_p_clk) {
		p_core_2e_statistics_2e_pairing3_2e_head__age.next = (p_core_2e_statistics_2e_pairing3_2e_soft__reset ? value<36>{0u,0u} : (p_core_2e_statistics_2e_pairing3_2e__24_signal_24_80 ? sub_uu<37>(p_core_2e_statistics_2e_pairing3_2e_port_24_4798_24_0.slice<34,0>().concat(p_core_2e_statistics_2e_pairing3_2e_port_24_2106_24_0).val(), p_core_2e_statistics_2e_pairing3_2e_pending_2e_head.curr).slice<35,0>().val() : p_core_2e_statistics_2e_pairing3_2e_head__age.curr));
	}
	// cells $flatten\core.\events.$361 $procmux$1554 $procmux$1552 $procmux$1550
	if (posedge_p_clk) {
		p_core_2e_events_2e_losing.next = (p_core_2e_events_2e_soft__reset ? value<1>{0u} : (p_core_2e_events_2e_closing ? value<1>{0u} : (i_flatten_5c_core_2e__5c_events_2e__24_54 ? value<1>{0x1u} : p_core_2e_events_2e_losing.curr)));
	}
	// cells $flatten\core.\events.$363 $procmux$1548 $procmux$1546 $flatten\core.\events.$296 $flatten\core.\events.$295 $flatten\core.\events.$294 $flatten\core.\events.$293 $flatten\core.\events.$291 $flatten\core.\events.$290 $flatten\core.\events.$288 $flatten\core.\events.$287 $flatten\core.\events.$285 $flatten\core.\events.$284 $flatten\core.\events.$282 $flatten\core.\events.$281 $flatten\core.\events.$279 $flatten\core.\events.$277 $flatten\core.\events.$276 $flatten\core.\events.$275 $flatten\core.\events.$274 $flatten\core.\events.$273 $flatten\core.\events.$272 $flatten\core.\events.$271 $flatten\core.\events.$270 $flatten\core.\events.$269 $flatten\core.\events.$268 $flatten\core.\events.$267 $flatten\core.\events.$266 $flatten\core.\events.$265 $flatten\core.\events.$264 $flatten\core.\events.$263 $flatten\core.\events.$262 $flatten\core.\events.$261
	if (posedge_p_clk) {
		p_core_2e_events_2e_begin.next = (p_core_2e_events_2e_soft__reset ? value<64>{0u,0u} : (i_flatten_5c_core_2e__5c_events_2e__24_54 ? p_core_2e_time_2e_segment1.curr.concat(p_core_2e_time_2e_segment0.curr).concat((or_uu<1>(or_uu<1>(or_uu<1>(or_uu<1>(or_uu<1>(and_uu<1>(p_core_2e_events_2e_valid.slice<0>().val(), logic_not<1>(p_core_2e_events_2e_port_24_4482_24_0.slice<3>().val())), and_uu<1>(p_core_2e_events_2e_valid.slice<1>().val(), logic_not<1>(p_core_2e_events_2e_port_24_4502_24_0.slice<3>().val()))), and_uu<1>(p_core_2e_events_2e_valid.slice<2>().val(), logic_not<1>(p_core_2e_events_2e_port_24_4522_24_0.slice<3>().val()))), and_uu<1>(p_core_2e_events_2e_valid.slice<3>().val(), logic_not<1>(p_core_2e_events_2e_port_24_4542_24_0.slice<3>().val()))), and_uu<1>(p_core_2e_events_2e_valid.slice<4>().val(), logic_not<1>(p_core_2e_events_2e_port_24_4552_24_0))), and_uu<1>(p_core_2e_events_2e_valid.slice<5>().val(), logic_not<1>(p_core_2e_events_2e_port_24_4556_24_0))) ? value<1>{0u} : (or_uu<1>(or_uu<1>(or_uu<1>(or_uu<1>(or_uu<1>(and_uu<1>(p_core_2e_events_2e_valid.slice<0>().val(), p_core_2e_events_2e_port_24_4482_24_0.slice<3>().val()), and_uu<1>(p_core_2e_events_2e_valid.slice<1>().val(), p_core_2e_events_2e_port_24_4502_24_0.slice<3>().val())), and_uu<1>(p_core_2e_events_2e_valid.slice<2>().val(), p_core_2e_events_2e_port_24_4522_24_0.slice<3>().val())), and_uu<1>(p_core_2e_events_2e_valid.slice<3>().val(), p_core_2e_events_2e_port_24_4542_24_0.slice<3>().val())), and_uu<1>(p_core_2e_events_2e_valid.slice<4>().val(), p_core_2e_events_2e_port_24_4552_24_0)), and_uu<1>(p_core_2e_events_2e_valid.slice<5>().val(), p_core_2e_events_2e_port_24_4556_24_0)) ? value<1>{0x1u} : value<1>{0u}))).val() : p_core_2e_events_2e_begin.curr));
	}
	// cells $flatten\core.\events.$365 $procmux$1544 $procmux$1542 $flatten\core.\events.$297
	if (posedge_p_clk) {
		p_core_2e_events_2e_end.next = (p_core_2e_events_2e_soft__reset ? value<64>{0u,0u} : (reduce_or<1>(p_core_2e_events_2e_dropped) ? p_core_2e_events_2e_end__now : p_core_2e_events_2e_end.curr));
	}
	// cells $flatten\core.\events.$367 $procmux$1540 $procmux$1538 $procmux$1536
	if (posedge_p_clk) {
		p_core_2e_events_2e_record__busy.next = (p_core_2e_events_2e_soft__reset ? value<1>{0u} : (p_core_2e_events_2e_closing ? value<1>{0x1u} : (p_core_2e_events_2e_words_2e_loss__sent ? value<1>{0u} : p_core_2e_events_2e_record__busy.curr)));
	}
	// cells $flatten\core.\events.$369 $procmux$1534 $procmux$1532
	if (posedge_p_clk) {
		p_core_2e_events_2e_loss__end.next = (p_core_2e_events_2e_soft__reset ? value<64>{0u,0u} : (p_core_2e_events_2e_closing ? p_core_2e_events_2e_end__now : p_core_2e_events_2e_loss__end.curr));
	}
	// cells $flatten\core.\events.$371 $procmux$1530 $procmux$1528 $procmux$1526
	if (posedge_p_clk) {
		p_core_2e_events_2e_interval__0.next = (p_core_2e_events_2e_soft__reset ? value<32>{0u} : (p_core_2e_events_2e_closing ? value<32>{0u} : (p_core_2e_events_2e_dropped.slice<0>().val() ? i_flatten_5c_core_2e__5c_events_2e__24_43.slice<31,0>().val() : p_core_2e_events_2e_interval__0.curr)));
	}
	// cells $flatten\core.\events.$373 $procmux$1524 $procmux$1522
	if (posedge_p_clk) {
		p_core_2e_events_2e_loss__counts____0.next = (p_core_2e_events_2e_soft__reset ? value<32>{0u} : (p_core_2e_events_2e_closing ? i_flatten_5c_core_2e__5c_events_2e__24_43.slice<31,0>().val() : p_core_2e_events_2e_loss__counts____0.curr));
	}
	// cells $flatten\core.\events.$375 $procmux$1520 $procmux$1518 $procmux$1516
	if (posedge_p_clk) {
		p_core_2e_events_2e_interval__1.next = (p_core_2e_events_2e_soft__reset ? value<32>{0u} : (p_core_2e_events_2e_closing ? value<32>{0u} : (p_core_2e_events_2e_dropped.slice<1>().val() ? i_flatten_5c_core_2e__5c_events_2e__24_44.slice<31,0>().val() : p_core_2e_events_2e_interval__1.curr)));
	}
	// cells $flatten\core.\events.$377 $procmux$1514 $procmux$1512
	if (posedge_p_clk) {
		p_core_2e_events_2e_loss__counts____1.next = (p_core_2e_events_2e_soft__reset ? value<32>{0u} : (p_core_2e_events_2e_closing ? i_flatten_5c_core_2e__5c_events_2e__24_44.slice<31,0>().val() : p_core_2e_events_2e_loss__counts____1.curr));
	}
	// cells $flatten\core.\events.$379 $procmux$1510 $procmux$1508 $procmux$1506
	if (posedge_p_clk) {
		p_core_2e_events_2e_interval__2.next = (p_core_2e_events_2e_soft__reset ? value<32>{0u} : (p_core_2e_events_2e_closing ? value<32>{0u} : (p_core_2e_events_2e_dropped.slice<2>().val() ? i_flatten_5c_core_2e__5c_events_2e__24_45.slice<31,0>().val() : p_core_2e_events_2e_interval__2.curr)));
	}
	// cells $flatten\core.\events.$381 $procmux$1504 $procmux$1502
	if (posedge_p_clk) {
		p_core_2e_events_2e_loss__counts____2.next = (p_core_2e_events_2e_soft__reset ? value<32>{0u} : (p_core_2e_events_2e_closing ? i_flatten_5c_core_2e__5c_events_2e__24_45.slice<31,0>().val() : p_core_2e_events_2e_loss__counts____2.curr));
	}
	// cells $flatten\core.\events.$383 $procmux$1500 $procmux$1498 $procmux$1496
	if (posedge_p_clk) {
		p_core_2e_events_2e_interval__3.next = (p_core_2e_events_2e_soft__reset ? value<32>{0u} : (p_core_2e_events_2e_closing ? value<32>{0u} : (p_core_2e_events_2e_dropped.slice<3>().val() ? i_flatten_5c_core_2e__5c_events_2e__24_46.slice<31,0>().val() : p_core_2e_events_2e_interval__3.curr)));
	}
	// cells $flatten\core.\events.$385 $procmux$1494 $procmux$1492
	if (posedge_p_clk) {
		p_core_2e_events_2e_loss__counts____3.next = (p_core_2e_events_2e_soft__reset ? value<32>{0u} : (p_core_2e_events_2e_closing ? i_flatten_5c_core_2e__5c_events_2e__24_46.slice<31,0>().val() : p_core_2e_events_2e_loss__counts____3.curr));
	}
	// cells $flatten\core.\events.$387 $procmux$1490 $procmux$1488 $procmux$1486
	if (posedge_p_clk) {
		p_core_2e_events_2e_interval__4.next = (p_core_2e_events_2e_soft__reset ? value<32>{0u} : (p_core_2e_events_2e_closing ? value<32>{0u} : (p_core_2e_events_2e_dropped.slice<4>().val() ? i_flatten_5c_core_2e__5c_events_2e__24_47.slice<31,0>().val() : p_core_2e_events_2e_interval__4.curr)));
	}
	// cells $flatten\core.\events.$389 $procmux$1484 $procmux$1482
	if (posedge_p_clk) {
		p_core_2e_events_2e_loss__counts____4.next = (p_core_2e_events_2e_soft__reset ? value<32>{0u} : (p_core_2e_events_2e_closing ? i_flatten_5c_core_2e__5c_events_2e__24_47.slice<31,0>().val() : p_core_2e_events_2e_loss__counts____4.curr));
	}
	// cells $flatten\core.\events.$391 $procmux$1480 $procmux$1478 $procmux$1476
	if (posedge_p_clk) {
		p_core_2e_events_2e_interval__5.next = (p_core_2e_events_2e_soft__reset ? value<32>{0u} : (p_core_2e_events_2e_closing ? value<32>{0u} : (p_core_2e_events_2e_dropped.slice<5>().val() ? i_flatten_5c_core_2e__5c_events_2e__24_48.slice<31,0>().val() : p_core_2e_events_2e_interval__5.curr)));
	}
	// cells $flatten\core.\events.$393 $procmux$1474 $procmux$1472
	if (posedge_p_clk) {
		p_core_2e_events_2e_loss__counts____5.next = (p_core_2e_events_2e_soft__reset ? value<32>{0u} : (p_core_2e_events_2e_closing ? i_flatten_5c_core_2e__5c_events_2e__24_48.slice<31,0>().val() : p_core_2e_events_2e_loss__counts____5.curr));
	}
	// cells $flatten\core.\events.$395 $procmux$1470 $procmux$1468 $flatten\core.\events.$298
	if (posedge_p_clk) {
		p_core_2e_events_2e_seen____0.next = (p_core_2e_events_2e_soft__reset ? value<32>{0u} : (p_core_2e_events_2e_valid.slice<0>().val() ? add_uu<33>(p_core_2e_events_2e_seen____0.curr, value<1>{0x1u}).slice<31,0>().val() : p_core_2e_events_2e_seen____0.curr));
	}
	// cells $flatten\core.\events.$397 $procmux$1466 $procmux$1464 $flatten\core.\events.$299
	if (posedge_p_clk) {
		p_core_2e_events_2e_sent____0.next = (p_core_2e_events_2e_soft__reset ? value<32>{0u} : (p_core_2e_events_2e_sent.slice<0>().val() ? add_uu<33>(p_core_2e_events_2e_sent____0.curr, value<1>{0x1u}).slice<31,0>().val() : p_core_2e_events_2e_sent____0.curr));
	}
	// cells $flatten\core.\events.$399 $procmux$1462 $procmux$1460 $flatten\core.\events.$300
	if (posedge_p_clk) {
		p_core_2e_events_2e_lost____0.next = (p_core_2e_events_2e_soft__reset ? value<32>{0u} : (p_core_2e_events_2e_dropped.slice<0>().val() ? add_uu<33>(p_core_2e_events_2e_lost____0.curr, value<1>{0x1u}).slice<31,0>().val() : p_core_2e_events_2e_lost____0.curr));
	}
	// cells $flatten\core.\events.$401 $procmux$1458 $procmux$1456 $flatten\core.\events.$302 $flatten\core.\events.$301 $flatten\core.\events.$305 $procmux$1454 $flatten\core.\events.$304 $flatten\core.\events.$303 $flatten\core.\events.$306
	if (posedge_p_clk) {
		p_core_2e_events_2e_queued__0.next = (p_core_2e_events_2e_soft__reset ? value<10>{0u} : (and_uu<1>(p_core_2e_events_2e_kept.slice<0>().val(), not_u<1>(p_core_2e_events_2e_sent.slice<0>().val())) ? add_uu<11>(p_core_2e_events_2e_queued__0.curr, value<1>{0x1u}).slice<9,0>().val() : (and_uu<1>(p_core_2e_events_2e_sent.slice<0>().val(), not_u<1>(p_core_2e_events_2e_kept.slice<0>().val())) ? sub_uu<11>(p_core_2e_events_2e_queued__0.curr, value<1>{0x1u}).slice<9,0>().val() : p_core_2e_events_2e_queued__0.curr)));
	}
	// cells $flatten\core.\events.$403 $procmux$1452 $procmux$1450 $flatten\core.\events.$307
	if (posedge_p_clk) {
		p_core_2e_events_2e_seen____1.next = (p_core_2e_events_2e_soft__reset ? value<32>{0u} : (p_core_2e_events_2e_valid.slice<1>().val() ? add_uu<33>(p_core_2e_events_2e_seen____1.curr, value<1>{0x1u}).slice<31,0>().val() : p_core_2e_events_2e_seen____1.curr));
	}
	// cells $flatten\core.\events.$405 $procmux$1448 $procmux$1446 $flatten\core.\events.$308
	if (posedge_p_clk) {
		p_core_2e_events_2e_sent____1.next = (p_core_2e_events_2e_soft__reset ? value<32>{0u} : (p_core_2e_events_2e_sent.slice<1>().val() ? add_uu<33>(p_core_2e_events_2e_sent____1.curr, value<1>{0x1u}).slice<31,0>().val() : p_core_2e_events_2e_sent____1.curr));
	}
	// cells $flatten\core.\events.$407 $procmux$1444 $procmux$1442 $flatten\core.\events.$309
	if (posedge_p_clk) {
		p_core_2e_events_2e_lost____1.next = (p_core_2e_events_2e_soft__reset ? value<32>{0u} : (p_core_2e_events_2e_dropped.slice<1>().val() ? add_uu<33>(p_core_2e_events_2e_lost____1.curr, value<1>{0x1u}).slice<31,0>().val() : p_core_2e_events_2e_lost____1.curr));
	}
	// cells $flatten\core.\events.$409 $procmux$1440 $procmux$1438 $flatten\core.\events.$311 $flatten\core.\events.$310 $flatten\core.\events.$314 $procmux$1436 $flatten\core.\events.$313 $flatten\core.\events.$312 $flatten\core.\events.$315
	if (posedge_p_clk) {
		p_core_2e_events_2e_queued__1.next = (p_core_2e_events_2e_soft__reset ? value<10>{0u} : (and_uu<1>(p_core_2e_events_2e_kept.slice<1>().val(), not_u<1>(p_core_2e_events_2e_sent.slice<1>().val())) ? add_uu<11>(p_core_2e_events_2e_queued__1.curr, value<1>{0x1u}).slice<9,0>().val() : (and_uu<1>(p_core_2e_events_2e_sent.slice<1>().val(), not_u<1>(p_core_2e_events_2e_kept.slice<1>().val())) ? sub_uu<11>(p_core_2e_events_2e_queued__1.curr, value<1>{0x1u}).slice<9,0>().val() : p_core_2e_events_2e_queued__1.curr)));
	}
	// cells $flatten\core.\events.$411 $procmux$1434 $procmux$1432 $flatten\core.\events.$316
	if (posedge_p_clk) {
		p_core_2e_events_2e_seen____2.next = (p_core_2e_events_2e_soft__reset ? value<32>{0u} : (p_core_2e_events_2e_valid.slice<2>().val() ? add_uu<33>(p_core_2e_events_2e_seen____2.curr, value<1>{0x1u}).slice<31,0>().val() : p_core_2e_events_2e_seen____2.curr));
	}
	// cells $flatten\core.\events.$413 $procmux$1430 $procmux$1428 $flatten\core.\events.$317
	if (posedge_p_clk) {
		p_core_2e_events_2e_sent____2.next = (p_core_2e_events_2e_soft__reset ? value<32>{0u} : (p_core_2e_events_2e_sent.slice<2>().val() ? add_uu<33>(p_core_2e_events_2e_sent____2.curr, value<1>{0x1u}).slice<31,0>().val() : p_core_2e_events_2e_sent____2.curr));
	}
	// cells $flatten\core.\events.$415 $procmux$1426 $procmux$1424 $flatten\core.\events.$318
	if (posedge_p_clk) {
		p_core_2e_events_2e_lost____2.next = (p_core_2e_events_2e_soft__reset ? value<32>{0u} : (p_core_2e_events_2e_dropped.slice<2>().val() ? add_uu<33>(p_core_2e_events_2e_lost____2.curr, value<1>{0x1u}).slice<31,0>().val() : p_core_2e_events_2e_lost____2.curr));
	}
	// cells $flatten\core.\events.$417 $procmux$1422 $procmux$1420 $flatten\core.\events.$320 $flatten\core.\events.$319 $flatten\core.\events.$323 $procmux$1418 $flatten\core.\events.$322 $flatten\core.\events.$321 $flatten\core.\events.$324
	if (posedge_p_clk) {
		p_core_2e_events_2e_queued__2.next = (p_core_2e_events_2e_soft__reset ? value<10>{0u} : (and_uu<1>(p_core_2e_events_2e_kept.slice<2>().val(), not_u<1>(p_core_2e_events_2e_sent.slice<2>().val())) ? add_uu<11>(p_core_2e_events_2e_queued__2.curr, value<1>{0x1u}).slice<9,0>().val() : (and_uu<1>(p_core_2e_events_2e_sent.slice<2>().val(), not_u<1>(p_core_2e_events_2e_kept.slice<2>().val())) ? sub_uu<11>(p_core_2e_events_2e_queued__2.curr, value<1>{0x1u}).slice<9,0>().val() : p_core_2e_events_2e_queued__2.curr)));
	}
	// cells $flatten\core.\events.$419 $procmux$1416 $procmux$1414 $flatten\core.\events.$325
	if (posedge_p_clk) {
		p_core_2e_events_2e_seen____3.next = (p_core_2e_events_2e_soft__reset ? value<32>{0u} : (p_core_2e_events_2e_valid.slice<3>().val() ? add_uu<33>(p_core_2e_events_2e_seen____3.curr, value<1>{0x1u}).slice<31,0>().val() : p_core_2e_events_2e_seen____3.curr));
	}
	// cells $flatten\core.\events.$421 $procmux$1412 $procmux$1410 $flatten\core.\events.$326
	if (posedge_p_clk) {
		p_core_2e_events_2e_sent____3.next = (p_core_2e_events_2e_soft__reset ? value<32>{0u} : (p_core_2e_events_2e_sent.slice<3>().val() ? add_uu<33>(p_core_2e_events_2e_sent____3.curr, value<1>{0x1u}).slice<31,0>().val() : p_core_2e_events_2e_sent____3.curr));
	}
	// cells $flatten\core.\events.$423 $procmux$1408 $procmux$1406 $flatten\core.\events.$327
	if (posedge_p_clk) {
		p_core_2e_events_2e_lost____3.next = (p_core_2e_events_2e_soft__reset ? value<32>{0u} : (p_core_2e_events_2e_dropped.slice<3>().val() ? add_uu<33>(p_core_2e_events_2e_lost____3.curr, value<1>{0x1u}).slice<31,0>().val() : p_core_2e_events_2e_lost____3.curr));
	}
	// cells $flatten\core.\events.$425 $procmux$1404 $procmux$1402 $flatten\core.\events.$329 $flatten\core.\events.$328 $flatten\core.\events.$332 $procmux$1400 $flatten\core.\events.$331 $flatten\core.\events.$330 $flatten\core.\events.$333
	if (posedge_p_clk) {
		p_core_2e_events_2e_queued__3.next = (p_core_2e_events_2e_soft__reset ? value<10>{0u} : (and_uu<1>(p_core_2e_events_2e_kept.slice<3>().val(), not_u<1>(p_core_2e_events_2e_sent.slice<3>().val())) ? add_uu<11>(p_core_2e_events_2e_queued__3.curr, value<1>{0x1u}).slice<9,0>().val() : (and_uu<1>(p_core_2e_events_2e_sent.slice<3>().val(), not_u<1>(p_core_2e_events_2e_kept.slice<3>().val())) ? sub_uu<11>(p_core_2e_events_2e_queued__3.curr, value<1>{0x1u}).slice<9,0>().val() : p_core_2e_events_2e_queued__3.curr)));
	}
	// cells $flatten\core.\events.$427 $procmux$1398 $procmux$1396 $flatten\core.\events.$334
	if (posedge_p_clk) {
		p_core_2e_events_2e_seen____4.next = (p_core_2e_events_2e_soft__reset ? value<32>{0u} : (p_core_2e_events_2e_valid.slice<4>().val() ? add_uu<33>(p_core_2e_events_2e_seen____4.curr, value<1>{0x1u}).slice<31,0>().val() : p_core_2e_events_2e_seen____4.curr));
	}
	// cells $flatten\core.\events.$429 $procmux$1394 $procmux$1392 $flatten\core.\events.$335
	if (posedge_p_clk) {
		p_core_2e_events_2e_sent____4.next = (p_core_2e_events_2e_soft__reset ? value<32>{0u} : (p_core_2e_events_2e_sent.slice<4>().val() ? add_uu<33>(p_core_2e_events_2e_sent____4.curr, value<1>{0x1u}).slice<31,0>().val() : p_core_2e_events_2e_sent____4.curr));
	}
	// cells $flatten\core.\events.$431 $procmux$1390 $procmux$1388 $flatten\core.\events.$336
	if (posedge_p_clk) {
		p_core_2e_events_2e_lost____4.next = (p_core_2e_events_2e_soft__reset ? value<32>{0u} : (p_core_2e_events_2e_dropped.slice<4>().val() ? add_uu<33>(p_core_2e_events_2e_lost____4.curr, value<1>{0x1u}).slice<31,0>().val() : p_core_2e_events_2e_lost____4.curr));
	}
	// cells $flatten\core.\events.$433 $procmux$1386 $procmux$1384 $flatten\core.\events.$338 $flatten\core.\events.$337 $flatten\core.\events.$341 $procmux$1382 $flatten\core.\events.$340 $flatten\core.\events.$339 $flatten\core.\events.$342
	if (posedge_p_clk) {
		p_core_2e_events_2e_queued__4.next = (p_core_2e_events_2e_soft__reset ? value<10>{0u} : (and_uu<1>(p_core_2e_events_2e_kept.slice<4>().val(), not_u<1>(p_core_2e_events_2e_sent.slice<4>().val())) ? add_uu<11>(p_core_2e_events_2e_queued__4.curr, value<1>{0x1u}).slice<9,0>().val() : (and_uu<1>(p_core_2e_events_2e_sent.slice<4>().val(), not_u<1>(p_core_2e_events_2e_kept.slice<4>().val())) ? sub_uu<11>(p_core_2e_events_2e_queued__4.curr, value<1>{0x1u}).slice<9,0>().val() : p_core_2e_events_2e_queued__4.curr)));
	}
	// cells $flatten\core.\events.$435 $procmux$1380 $procmux$1378 $flatten\core.\events.$343
	if (posedge_p_clk) {
		p_core_2e_events_2e_seen____5.next = (p_core_2e_events_2e_soft__reset ? value<32>{0u} : (p_core_2e_events_2e_valid.slice<5>().val() ? add_uu<33>(p_core_2e_events_2e_seen____5.curr, value<1>{0x1u}).slice<31,0>().val() : p_core_2e_events_2e_seen____5.curr));
	}
	// cells $flatten\core.\events.$437 $procmux$1376 $procmux$1374 $flatten\core.\events.$344
	if (posedge_p_clk) {
		p_core_2e_events_2e_sent____5.next = (p_core_2e_events_2e_soft__reset ? value<32>{0u} : (p_core_2e_events_2e_sent.slice<5>().val() ? add_uu<33>(p_core_2e_events_2e_sent____5.curr, value<1>{0x1u}).slice<31,0>().val() : p_core_2e_events_2e_sent____5.curr));
	}
	// cells $flatten\core.\events.$439 $procmux$1372 $procmux$1370 $flatten\core.\events.$345
	if (posedge_p_clk) {
		p_core_2e_events_2e_lost____5.next = (p_core_2e_events_2e_soft__reset ? value<32>{0u} : (p_core_2e_events_2e_dropped.slice<5>().val() ? add_uu<33>(p_core_2e_events_2e_lost____5.curr, value<1>{0x1u}).slice<31,0>().val() : p_core_2e_events_2e_lost____5.curr));
	}
	// cells $flatten\core.\events.$441 $procmux$1368 $procmux$1366 $flatten\core.\events.$347 $flatten\core.\events.$346 $flatten\core.\events.$350 $procmux$1364 $flatten\core.\events.$349 $flatten\core.\events.$348 $flatten\core.\events.$351
	if (posedge_p_clk) {
		p_core_2e_events_2e_queued__5.next = (p_core_2e_events_2e_soft__reset ? value<10>{0u} : (and_uu<1>(p_core_2e_events_2e_kept.slice<5>().val(), not_u<1>(p_core_2e_events_2e_sent.slice<5>().val())) ? add_uu<11>(p_core_2e_events_2e_queued__5.curr, value<1>{0x1u}).slice<9,0>().val() : (and_uu<1>(p_core_2e_events_2e_sent.slice<5>().val(), not_u<1>(p_core_2e_events_2e_kept.slice<5>().val())) ? sub_uu<11>(p_core_2e_events_2e_queued__5.curr, value<1>{0x1u}).slice<9,0>().val() : p_core_2e_events_2e_queued__5.curr)));
	}
	// cells $flatten\core.\events.$443 $procmux$1362 $procmux$1360 $flatten\core.\events.$352 $flatten\core.\events.$359 $flatten\core.\events.$358 $flatten\core.\events.$357 $flatten\core.\events.$356 $flatten\core.\events.$355 $flatten\core.\events.$354 $flatten\core.\events.$353
	if (posedge_p_clk) {
		p_core_2e_events_2e_lost__total.next = (p_core_2e_events_2e_soft__reset ? value<32>{0u} : (reduce_or<1>(p_core_2e_events_2e_dropped) ? add_uu<33>(p_core_2e_events_2e_lost__total.curr, add_uu<7>(add_uu<6>(add_uu<5>(add_uu<4>(add_uu<3>(add_uu<2>(value<0>(), p_core_2e_events_2e_dropped.slice<0>().val()), p_core_2e_events_2e_dropped.slice<1>().val()), p_core_2e_events_2e_dropped.slice<2>().val()), p_core_2e_events_2e_dropped.slice<3>().val()), p_core_2e_events_2e_dropped.slice<4>().val()), p_core_2e_events_2e_dropped.slice<5>().val())).slice<31,0>().val() : p_core_2e_events_2e_lost__total.curr));
	}
	// cells $flatten\core.\events.\queue.$50 $procmux$1358 $procmux$1356 $flatten\core.\events.\queue.$31 $flatten\core.\events.\queue.$30 $flatten\core.\events.\queue.$34 $procmux$1354 $flatten\core.\events.\queue.$33 $flatten\core.\events.\queue.$32 $flatten\core.\events.\queue.$35
	if (posedge_p_clk) {
		p_core_2e_events_2e_queue_2e_level.next = (p_core_2e_events_2e_queue_2e_soft__reset ? value<10>{0u} : (and_uu<1>(p_core_2e_events_2e_queue_2e_accept, not_u<1>(p_core_2e_events_2e_queue_2e_taken)) ? add_uu<11>(p_core_2e_events_2e_queue_2e_level.curr, value<1>{0x1u}).slice<9,0>().val() : (and_uu<1>(p_core_2e_events_2e_queue_2e_taken, not_u<1>(p_core_2e_events_2e_queue_2e_accept)) ? sub_uu<11>(p_core_2e_events_2e_queue_2e_level.curr, value<1>{0x1u}).slice<9,0>().val() : p_core_2e_events_2e_queue_2e_level.curr)));
	}
	// cells $flatten\core.\events.\queue.$48 $procmux$1352 $procmux$1350 $procmux$1348
	if (posedge_p_clk) {
		p_core_2e_events_2e_queue_2e_read____valid.next = (p_core_2e_events_2e_queue_2e_soft__reset ? value<1>{0u} : (p_core_2e_events_2e_queue_2e_load ? value<1>{0x1u} : (p_core_2e_events_2e_queue_2e_taken ? value<1>{0u} : p_core_2e_events_2e_queue_2e_read____valid.curr)));
	}
	// cells $flatten\core.\events.\queue.$46 $procmux$1346 $procmux$1344
	if (posedge_p_clk) {
		p_core_2e_events_2e_queue_2e_read____payload.next = (p_core_2e_events_2e_queue_2e_soft__reset ? value<88>{0u,0u,0u} : (p_core_2e_events_2e_queue_2e_load ? p_core_2e_events_2e_queue_2e_read__port____data_24_19.curr : p_core_2e_events_2e_queue_2e_read____payload.curr));
	}
	// cells $flatten\core.\events.\queue.$44 $procmux$1342 $flatten\core.\events.\queue.$29
	if (posedge_p_clk) {
		p_core_2e_events_2e_queue_2e_read__pointer.next = (p_core_2e_events_2e_queue_2e_soft__reset ? value<10>{0u} : add_uu<11>(p_core_2e_events_2e_queue_2e_read__pointer.curr, p_core_2e_events_2e_queue_2e_load).slice<9,0>().val());
	}
	// cells $flatten\core.\events.\queue.$42 $procmux$1340 $flatten\core.\events.\queue.$28 $flatten\core.\events.\queue.$27 $flatten\core.\events.\queue.$26
	if (posedge_p_clk) {
		p_core_2e_events_2e_queue_2e_fetched.next = (p_core_2e_events_2e_queue_2e_soft__reset ? value<1>{0u} : and_uu<1>(ne_uu<1>(p_core_2e_events_2e_queue_2e_write__pointer.curr, p_core_2e_events_2e_queue_2e_read__pointer.curr), not_u<1>(p_core_2e_events_2e_queue_2e_load)));
	}
	// cells $flatten\core.\events.\queue.$40 $procmux$1338 $flatten\core.\events.\queue.$25
	if (posedge_p_clk) {
		p_core_2e_events_2e_queue_2e_write__pointer.next = (p_core_2e_events_2e_queue_2e_soft__reset ? value<10>{0u} : add_uu<11>(p_core_2e_events_2e_queue_2e_write__pointer.curr, p_core_2e_events_2e_queue_2e_accept).slice<9,0>().val());
	}
	// cells $flatten\core.\events.\words.$437 $procmux$1298 $procmux$1296 $procmux$1294 $procmux$1292
	if (posedge_p_clk) {
		p_core_2e_events_2e_words_2e_is__loss.next = (p_core_2e_events_2e_words_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_24 ? p_core_2e_events_2e_words_2e_is__loss.curr : (p_core_2e_events_2e_words_2e_offered.curr ? value<1>{0u} : (p_core_2e_events_2e_words_2e_mark ? value<1>{0x1u} : p_core_2e_events_2e_words_2e_is__loss.curr))));
	}
	// cells $flatten\core.\events.\words.$435 $procmux$1290 $procmux$1288 $procmux$1282 $procmux$1286 $flatten\core.\events.\words.$229 $flatten\core.\events.\words.$228 $flatten\core.\events.\words.$227 $flatten\core.\events.$256 $procmux$1284
	if (posedge_p_clk) {
		p_core_2e_events_2e_words_2e_payload____request.next = (p_core_2e_events_2e_words_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_24 ? (p_core_2e_events_2e_words_2e_payload____start ? value<1>{0u} : p_core_2e_events_2e_words_2e_payload____request.curr) : (p_core_2e_events_2e_words_2e_offered.curr ? or_uu<1>(ge_uu<1>(p_core_2e_events_2e_level, value<7>{0x78u}), and_uu<1>(p_core_2e_events_2e_words_2e_armed.curr, logic_not<1>(p_core_2e_events_2e_words_2e_flush__timer.curr))) : (p_core_2e_events_2e_words_2e_mark ? value<1>{0x1u} : p_core_2e_events_2e_words_2e_payload____request.curr))));
	}
	// cells $flatten\core.\events.\words.$433 $procmux$1280 $procmux$1278 $procmux$1276
	if (posedge_p_clk) {
		p_core_2e_events_2e_words_2e_armed.next = (p_core_2e_events_2e_words_2e_soft__reset ? value<1>{0u} : (p_core_2e_events_2e_words_2e_payload____done ? value<1>{0u} : (i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_23 ? value<1>{0x1u} : p_core_2e_events_2e_words_2e_armed.curr)));
	}
	// cells $flatten\core.\events.\words.$431 $procmux$1274 $procmux$1272 $procmux$1270 $procmux$1268 $flatten\core.\events.\words.$220 $flatten\core.\events.\words.$221
	if (posedge_p_clk) {
		p_core_2e_events_2e_words_2e_flush__timer.next = (p_core_2e_events_2e_words_2e_soft__reset ? value<32>{0u} : (p_core_2e_events_2e_words_2e_payload____done ? value<32>{0u} : (i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_23 ? p_core_2e_registers_2e_configuration____flush.curr : (reduce_bool<1>(p_core_2e_events_2e_words_2e_flush__timer.curr) ? sub_uu<33>(p_core_2e_events_2e_words_2e_flush__timer.curr, value<1>{0x1u}).slice<31,0>().val() : p_core_2e_events_2e_words_2e_flush__timer.curr))));
	}
	// cells $flatten\core.\events.\words.$429 $procmux$1266 $procmux$1264 $procmux$1262 $procmux$1260 $procmux$1258 $flatten\core.\events.\words.$219 $procmux$1128 $procmux$1129_CMP0 $procmux$1130_CMP0 $procmux$1131_CMP0 $procmux$1132_CMP0 $procmux$1133_CMP0 $procmux$1134_CMP0 $procmux$1135_CMP0 $procmux$1136_CMP0 $procmux$1137_CMP0 $procmux$1138_CMP0 $flatten\core.\events.\words.$217
	if (posedge_p_clk) {
		p_core_2e_events_2e_words_2e_loss__word.next = (p_core_2e_events_2e_words_2e_soft__reset ? value<32>{0u} : (i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_12 ? (p_core_2e_events_2e_words_2e_payload____done ? p_core_2e_events_2e_words_2e_loss__word.curr : (p_core_2e_events_2e_words_2e_loss__offered.curr ? p_core_2e_events_2e_words_2e_loss__word.curr : (i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_13 ? (lt_uu<1>(p_core_2e_events_2e_words_2e_loss__index.curr, value<4>{0xau}) ? (eq_uu<1>(p_core_2e_events_2e_words_2e_loss__index.curr, value<4>{0x9u}) ? p_core_2e_events_2e_loss__counts____5.curr : (eq_uu<1>(p_core_2e_events_2e_words_2e_loss__index.curr, value<4>{0x8u}) ? p_core_2e_events_2e_loss__counts____4.curr : (eq_uu<1>(p_core_2e_events_2e_words_2e_loss__index.curr, value<4>{0x7u}) ? p_core_2e_events_2e_loss__counts____3.curr : (eq_uu<1>(p_core_2e_events_2e_words_2e_loss__index.curr, value<4>{0x6u}) ? p_core_2e_events_2e_loss__counts____2.curr : (eq_uu<1>(p_core_2e_events_2e_words_2e_loss__index.curr, value<4>{0x5u}) ? p_core_2e_events_2e_loss__counts____1.curr : (eq_uu<1>(p_core_2e_events_2e_words_2e_loss__index.curr, value<4>{0x4u}) ? p_core_2e_events_2e_loss__counts____0.curr : (eq_uu<1>(p_core_2e_events_2e_words_2e_loss__index.curr, value<4>{0x3u}) ? p_core_2e_events_2e_loss__end.curr.slice<63,32>().val() : (eq_uu<1>(p_core_2e_events_2e_words_2e_loss__index.curr, value<4>{0x2u}) ? p_core_2e_events_2e_loss__end.curr.slice<31,0>().val() : (eq_uu<1>(p_core_2e_events_2e_words_2e_loss__index.curr, value<4>{0x1u}) ? p_core_2e_events_2e_queue_2e_read____payload.curr.slice<87,56>().val() : (logic_not<1>(p_core_2e_events_2e_words_2e_loss__index.curr) ? p_core_2e_events_2e_queue_2e_read____payload.curr.slice<55,25>().concat(p_core_2e_events_2e_queue_2e_read____payload.curr.slice<4>()).val() : value<32>{0u})))))))))) : value<32>{0u}) : p_core_2e_events_2e_words_2e_loss__word.curr))) : p_core_2e_events_2e_words_2e_loss__word.curr));
	}
	// cells $flatten\core.\events.\words.$427 $procmux$1256 $procmux$1254 $procmux$1252 $procmux$1250 $flatten\core.\events.\words.$215 $procmux$1248
	if (posedge_p_clk) {
		p_core_2e_events_2e_words_2e_loss__offered.next = (p_core_2e_events_2e_words_2e_soft__reset ? value<1>{0u} : (i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_12 ? (p_core_2e_events_2e_words_2e_payload____done ? p_core_2e_events_2e_words_2e_loss__offered.curr : (p_core_2e_events_2e_words_2e_loss__offered.curr ? not_u<1>(p_core_2e_events_2e_words_2e_payload____word____ready) : (i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_13 ? value<1>{0x1u} : p_core_2e_events_2e_words_2e_loss__offered.curr))) : p_core_2e_events_2e_words_2e_loss__offered.curr));
	}
	// cells $flatten\core.\events.\words.$425 $procmux$1246 $procmux$1244 $procmux$1242 $procmux$1240 $procmux$1238 $flatten\core.\events.\words.$216
	if (posedge_p_clk) {
		p_core_2e_events_2e_words_2e_loss__index.next = (p_core_2e_events_2e_words_2e_soft__reset ? value<4>{0u} : (i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_12 ? (p_core_2e_events_2e_words_2e_payload____done ? value<4>{0u} : (p_core_2e_events_2e_words_2e_loss__offered.curr ? p_core_2e_events_2e_words_2e_loss__index.curr : (i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_13 ? add_uu<5>(p_core_2e_events_2e_words_2e_loss__index.curr, value<1>{0x1u}).slice<3,0>().val() : p_core_2e_events_2e_words_2e_loss__index.curr))) : p_core_2e_events_2e_words_2e_loss__index.curr));
	}
	// cells $flatten\core.\events.\words.$423 $procmux$1236 $procmux$1234 $procmux$1232
	if (posedge_p_clk) {
		p_core_2e_events_2e_words_2e_is__first.next = (p_core_2e_events_2e_words_2e_soft__reset ? value<1>{0u} : (p_core_2e_events_2e_words_2e_payload____start ? value<1>{0x1u} : (p_core_2e_events_2e_words_2e_event__taken ? value<1>{0u} : p_core_2e_events_2e_words_2e_is__first.curr)));
	}
	// cells $flatten\core.\events.\words.$421 $procmux$1230 $procmux$1228 $procmux$1226
	if (posedge_p_clk) {
		p_core_2e_events_2e_words_2e_offered.next = (p_core_2e_events_2e_words_2e_soft__reset ? value<1>{0u} : (p_core_2e_events_2e_words_2e__24_signal_24_20 ? value<1>{0x1u} : (p_core_2e_events_2e_words_2e_event__taken ? value<1>{0u} : p_core_2e_events_2e_words_2e_offered.curr)));
	}
	// cells $flatten\core.\events.\words.$419 $procmux$1224 $procmux$1222 $procmux$1223_CMP0 $procmux$1220
	if (posedge_p_clk) {
		p_core_2e_events_2e_words_2e_offered__multi.next = (p_core_2e_events_2e_words_2e_soft__reset ? value<1>{0u} : (eq_uu<1>(p_core_2e_events_2e_words_2e_fsm__state.curr, value<2>{0x3u}) ? (p_core_2e_events_2e_words_2e__24_signal_24_20 ? p_core_2e_events_2e_words_2e_multi.curr : p_core_2e_events_2e_words_2e_offered__multi.curr) : p_core_2e_events_2e_words_2e_offered__multi.curr));
	}
	// cells $flatten\core.\events.\words.$417 $procmux$1218 $procmux$1216 $procmux$1217_CMP0 $procmux$1214
	if (posedge_p_clk) {
		p_core_2e_events_2e_words_2e__24_signal_24_23.next = (p_core_2e_events_2e_words_2e_soft__reset ? value<1>{0u} : (eq_uu<1>(p_core_2e_events_2e_words_2e_fsm__state.curr, value<2>{0x3u}) ? (p_core_2e_events_2e_words_2e__24_signal_24_20 ? p_core_2e_events_2e_words_2e__24_signal_24_11.curr : p_core_2e_events_2e_words_2e__24_signal_24_23.curr) : p_core_2e_events_2e_words_2e__24_signal_24_23.curr));
	}
	// cells $flatten\core.\events.\words.$415 $procmux$1212 $procmux$1210 $procmux$1211_CMP0 $procmux$1208
	if (posedge_p_clk) {
		p_core_2e_events_2e_words_2e_offered__source.next = (p_core_2e_events_2e_words_2e_soft__reset ? value<6>{0u} : (eq_uu<1>(p_core_2e_events_2e_words_2e_fsm__state.curr, value<2>{0x3u}) ? (p_core_2e_events_2e_words_2e__24_signal_24_20 ? p_core_2e_events_2e_words_2e_source.curr : p_core_2e_events_2e_words_2e_offered__source.curr) : p_core_2e_events_2e_words_2e_offered__source.curr));
	}
	// cells $flatten\core.\events.\words.$413 $procmux$1206 $procmux$1204 $procmux$1205_CMP0 $procmux$1202
	if (posedge_p_clk) {
		p_core_2e_events_2e_words_2e_delta.next = (p_core_2e_events_2e_words_2e_soft__reset ? value<27>{0u} : (eq_uu<1>(p_core_2e_events_2e_words_2e_fsm__state.curr, value<2>{0x3u}) ? (p_core_2e_events_2e_words_2e__24_signal_24_20 ? p_core_2e_events_2e_words_2e_low.curr.slice<26,0>().val() : p_core_2e_events_2e_words_2e_delta.curr) : p_core_2e_events_2e_words_2e_delta.curr));
	}
	// cells $flatten\core.\events.\words.$411 $procmux$1200 $procmux$1198 $procmux$1199_CMP0 $procmux$1196
	if (posedge_p_clk) {
		p_core_2e_events_2e_words_2e_last__tick.next = (p_core_2e_events_2e_words_2e_soft__reset ? value<64>{0u,0u} : (eq_uu<1>(p_core_2e_events_2e_words_2e_fsm__state.curr, value<2>{0x3u}) ? (p_core_2e_events_2e_words_2e__24_signal_24_20 ? p_core_2e_events_2e_words_2e_tick.curr : p_core_2e_events_2e_words_2e_last__tick.curr) : p_core_2e_events_2e_words_2e_last__tick.curr));
	}
	// cells $flatten\core.\events.\words.$409 $procmux$1194 $procmux$1192 $procmux$1193_CMP0 $flatten\core.\events.\words.$212 $flatten\core.\events.\words.$211
	if (posedge_p_clk) {
		p_core_2e_events_2e_words_2e_high.next = (p_core_2e_events_2e_words_2e_soft__reset ? value<32>{0u} : (eq_uu<1>(p_core_2e_events_2e_words_2e_fsm__state.curr, value<2>{0x2u}) ? sub_ss<34>(sub_uu<33>(p_core_2e_events_2e_words_2e_tick.curr.slice<63,32>().val(), p_core_2e_events_2e_words_2e_last__tick.curr.slice<63,32>().val()), value<1>{0u}.concat(p_core_2e_events_2e_words_2e_low.curr.slice<32>()).val()).slice<31,0>().val() : p_core_2e_events_2e_words_2e_high.curr));
	}
	// cells $flatten\core.\events.\words.$407 $procmux$1190 $procmux$1188 $procmux$1189_CMP0 $flatten\core.\events.\words.$210
	if (posedge_p_clk) {
		p_core_2e_events_2e_words_2e_low.next = (p_core_2e_events_2e_words_2e_soft__reset ? value<33>{0u,0u} : (eq_uu<1>(p_core_2e_events_2e_words_2e_fsm__state.curr, value<2>{0x1u}) ? sub_uu<33>(p_core_2e_events_2e_words_2e_tick.curr.slice<31,0>().val(), p_core_2e_events_2e_words_2e_last__tick.curr.slice<31,0>().val()) : p_core_2e_events_2e_words_2e_low.curr));
	}
	// cells $flatten\core.\events.\words.$405 $procmux$1186 $procmux$1179 $procmux$1180_CMP0 $procmux$1181_CMP0 $procmux$1182_CMP0 $procmux$1185_CMP0 $procmux$1177 $procmux$1183
	if (posedge_p_clk) {
		p_core_2e_events_2e_words_2e_fsm__state.next = (p_core_2e_events_2e_words_2e_soft__reset ? value<2>{0u} : (eq_uu<1>(p_core_2e_events_2e_words_2e_fsm__state.curr, value<2>{0x3u}) ? (p_core_2e_events_2e_words_2e__24_signal_24_20 ? value<2>{0u} : p_core_2e_events_2e_words_2e_fsm__state.curr) : (eq_uu<1>(p_core_2e_events_2e_words_2e_fsm__state.curr, value<2>{0x2u}) ? value<2>{0x3u} : (eq_uu<1>(p_core_2e_events_2e_words_2e_fsm__state.curr, value<2>{0x1u}) ? value<2>{0x2u} : (logic_not<1>(p_core_2e_events_2e_words_2e_fsm__state.curr) ? (i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_2 ? value<2>{0x1u} : p_core_2e_events_2e_words_2e_fsm__state.curr) : p_core_2e_events_2e_words_2e_fsm__state.curr)))));
	}
	// cells $flatten\core.\events.\words.$403 $procmux$1175 $procmux$1173 $procmux$1174_CMP0 $procmux$1171 $procmux$1169 $flatten\core.\events.\words.$209 $flatten\core.\events.\words.$208
	if (posedge_p_clk) {
		p_core_2e_events_2e_words_2e_gone.next = (p_core_2e_events_2e_words_2e_soft__reset ? value<6>{0u} : (logic_not<1>(p_core_2e_events_2e_words_2e_fsm__state.curr) ? (i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_2 ? (eq_uu<1>(p_core_2e_events_2e_words_2e__24_signal_24_16, p_core_2e_events_2e_words_2e__24_signal) ? value<6>{0u} : or_uu<6>(p_core_2e_events_2e_words_2e_gone.curr, p_core_2e_events_2e_words_2e__24_signal)) : p_core_2e_events_2e_words_2e_gone.curr) : p_core_2e_events_2e_words_2e_gone.curr));
	}
	// cells $flatten\core.\events.\words.$401 $procmux$1167 $procmux$1165 $procmux$1166_CMP0 $procmux$1163 $flatten\core.\events.\words.$207 $flatten\core.\events.\words.$206 $procmux$1304
	if (posedge_p_clk) {
		p_core_2e_events_2e_words_2e_multi.next = (p_core_2e_events_2e_words_2e_soft__reset ? value<1>{0u} : (logic_not<1>(p_core_2e_events_2e_words_2e_fsm__state.curr) ? (i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_2 ? reduce_or<1>(and_uu<6>((p_core_2e_events_2e_words_2e_row____valid ? p_core_2e_events_2e_queue_2e_read____payload.curr.slice<23>().concat(p_core_2e_events_2e_queue_2e_read____payload.curr.slice<19>()).concat(p_core_2e_events_2e_queue_2e_read____payload.curr.slice<15>()).concat(p_core_2e_events_2e_queue_2e_read____payload.curr.slice<11>()).concat(p_core_2e_events_2e_queue_2e_read____payload.curr.slice<7>()).concat(p_core_2e_events_2e_queue_2e_read____payload.curr.slice<3>()).val() : value<6>{0u}), p_core_2e_events_2e_words_2e__24_signal)) : p_core_2e_events_2e_words_2e_multi.curr) : p_core_2e_events_2e_words_2e_multi.curr));
	}
	// cells $flatten\core.\events.\words.$399 $procmux$1161 $procmux$1159 $procmux$1160_CMP0 $procmux$1157 $flatten\core.\events.\words.$205 $flatten\core.\events.\words.$204 $procmux$1302
	if (posedge_p_clk) {
		p_core_2e_events_2e_words_2e__24_signal_24_11.next = (p_core_2e_events_2e_words_2e_soft__reset ? value<1>{0u} : (logic_not<1>(p_core_2e_events_2e_words_2e_fsm__state.curr) ? (i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_2 ? reduce_or<1>(and_uu<6>((p_core_2e_events_2e_words_2e_row____valid ? p_core_2e_events_2e_queue_2e_read____payload.curr.slice<22>().concat(p_core_2e_events_2e_queue_2e_read____payload.curr.slice<18>()).concat(p_core_2e_events_2e_queue_2e_read____payload.curr.slice<14>()).concat(p_core_2e_events_2e_queue_2e_read____payload.curr.slice<10>()).concat(p_core_2e_events_2e_queue_2e_read____payload.curr.slice<6>()).concat(p_core_2e_events_2e_queue_2e_read____payload.curr.slice<2>()).val() : value<6>{0u}), p_core_2e_events_2e_words_2e__24_signal)) : p_core_2e_events_2e_words_2e__24_signal_24_11.curr) : p_core_2e_events_2e_words_2e__24_signal_24_11.curr));
	}
	// cells $flatten\core.\events.\words.$397 $procmux$1155 $procmux$1153 $procmux$1154_CMP0 $procmux$1151
	if (posedge_p_clk) {
		p_core_2e_events_2e_words_2e_source.next = (p_core_2e_events_2e_words_2e_soft__reset ? value<6>{0u} : (logic_not<1>(p_core_2e_events_2e_words_2e_fsm__state.curr) ? (i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_2 ? p_core_2e_events_2e_words_2e__24_signal : p_core_2e_events_2e_words_2e_source.curr) : p_core_2e_events_2e_words_2e_source.curr));
	}
	// cells $flatten\core.\events.\words.$395 $procmux$1149 $procmux$1147 $procmux$1148_CMP0 $procmux$1145 $procmux$1322 $flatten\core.\events.\words.$338 $flatten\core.\events.\words.$337 $flatten\core.\events.\words.$336 $flatten\core.\events.\words.$335 $flatten\core.\events.\words.$334 $flatten\core.\events.\words.$333 $flatten\core.\events.\words.$332 $flatten\core.\events.\words.$331 $flatten\core.\events.\words.$330 $flatten\core.\events.\words.$329 $flatten\core.\events.\words.$328
	if (posedge_p_clk) {
		p_core_2e_events_2e_words_2e_tick.next = (p_core_2e_events_2e_words_2e_soft__reset ? value<64>{0u,0u} : (logic_not<1>(p_core_2e_events_2e_words_2e_fsm__state.curr) ? (i_flatten_5c_core_2e__5c_events_2e__5c_words_2e__24_2 ? p_core_2e_events_2e_queue_2e_read____payload.curr.slice<87,25>().concat((p_core_2e_events_2e_words_2e_row____valid ? or_uu<1>(or_uu<1>(or_uu<1>(or_uu<1>(or_uu<1>((p_core_2e_events_2e_words_2e__24_signal.slice<0>().val() ? p_core_2e_events_2e_words_2e_sub0 : value<1>{0u}), (p_core_2e_events_2e_words_2e__24_signal.slice<1>().val() ? p_core_2e_events_2e_words_2e_sub1 : value<1>{0u})), (p_core_2e_events_2e_words_2e__24_signal.slice<2>().val() ? p_core_2e_events_2e_words_2e_sub2 : value<1>{0u})), (p_core_2e_events_2e_words_2e__24_signal.slice<3>().val() ? p_core_2e_events_2e_words_2e_sub3 : value<1>{0u})), (p_core_2e_events_2e_words_2e__24_signal.slice<4>().val() ? p_core_2e_events_2e_words_2e_sub4 : value<1>{0u})), (p_core_2e_events_2e_words_2e__24_signal.slice<5>().val() ? p_core_2e_events_2e_words_2e_sub5 : value<1>{0u})) : value<1>{0u})).val() : p_core_2e_events_2e_words_2e_tick.curr) : p_core_2e_events_2e_words_2e_tick.curr));
	}
	// cells $flatten\core.\events.\words.$393 $procmux$1143 $procmux$1141 $procmux$1139
	if (posedge_p_clk) {
		p_core_2e_events_2e_words_2e_is__open.next = (p_core_2e_events_2e_words_2e_soft__reset ? value<1>{0u} : (p_core_2e_events_2e_words_2e_payload____start ? value<1>{0x1u} : (p_core_2e_events_2e_words_2e_payload____done ? value<1>{0u} : p_core_2e_events_2e_words_2e_is__open.curr)));
	}
	// cell $flatten\core.\slot_stimulus2.$2
	if (posedge_p_clk) {
		p_core_2e_slot__stimulus2_2e_line1.next = p_core_2e_slot__stimulus2_2e_i.slice<1>().concat(p_core_2e_slot__stimulus2_2e_line1.curr.slice<9,1>()).val();
	}
	// cell $flatten\core.\slot_stimulus2.$3
	if (posedge_p_clk) {
		p_core_2e_slot__stimulus2_2e_line2.next = p_core_2e_slot__stimulus2_2e_i.slice<2>().concat(p_core_2e_slot__stimulus2_2e_line2.curr.slice<9,1>()).val();
	}
	// cell $flatten\core.\slot_stimulus2.$4
	if (posedge_p_clk) {
		p_core_2e_slot__stimulus2_2e_line3.next = p_core_2e_slot__stimulus2_2e_i.slice<3>().concat(p_core_2e_slot__stimulus2_2e_line3.curr.slice<9,1>()).val();
	}
	// cell $flatten\core.\slot_stimulus.$2
	if (posedge_p_clk) {
		p_core_2e_slot__stimulus_2e_line1.next = p_core_2e_slot__stimulus_2e_i.slice<1>().concat(p_core_2e_slot__stimulus_2e_line1.curr.slice<9,1>()).val();
	}
	// cell $flatten\core.\slot_stimulus.$3
	if (posedge_p_clk) {
		p_core_2e_slot__stimulus_2e_line2.next = p_core_2e_slot__stimulus_2e_i.slice<2>().concat(p_core_2e_slot__stimulus_2e_line2.curr.slice<9,1>()).val();
	}
	// cell $flatten\core.\slot_stimulus.$4
	if (posedge_p_clk) {
		p_core_2e_slot__stimulus_2e_line3.next = p_core_2e_slot__stimulus_2e_i.slice<3>().concat(p_core_2e_slot__stimulus_2e_line3.curr.slice<9,1>()).val();
	}
	// cells $flatten\core.\tally_glitches_aux.$5 $procmux$1126 $flatten\core.\tally_glitches_aux.$3 $flatten\core.\lane_aux.$76
	if (posedge_p_clk) {
		p_core_2e_tally__glitches__aux_2e_count.next = (p_core_2e_restart ? value<32>{0u} : add_uu<33>(p_core_2e_tally__glitches__aux_2e_count.curr, add_uu<2>(value<0>(), p_core_2e_lane__aux_2e_suppressed.curr).slice<0>().val()).slice<31,0>().val());
	}
	// cells $flatten\core.\tally_multi_aux.$5 $procmux$1124 $flatten\core.\tally_multi_aux.$3 $flatten\core.\lane_aux.$75
	if (posedge_p_clk) {
		p_core_2e_tally__multi__aux_2e_count.next = (p_core_2e_restart ? value<32>{0u} : add_uu<33>(p_core_2e_tally__multi__aux_2e_count.curr, add_uu<2>(value<0>(), p_core_2e_lane__aux_2e_further.curr).slice<0>().val()).slice<31,0>().val());
	}
	// cell $flatten\core.\lane_aux.$107
	if (posedge_p_clk) {
		p_core_2e_lane__aux_2e_levels.next = p_core_2e_lane__aux_2e_level.concat(p_core_2e_lane__aux_2e_levels.curr.slice<11,2>()).val();
	}
	// cell $flatten\core.\lane_aux.$108
	if (posedge_p_clk) {
		p_core_2e_lane__aux_2e_changes__before.next = p_core_2e_lane__aux_2e_changes;
	}
	// cells $flatten\core.\lane_aux.$109 $flatten\core.\lane_aux.$78 $flatten\core.\lane_aux.$77 $flatten\core.\lane_aux.$82 $flatten\core.\lane_aux.$81 $flatten\core.\lane_aux.$79 $flatten\core.\lane_aux.$80 $flatten\core.\lane_aux.$87 $flatten\core.\lane_aux.$86 $flatten\core.\lane_aux.$83 $flatten\core.\lane_aux.$84 $flatten\core.\lane_aux.$85
	if (posedge_p_clk) {
		p_core_2e_lane__aux_2e_whole.next = not_u<1>(reduce_or<1>(eq_uu<1>(p_core_2e_lane__aux_2e_config.slice<11,5>().val(), value<2>{0x2u}).concat(eq_uu<1>(p_core_2e_lane__aux_2e_config.slice<11,5>().val(), value<1>{0x1u})).concat(logic_not<1>(p_core_2e_lane__aux_2e_config.slice<11,5>().val())).val())).concat(not_u<1>(reduce_or<1>(eq_uu<1>(p_core_2e_lane__aux_2e_config.slice<11,5>().val(), value<1>{0x1u}).concat(logic_not<1>(p_core_2e_lane__aux_2e_config.slice<11,5>().val())).val()))).concat(not_u<1>(logic_not<1>(p_core_2e_lane__aux_2e_config.slice<11,5>().val()))).val();
	}
	// cell $flatten\core.\lane_aux.$110
	if (posedge_p_clk) {
		p_core_2e_lane__aux_2e_rest.next = p_core_2e_registers_2e_configuration____input__aux.curr.slice<4>().val();
	}
	// cell $flatten\core.\lane_aux.$111
	if (posedge_p_clk) {
		p_core_2e_lane__aux_2e_shift.next = p_core_2e_lane__aux_2e_config.slice<4>().val();
	}
	// cells $flatten\core.\lane_aux.$112 $flatten\core.\lane_aux.$90 $flatten\core.\lane_aux.$91
	if (posedge_p_clk) {
		p_core_2e_lane__aux_2e_busy.next = reduce_or<1>(p_core_2e_lane__aux_2e_changes.slice<0>().concat(p_core_2e_lane__aux_2e_changes__before.curr.slice<1>()).val()).concat(reduce_or<1>(p_core_2e_lane__aux_2e_changes__before.curr)).concat(p_core_2e_lane__aux_2e_busy.curr.slice<5,2>()).val();
	}
	// cell $flatten\core.\lane_aux.$113
	if (posedge_p_clk) {
		p_core_2e_lane__aux_2e_busy__here.next = p_core_2e_lane__aux_2e_busy__next;
	}
	// cells $flatten\core.\lane_aux.$114 $flatten\core.\lane_aux.$94 $flatten\core.\lane_aux.$93 $flatten\core.\lane_aux.$92
	if (posedge_p_clk) {
		p_core_2e_lane__aux_2e_settled.next = and_uu<2>(p_core_2e_lane__aux_2e_edges.slice<1,0>().val(), not_u<2>(or_uu<2>(p_core_2e_lane__aux_2e_soon, i_flatten_5c_core_2e__5c_lane__aux_2e__24_7.slice<1,0>().val())));
	}
	// cells $flatten\core.\lane_aux.$115 $flatten\core.\lane_aux.$96 $flatten\core.\lane_aux.$95
	if (posedge_p_clk) {
		p_core_2e_lane__aux_2e_passing.next = and_uu<2>(p_core_2e_lane__aux_2e_edges.slice<1,0>().val(), or_uu<2>(p_core_2e_lane__aux_2e_soon, i_flatten_5c_core_2e__5c_lane__aux_2e__24_7.slice<1,0>().val()));
	}
	// cells $flatten\core.\lane_aux.$116 $flatten\core.\lane_aux.$97 $flatten\core.\lane_aux.$70
	if (posedge_p_clk) {
		p_core_2e_lane__aux_2e_accepted.next = (p_core_2e_lane__aux_2e_config.slice<0>().val() ? (p_core_2e_lane__aux_2e_settled.curr.slice<1>().val() ? p_core_2e_lane__aux_2e_levels.curr.slice<1>().val() : p_core_2e_lane__aux_2e_after0) : p_core_2e_lane__aux_2e_levels.curr.slice<1>().val());
	}
	// cell $flatten\core.\lane_aux.$118
	if (posedge_p_clk) {
		p_core_2e_lane__aux_2e_slot.next = i_flatten_5c_core_2e__5c_lane__aux_2e__24_48;
	}
	// cells $flatten\core.\lane_aux.$119 $flatten\core.\lane_aux.$100
	if (posedge_p_clk) {
		p_core_2e_lane__aux_2e_further.next = and_uu<1>(p_core_2e_lane__aux_2e_chosen.slice<1>().val(), i_flatten_5c_core_2e__5c_lane__aux_2e__24_11);
	}
	// cells $flatten\core.\lane_aux.$120 $flatten\core.\lane_aux.$101
	if (posedge_p_clk) {
		p_core_2e_lane__aux_2e_suppressed.next = reduce_or<1>(p_core_2e_lane__aux_2e_glitch);
	}
	// cells $flatten\core.\tally_glitches_done.$5 $procmux$1113 $flatten\core.\tally_glitches_done.$3 $flatten\core.\lane_done.$76
	if (posedge_p_clk) {
		p_core_2e_tally__glitches__done_2e_count.next = (p_core_2e_restart ? value<32>{0u} : add_uu<33>(p_core_2e_tally__glitches__done_2e_count.curr, add_uu<2>(value<0>(), p_core_2e_lane__done_2e_suppressed.curr).slice<0>().val()).slice<31,0>().val());
	}
	// cells $flatten\core.\tally_multi_done.$5 $procmux$1111 $flatten\core.\tally_multi_done.$3 $flatten\core.\lane_done.$75
	if (posedge_p_clk) {
		p_core_2e_tally__multi__done_2e_count.next = (p_core_2e_restart ? value<32>{0u} : add_uu<33>(p_core_2e_tally__multi__done_2e_count.curr, add_uu<2>(value<0>(), p_core_2e_lane__done_2e_further.curr).slice<0>().val()).slice<31,0>().val());
	}
	// cell $flatten\core.\lane_done.$107
	if (posedge_p_clk) {
		p_core_2e_lane__done_2e_levels.next = p_core_2e_lane__done_2e_level.concat(p_core_2e_lane__done_2e_levels.curr.slice<11,2>()).val();
	}
	// cell $flatten\core.\lane_done.$108
	if (posedge_p_clk) {
		p_core_2e_lane__done_2e_changes__before.next = p_core_2e_lane__done_2e_changes;
	}
	// cells $flatten\core.\lane_done.$109 $flatten\core.\lane_done.$78 $flatten\core.\lane_done.$77 $flatten\core.\lane_done.$82 $flatten\core.\lane_done.$81 $flatten\core.\lane_done.$79 $flatten\core.\lane_done.$80 $flatten\core.\lane_done.$87 $flatten\core.\lane_done.$86 $flatten\core.\lane_done.$83 $flatten\core.\lane_done.$84 $flatten\core.\lane_done.$85
	if (posedge_p_clk) {
		p_core_2e_lane__done_2e_whole.next = not_u<1>(reduce_or<1>(eq_uu<1>(p_core_2e_lane__done_2e_config.slice<11,5>().val(), value<2>{0x2u}).concat(eq_uu<1>(p_core_2e_lane__done_2e_config.slice<11,5>().val(), value<1>{0x1u})).concat(logic_not<1>(p_core_2e_lane__done_2e_config.slice<11,5>().val())).val())).concat(not_u<1>(reduce_or<1>(eq_uu<1>(p_core_2e_lane__done_2e_config.slice<11,5>().val(), value<1>{0x1u}).concat(logic_not<1>(p_core_2e_lane__done_2e_config.slice<11,5>().val())).val()))).concat(not_u<1>(logic_not<1>(p_core_2e_lane__done_2e_config.slice<11,5>().val()))).val();
	}
	// cell $flatten\core.\lane_done.$110
	if (posedge_p_clk) {
		p_core_2e_lane__done_2e_rest.next = p_core_2e_registers_2e_configuration____input__done.curr.slice<4>().val();
	}
	// cell $flatten\core.\lane_done.$111
	if (posedge_p_clk) {
		p_core_2e_lane__done_2e_shift.next = p_core_2e_lane__done_2e_config.slice<4>().val();
	}
	// cells $flatten\core.\lane_done.$112 $flatten\core.\lane_done.$90 $flatten\core.\lane_done.$91
	if (posedge_p_clk) {
		p_core_2e_lane__done_2e_busy.next = reduce_or<1>(p_core_2e_lane__done_2e_changes.slice<0>().concat(p_core_2e_lane__done_2e_changes__before.curr.slice<1>()).val()).concat(reduce_or<1>(p_core_2e_lane__done_2e_changes__before.curr)).concat(p_core_2e_lane__done_2e_busy.curr.slice<5,2>()).val();
	}
	// cell $flatten\core.\lane_done.$113
	if (posedge_p_clk) {
		p_core_2e_lane__done_2e_busy__here.next = p_core_2e_lane__done_2e_busy__next;
	}
	// cells $flatten\core.\lane_done.$114 $flatten\core.\lane_done.$94 $flatten\core.\lane_done.$93 $flatten\core.\lane_done.$92
	if (posedge_p_clk) {
		p_core_2e_lane__done_2e_settled.next = and_uu<2>(p_core_2e_lane__done_2e_edges.slice<1,0>().val(), not_u<2>(or_uu<2>(p_core_2e_lane__done_2e_soon, i_flatten_5c_core_2e__5c_lane__done_2e__24_7.slice<1,0>().val())));
	}
	// cells $flatten\core.\lane_done.$115 $flatten\core.\lane_done.$96 $flatten\core.\lane_done.$95
	if (posedge_p_clk) {
		p_core_2e_lane__done_2e_passing.next = and_uu<2>(p_core_2e_lane__done_2e_edges.slice<1,0>().val(), or_uu<2>(p_core_2e_lane__done_2e_soon, i_flatten_5c_core_2e__5c_lane__done_2e__24_7.slice<1,0>().val()));
	}
	// cells $flatten\core.\lane_done.$116 $flatten\core.\lane_done.$97 $flatten\core.\lane_done.$70
	if (posedge_p_clk) {
		p_core_2e_lane__done_2e_accepted.next = (p_core_2e_lane__done_2e_config.slice<0>().val() ? (p_core_2e_lane__done_2e_settled.curr.slice<1>().val() ? p_core_2e_lane__done_2e_levels.curr.slice<1>().val() : p_core_2e_lane__done_2e_after0) : p_core_2e_lane__done_2e_levels.curr.slice<1>().val());
	}
	// cell $flatten\core.\lane_done.$118
	if (posedge_p_clk) {
		p_core_2e_lane__done_2e_slot.next = i_flatten_5c_core_2e__5c_lane__done_2e__24_48;
	}
	// cells $flatten\core.\lane_done.$119 $flatten\core.\lane_done.$100
	if (posedge_p_clk) {
		p_core_2e_lane__done_2e_further.next = and_uu<1>(p_core_2e_lane__done_2e_chosen.slice<1>().val(), i_flatten_5c_core_2e__5c_lane__done_2e__24_11);
	}
	// cells $flatten\core.\lane_done.$120 $flatten\core.\lane_done.$101
	if (posedge_p_clk) {
		p_core_2e_lane__done_2e_suppressed.next = reduce_or<1>(p_core_2e_lane__done_2e_glitch);
	}
	// cells $flatten\core.\tally_glitches_task.$5 $procmux$1100 $flatten\core.\tally_glitches_task.$3 $flatten\core.\lane_task.$76
	if (posedge_p_clk) {
		p_core_2e_tally__glitches__task_2e_count.next = (p_core_2e_restart ? value<32>{0u} : add_uu<33>(p_core_2e_tally__glitches__task_2e_count.curr, add_uu<2>(value<0>(), p_core_2e_lane__task_2e_suppressed.curr).slice<0>().val()).slice<31,0>().val());
	}
	// cells $flatten\core.\tally_multi_task.$5 $procmux$1098 $flatten\core.\tally_multi_task.$3 $flatten\core.\lane_task.$75
	if (posedge_p_clk) {
		p_core_2e_tally__multi__task_2e_count.next = (p_core_2e_restart ? value<32>{0u} : add_uu<33>(p_core_2e_tally__multi__task_2e_count.curr, add_uu<2>(value<0>(), p_core_2e_lane__task_2e_further.curr).slice<0>().val()).slice<31,0>().val());
	}
	// cell $flatten\core.\lane_task.$107
	if (posedge_p_clk) {
		p_core_2e_lane__task_2e_levels.next = p_core_2e_lane__task_2e_level.concat(p_core_2e_lane__task_2e_levels.curr.slice<11,2>()).val();
	}
	// cell $flatten\core.\lane_task.$108
	if (posedge_p_clk) {
		p_core_2e_lane__task_2e_changes__before.next = p_core_2e_lane__task_2e_changes;
	}
	// cells $flatten\core.\lane_task.$109 $flatten\core.\lane_task.$78 $flatten\core.\lane_task.$77 $flatten\core.\lane_task.$82 $flatten\core.\lane_task.$81 $flatten\core.\lane_task.$79 $flatten\core.\lane_task.$80 $flatten\core.\lane_task.$87 $flatten\core.\lane_task.$86 $flatten\core.\lane_task.$83 $flatten\core.\lane_task.$84 $flatten\core.\lane_task.$85
	if (posedge_p_clk) {
		p_core_2e_lane__task_2e_whole.next = not_u<1>(reduce_or<1>(eq_uu<1>(p_core_2e_lane__task_2e_config.slice<11,5>().val(), value<2>{0x2u}).concat(eq_uu<1>(p_core_2e_lane__task_2e_config.slice<11,5>().val(), value<1>{0x1u})).concat(logic_not<1>(p_core_2e_lane__task_2e_config.slice<11,5>().val())).val())).concat(not_u<1>(reduce_or<1>(eq_uu<1>(p_core_2e_lane__task_2e_config.slice<11,5>().val(), value<1>{0x1u}).concat(logic_not<1>(p_core_2e_lane__task_2e_config.slice<11,5>().val())).val()))).concat(not_u<1>(logic_not<1>(p_core_2e_lane__task_2e_config.slice<11,5>().val()))).val();
	}
	// cell $flatten\core.\lane_task.$110
	if (posedge_p_clk) {
		p_core_2e_lane__task_2e_rest.next = p_core_2e_registers_2e_configuration____input__task.curr.slice<4>().val();
	}
	// cell $flatten\core.\lane_task.$111
	if (posedge_p_clk) {
		p_core_2e_lane__task_2e_shift.next = p_core_2e_lane__task_2e_config.slice<4>().val();
	}
	// cells $flatten\core.\lane_task.$112 $flatten\core.\lane_task.$90 $flatten\core.\lane_task.$91
	if (posedge_p_clk) {
		p_core_2e_lane__task_2e_busy.next = reduce_or<1>(p_core_2e_lane__task_2e_changes.slice<0>().concat(p_core_2e_lane__task_2e_changes__before.curr.slice<1>()).val()).concat(reduce_or<1>(p_core_2e_lane__task_2e_changes__before.curr)).concat(p_core_2e_lane__task_2e_busy.curr.slice<5,2>()).val();
	}
	// cell $flatten\core.\lane_task.$113
	if (posedge_p_clk) {
		p_core_2e_lane__task_2e_busy__here.next = p_core_2e_lane__task_2e_busy__next;
	}
	// cells $flatten\core.\lane_task.$114 $flatten\core.\lane_task.$94 $flatten\core.\lane_task.$93 $flatten\core.\lane_task.$92
	if (posedge_p_clk) {
		p_core_2e_lane__task_2e_settled.next = and_uu<2>(p_core_2e_lane__task_2e_edges.slice<1,0>().val(), not_u<2>(or_uu<2>(p_core_2e_lane__task_2e_soon, i_flatten_5c_core_2e__5c_lane__task_2e__24_7.slice<1,0>().val())));
	}
	// cells $flatten\core.\lane_task.$115 $flatten\core.\lane_task.$96 $flatten\core.\lane_task.$95
	if (posedge_p_clk) {
		p_core_2e_lane__task_2e_passing.next = and_uu<2>(p_core_2e_lane__task_2e_edges.slice<1,0>().val(), or_uu<2>(p_core_2e_lane__task_2e_soon, i_flatten_5c_core_2e__5c_lane__task_2e__24_7.slice<1,0>().val()));
	}
	// cells $flatten\core.\lane_task.$116 $flatten\core.\lane_task.$97 $flatten\core.\lane_task.$70
	if (posedge_p_clk) {
		p_core_2e_lane__task_2e_accepted.next = (p_core_2e_lane__task_2e_config.slice<0>().val() ? (p_core_2e_lane__task_2e_settled.curr.slice<1>().val() ? p_core_2e_lane__task_2e_levels.curr.slice<1>().val() : p_core_2e_lane__task_2e_after0) : p_core_2e_lane__task_2e_levels.curr.slice<1>().val());
	}
	// cell $flatten\core.\lane_task.$118
	if (posedge_p_clk) {
		p_core_2e_lane__task_2e_slot.next = i_flatten_5c_core_2e__5c_lane__task_2e__24_48;
	}
	// cells $flatten\core.\lane_task.$119 $flatten\core.\lane_task.$100
	if (posedge_p_clk) {
		p_core_2e_lane__task_2e_further.next = and_uu<1>(p_core_2e_lane__task_2e_chosen.slice<1>().val(), i_flatten_5c_core_2e__5c_lane__task_2e__24_11);
	}
	// cells $flatten\core.\lane_task.$120 $flatten\core.\lane_task.$101
	if (posedge_p_clk) {
		p_core_2e_lane__task_2e_suppressed.next = reduce_or<1>(p_core_2e_lane__task_2e_glitch);
	}
	// cells $flatten\core.\tally_glitches_isr.$5 $procmux$1087 $flatten\core.\tally_glitches_isr.$3 $flatten\core.\lane_isr.$76
	if (posedge_p_clk) {
		p_core_2e_tally__glitches__isr_2e_count.next = (p_core_2e_restart ? value<32>{0u} : add_uu<33>(p_core_2e_tally__glitches__isr_2e_count.curr, add_uu<2>(value<0>(), p_core_2e_lane__isr_2e_suppressed.curr).slice<0>().val()).slice<31,0>().val());
	}
	// cells $flatten\core.\tally_multi_isr.$5 $procmux$1085 $flatten\core.\tally_multi_isr.$3 $flatten\core.\lane_isr.$75
	if (posedge_p_clk) {
		p_core_2e_tally__multi__isr_2e_count.next = (p_core_2e_restart ? value<32>{0u} : add_uu<33>(p_core_2e_tally__multi__isr_2e_count.curr, add_uu<2>(value<0>(), p_core_2e_lane__isr_2e_further.curr).slice<0>().val()).slice<31,0>().val());
	}
	// cell $flatten\core.\lane_isr.$107
	if (posedge_p_clk) {
		p_core_2e_lane__isr_2e_levels.next = p_core_2e_lane__isr_2e_level.concat(p_core_2e_lane__isr_2e_levels.curr.slice<11,2>()).val();
	}
	// cell $flatten\core.\lane_isr.$108
	if (posedge_p_clk) {
		p_core_2e_lane__isr_2e_changes__before.next = p_core_2e_lane__isr_2e_changes;
	}
	// cells $flatten\core.\lane_isr.$109 $flatten\core.\lane_isr.$78 $flatten\core.\lane_isr.$77 $flatten\core.\lane_isr.$82 $flatten\core.\lane_isr.$81 $flatten\core.\lane_isr.$79 $flatten\core.\lane_isr.$80 $flatten\core.\lane_isr.$87 $flatten\core.\lane_isr.$86 $flatten\core.\lane_isr.$83 $flatten\core.\lane_isr.$84 $flatten\core.\lane_isr.$85
	if (posedge_p_clk) {
		p_core_2e_lane__isr_2e_whole.next = not_u<1>(reduce_or<1>(eq_uu<1>(p_core_2e_lane__isr_2e_config.slice<11,5>().val(), value<2>{0x2u}).concat(eq_uu<1>(p_core_2e_lane__isr_2e_config.slice<11,5>().val(), value<1>{0x1u})).concat(logic_not<1>(p_core_2e_lane__isr_2e_config.slice<11,5>().val())).val())).concat(not_u<1>(reduce_or<1>(eq_uu<1>(p_core_2e_lane__isr_2e_config.slice<11,5>().val(), value<1>{0x1u}).concat(logic_not<1>(p_core_2e_lane__isr_2e_config.slice<11,5>().val())).val()))).concat(not_u<1>(logic_not<1>(p_core_2e_lane__isr_2e_config.slice<11,5>().val()))).val();
	}
	// cell $flatten\core.\lane_isr.$110
	if (posedge_p_clk) {
		p_core_2e_lane__isr_2e_rest.next = p_core_2e_registers_2e_configuration____input__isr.curr.slice<4>().val();
	}
	// cell $flatten\core.\lane_isr.$111
	if (posedge_p_clk) {
		p_core_2e_lane__isr_2e_shift.next = p_core_2e_lane__isr_2e_config.slice<4>().val();
	}
	// cells $flatten\core.\lane_isr.$112 $flatten\core.\lane_isr.$90 $flatten\core.\lane_isr.$91
	if (posedge_p_clk) {
		p_core_2e_lane__isr_2e_busy.next = reduce_or<1>(p_core_2e_lane__isr_2e_changes.slice<0>().concat(p_core_2e_lane__isr_2e_changes__before.curr.slice<1>()).val()).concat(reduce_or<1>(p_core_2e_lane__isr_2e_changes__before.curr)).concat(p_core_2e_lane__isr_2e_busy.curr.slice<5,2>()).val();
	}
	// cell $flatten\core.\lane_isr.$113
	if (posedge_p_clk) {
		p_core_2e_lane__isr_2e_busy__here.next = p_core_2e_lane__isr_2e_busy__next;
	}
	// cells $flatten\core.\lane_isr.$114 $flatten\core.\lane_isr.$94 $flatten\core.\lane_isr.$93 $flatten\core.\lane_isr.$92
	if (posedge_p_clk) {
		p_core_2e_lane__isr_2e_settled.next = and_uu<2>(p_core_2e_lane__isr_2e_edges.slice<1,0>().val(), not_u<2>(or_uu<2>(p_core_2e_lane__isr_2e_soon, i_flatten_5c_core_2e__5c_lane__isr_2e__24_7.slice<1,0>().val())));
	}
	// cells $flatten\core.\lane_isr.$115 $flatten\core.\lane_isr.$96 $flatten\core.\lane_isr.$95
	if (posedge_p_clk) {
		p_core_2e_lane__isr_2e_passing.next = and_uu<2>(p_core_2e_lane__isr_2e_edges.slice<1,0>().val(), or_uu<2>(p_core_2e_lane__isr_2e_soon, i_flatten_5c_core_2e__5c_lane__isr_2e__24_7.slice<1,0>().val()));
	}
	// cells $flatten\core.\lane_isr.$116 $flatten\core.\lane_isr.$97 $flatten\core.\lane_isr.$70
	if (posedge_p_clk) {
		p_core_2e_lane__isr_2e_accepted.next = (p_core_2e_lane__isr_2e_config.slice<0>().val() ? (p_core_2e_lane__isr_2e_settled.curr.slice<1>().val() ? p_core_2e_lane__isr_2e_levels.curr.slice<1>().val() : p_core_2e_lane__isr_2e_after0) : p_core_2e_lane__isr_2e_levels.curr.slice<1>().val());
	}
	// cell $flatten\core.\lane_isr.$118
	if (posedge_p_clk) {
		p_core_2e_lane__isr_2e_slot.next = i_flatten_5c_core_2e__5c_lane__isr_2e__24_48;
	}
	// cells $flatten\core.\lane_isr.$119 $flatten\core.\lane_isr.$100
	if (posedge_p_clk) {
		p_core_2e_lane__isr_2e_further.next = and_uu<1>(p_core_2e_lane__isr_2e_chosen.slice<1>().val(), i_flatten_5c_core_2e__5c_lane__isr_2e__24_11);
	}
	// cells $flatten\core.\lane_isr.$120 $flatten\core.\lane_isr.$101
	if (posedge_p_clk) {
		p_core_2e_lane__isr_2e_suppressed.next = reduce_or<1>(p_core_2e_lane__isr_2e_glitch);
	}
	// cell $flatten\core.\loopback_stimulus2.$2
	if (posedge_p_clk) {
		p_core_2e_loopback__stimulus2_2e_line1.next = p_core_2e_loopback__stimulus2_2e_i.slice<1>().concat(p_core_2e_loopback__stimulus2_2e_line1.curr.slice<2,1>()).val();
	}
	// cell $flatten\core.\loopback_stimulus.$2
	if (posedge_p_clk) {
		p_core_2e_loopback__stimulus_2e_line1.next = p_core_2e_loopback__stimulus_2e_i.slice<1>().concat(p_core_2e_loopback__stimulus_2e_line1.curr.slice<2,1>()).val();
	}
	// cells $flatten\core.\stimulus2.$29 $procmux$1074 $procmux$1072 $procmux$1070
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_fresh.next = (p_core_2e_stimulus2_2e_soft__reset ? value<1>{0u} : (p_core_2e_stimulus2_2e_stopped ? value<1>{0x1u} : (p_core_2e_stimulus2_2e_start ? value<1>{0u} : p_core_2e_stimulus2_2e_fresh.curr)));
	}
	// cells $flatten\core.\stimulus2.$31 $procmux$1068 $flatten\core.\stimulus2.$24 $flatten\core.\stimulus2.$23 $flatten\core.\stimulus2.$22 $flatten\core.\stimulus2.\pulse.$48 $flatten\core.\stimulus2.\schedule.$29 $flatten\core.\stimulus2.\schedule.$28 $flatten\core.\stimulus2.\schedule.$27
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_running.next = (p_core_2e_stimulus2_2e_soft__reset ? value<1>{0u} : or_uu<1>(p_core_2e_stimulus2_2e_start, and_uu<1>(p_core_2e_stimulus2_2e_running.curr, or_uu<1>(or_uu<1>(or_uu<1>(or_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_wait_2e_active.curr, p_core_2e_stimulus2_2e_schedule_2e_due), p_core_2e_stimulus2_2e_schedule_2e_train_2e_active.curr), p_core_2e_stimulus2_2e_schedule_2e_due_24_11), or_uu<1>(p_core_2e_stimulus2_2e_pulse_2e_fired.curr, p_core_2e_stimulus2_2e_pulse_2e_line.curr)))));
	}
	// cells $flatten\core.\stimulus2.$33 $procmux$1066
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_active__low.next = (p_core_2e_stimulus2_2e_running.curr ? p_core_2e_stimulus2_2e_active__low.curr : p_core_2e_registers_2e_configuration____stimulus2__mode.curr.slice<0>().val());
	}
	// cells $flatten\core.\stimulus2.$34 $flatten\core.\stimulus2.$26
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_output.next = xor_uu<2>(p_core_2e_stimulus2_2e_pulse_2e_active, p_core_2e_stimulus2_2e_active__low.curr.repeat<2>().val());
	}
	// cells $flatten\core.\stimulus2.$36 $procmux$1064
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_valid.next = (p_core_2e_stimulus2_2e_soft__reset ? value<1>{0u} : p_core_2e_stimulus2_2e_pulse_2e_fired.curr);
	}
	// cells $flatten\core.\stimulus2.$38 $procmux$1062
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_sub_24_22.next = (p_core_2e_stimulus2_2e_soft__reset ? value<1>{0u} : p_core_2e_stimulus2_2e_pulse_2e_fired__sub.curr);
	}
	// cells $flatten\core.\stimulus2.$40 $procmux$1060
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_blocked.next = (p_core_2e_stimulus2_2e_soft__reset ? value<1>{0u} : p_core_2e_stimulus2_2e_pulse_2e_blocked.curr);
	}
	// cells $flatten\core.\stimulus2.\schedule.\train.$19 $procmux$1058 $flatten\core.\stimulus2.\schedule.\train.$16 $flatten\core.\stimulus2.\schedule.\train.$15 $flatten\core.\stimulus2.\schedule.\train.$14 $flatten\core.\stimulus2.\schedule.\train.$13 $flatten\core.\stimulus2.\schedule.\train.$12
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_schedule_2e_train_2e_due.next = (p_core_2e_stimulus2_2e_schedule_2e_train_2e_soft__reset ? value<1>{0u} : and_uu<1>(and_uu<1>(and_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_train_2e_active.curr, p_core_2e_stimulus2_2e_schedule_2e_train_2e_less.slice<39>().val()), not_u<1>(p_core_2e_stimulus2_2e_schedule_2e_train_2e_held.curr)), not_u<1>(p_core_2e_stimulus2_2e_schedule_2e_train_2e_cancel)));
	}
	// cells $flatten\core.\stimulus2.\schedule.\train.$21 $procmux$1056 $procmux$1054 $procmux$1052 $procmux$1050 $procmux$1048
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_schedule_2e_train_2e_active.next = (p_core_2e_stimulus2_2e_schedule_2e_train_2e_soft__reset ? value<1>{0u} : (p_core_2e_stimulus2_2e_schedule_2e_train_2e_cancel ? value<1>{0u} : (p_core_2e_stimulus2_2e_schedule_2e_train_2e_load ? value<1>{0x1u} : (p_core_2e_stimulus2_2e_schedule_2e_train_2e_less.slice<39>().val() ? (p_core_2e_stimulus2_2e_schedule_2e_train_2e_held.curr ? p_core_2e_stimulus2_2e_schedule_2e_train_2e_active.curr : value<1>{0u}) : p_core_2e_stimulus2_2e_schedule_2e_train_2e_active.curr))));
	}
	// cells $flatten\core.\stimulus2.\schedule.\train.$23 $procmux$1045 $procmux$1043 $procmux$1041 $flatten\core.\stimulus2.\schedule.$44 $procmux$1039 $procmux$1037
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_schedule_2e_train_2e_held.next = (p_core_2e_stimulus2_2e_schedule_2e_train_2e_soft__reset ? value<1>{0u} : (p_core_2e_stimulus2_2e_schedule_2e_train_2e_cancel ? value<1>{0u} : (p_core_2e_stimulus2_2e_schedule_2e_train_2e_load ? (p_core_2e_stimulus2_2e_schedule_2e_scheduled ? p_core_2e_stimulus2_2e_schedule_2e_first__total.slice<1>().val() : p_core_2e_stimulus2_2e_schedule_2e_again__total.slice<1>().val()) : (p_core_2e_stimulus2_2e_schedule_2e_train_2e_less.slice<39>().val() ? (p_core_2e_stimulus2_2e_schedule_2e_train_2e_held.curr ? value<1>{0u} : p_core_2e_stimulus2_2e_schedule_2e_train_2e_held.curr) : p_core_2e_stimulus2_2e_schedule_2e_train_2e_held.curr))));
	}
	// cells $flatten\core.\stimulus2.\schedule.\train.$25 $procmux$1035 $procmux$1033 $procmux$1031 $flatten\core.\stimulus2.\schedule.$45 $procmux$1029
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_schedule_2e_train_2e_train.next = (p_core_2e_stimulus2_2e_schedule_2e_train_2e_soft__reset ? value<39>{0u,0u} : (p_core_2e_stimulus2_2e_schedule_2e_train_2e_cancel ? value<39>{0u,0u} : (p_core_2e_stimulus2_2e_schedule_2e_train_2e_load ? (p_core_2e_stimulus2_2e_schedule_2e_scheduled ? p_core_2e_stimulus2_2e_schedule_2e_shift.slice<39,1>().val() : value<8>{0u}.concat(p_core_2e_stimulus2_2e_schedule_2e_gap.curr.slice<31,1>()).val()) : (p_core_2e_stimulus2_2e_schedule_2e_train_2e_less.slice<39>().val() ? p_core_2e_stimulus2_2e_schedule_2e_train_2e_train.curr : p_core_2e_stimulus2_2e_schedule_2e_train_2e_less.slice<38,0>().val()))));
	}
	// cells $flatten\core.\stimulus2.\schedule.\wait.$19 $procmux$1027 $flatten\core.\stimulus2.\schedule.\wait.$16 $flatten\core.\stimulus2.\schedule.\wait.$15 $flatten\core.\stimulus2.\schedule.\wait.$14 $flatten\core.\stimulus2.\schedule.\wait.$13 $flatten\core.\stimulus2.\schedule.\wait.$12
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_schedule_2e_wait_2e_due.next = (p_core_2e_stimulus2_2e_schedule_2e_wait_2e_soft__reset ? value<1>{0u} : and_uu<1>(and_uu<1>(and_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_wait_2e_active.curr, p_core_2e_stimulus2_2e_schedule_2e_wait_2e_less.slice<39>().val()), not_u<1>(p_core_2e_stimulus2_2e_schedule_2e_wait_2e_held.curr)), not_u<1>(p_core_2e_stimulus2_2e_schedule_2e_wait_2e_cancel)));
	}
	// cells $flatten\core.\stimulus2.\schedule.\wait.$21 $procmux$1025 $procmux$1023 $procmux$1021 $procmux$1019 $procmux$1017
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_schedule_2e_wait_2e_active.next = (p_core_2e_stimulus2_2e_schedule_2e_wait_2e_soft__reset ? value<1>{0u} : (p_core_2e_stimulus2_2e_schedule_2e_wait_2e_cancel ? value<1>{0u} : (p_core_2e_stimulus2_2e_schedule_2e_wait_2e_load ? value<1>{0x1u} : (p_core_2e_stimulus2_2e_schedule_2e_wait_2e_less.slice<39>().val() ? (p_core_2e_stimulus2_2e_schedule_2e_wait_2e_held.curr ? p_core_2e_stimulus2_2e_schedule_2e_wait_2e_active.curr : value<1>{0u}) : p_core_2e_stimulus2_2e_schedule_2e_wait_2e_active.curr))));
	}
	// cells $flatten\core.\stimulus2.\schedule.\wait.$23 $procmux$1014 $procmux$1012 $procmux$1010 $flatten\core.\stimulus2.\schedule.$37 $procmux$1008 $procmux$1006
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_schedule_2e_wait_2e_held.next = (p_core_2e_stimulus2_2e_schedule_2e_wait_2e_soft__reset ? value<1>{0u} : (p_core_2e_stimulus2_2e_schedule_2e_wait_2e_cancel ? value<1>{0u} : (p_core_2e_stimulus2_2e_schedule_2e_wait_2e_load ? and_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_scheduled, p_core_2e_stimulus2_2e_schedule_2e_schedule__total.slice<1>().val()) : (p_core_2e_stimulus2_2e_schedule_2e_wait_2e_less.slice<39>().val() ? (p_core_2e_stimulus2_2e_schedule_2e_wait_2e_held.curr ? value<1>{0u} : p_core_2e_stimulus2_2e_schedule_2e_wait_2e_held.curr) : p_core_2e_stimulus2_2e_schedule_2e_wait_2e_held.curr))));
	}
	// cells $flatten\core.\stimulus2.\schedule.\wait.$25 $procmux$1004 $procmux$1002 $procmux$1000 $flatten\core.\stimulus2.\schedule.$39 $flatten\core.\stimulus2.\schedule.$38 $procmux$998
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_schedule_2e_wait_2e_wait.next = (p_core_2e_stimulus2_2e_schedule_2e_wait_2e_soft__reset ? value<39>{0u,0u} : (p_core_2e_stimulus2_2e_schedule_2e_wait_2e_cancel ? value<39>{0u,0u} : (p_core_2e_stimulus2_2e_schedule_2e_wait_2e_load ? (p_core_2e_stimulus2_2e_schedule_2e_start ? p_core_2e_registers_2e_configuration____stimulus2__delay__high.curr.concat(p_core_2e_registers_2e_configuration____stimulus2__delay__low.curr.slice<31,1>()).val() : (p_core_2e_stimulus2_2e_schedule_2e_lead.curr ? value<39>{0x78u,0u} : p_core_2e_stimulus2_2e_schedule_2e_interval.slice<39,1>().val())) : (p_core_2e_stimulus2_2e_schedule_2e_wait_2e_less.slice<39>().val() ? p_core_2e_stimulus2_2e_schedule_2e_wait_2e_wait.curr : p_core_2e_stimulus2_2e_schedule_2e_wait_2e_less.slice<38,0>().val()))));
	}
	// cells $flatten\core.\stimulus2.\schedule.\dither.$117 $procmux$996 $procmux$994 $procmux$992 $procmux$993_CMP0 $procmux$990 $procmux$988
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_schedule_2e_dither_2e_rejected.next = (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_soft__reset ? value<1>{0u} : (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_start ? value<1>{0u} : (eq_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_state.curr, value<3>{0x2u}) ? (i_flatten_5c_core_2e__5c_stimulus2_2e__5c_schedule_2e__5c_dither_2e__24_27 ? value<1>{0u} : (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_falling ? value<1>{0u} : value<1>{0x1u})) : value<1>{0u})));
	}
	// cells $flatten\core.\stimulus2.\schedule.\dither.$119 $procmux$985 $procmux$983 $flatten\core.\stimulus2.\schedule.\dither.$113 $flatten\core.\stimulus2.\schedule.\dither.$112 $procmux$981
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_schedule_2e_dither_2e_random.next = (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_soft__reset ? value<32>{0x1u} : (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_start ? (logic_not<1>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_port_24_4109_24_0) ? value<32>{0x1u} : p_core_2e_stimulus2_2e_schedule_2e_dither_2e_port_24_4109_24_0) : (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_drawing ? p_core_2e_stimulus2_2e_schedule_2e_dither_2e_following : p_core_2e_stimulus2_2e_schedule_2e_dither_2e_random.curr)));
	}
	// cells $flatten\core.\stimulus2.\schedule.\dither.$121 $procmux$979 $procmux$977 $procmux$975 $procmux$976_CMP0 $procmux$973 $procmux$971 $flatten\core.\stimulus2.\schedule.\dither.$87
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_schedule_2e_dither_2e_budget.next = (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_soft__reset ? value<7>{0u} : (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_start ? value<7>{0x60u} : (logic_not<1>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_state.curr) ? value<7>{0x60u} : (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_drawing ? (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_exhausted ? p_core_2e_stimulus2_2e_schedule_2e_dither_2e_budget.curr : sub_uu<8>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_budget.curr, value<1>{0x1u}).slice<6,0>().val()) : p_core_2e_stimulus2_2e_schedule_2e_dither_2e_budget.curr))));
	}
	// cells $flatten\core.\stimulus2.\schedule.\dither.$123 $procmux$969 $procmux$967 $flatten\core.\stimulus2.\schedule.\dither.$115 $flatten\core.\stimulus2.\schedule.\dither.$114 $procmux$952 $procmux$953_CMP0 $procmux$956_CMP0 $procmux$962_CMP0 $procmux$963_CMP0 $procmux$966_CMP0 $procmux$954 $flatten\core.\stimulus2.\schedule.\dither.$98 $flatten\core.\stimulus2.\schedule.\dither.$100 $flatten\core.\stimulus2.\schedule.\dither.$99 $procmux$960 $procmux$958 $flatten\core.\stimulus2.\schedule.\dither.$91 $flatten\core.\stimulus2.\schedule.\dither.$90 $procmux$964 $flatten\core.\stimulus2.\schedule.\dither.$89 $flatten\core.\stimulus2.\schedule.\dither.$88
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_schedule_2e_dither_2e_state.next = (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_soft__reset ? value<3>{0u} : (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_start ? (logic_not<1>(p_core_2e_stimulus2_2e_port_24_4076_24_0.slice<5,4>().val()) ? value<3>{0u} : value<3>{0x1u}) : (eq_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_state.curr, value<3>{0x4u}) ? value<3>{0u} : (eq_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_state.curr, value<3>{0x3u}) ? (logic_not<1>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_steps.curr) ? (eq_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_mode.curr, value<1>{0x1u}) ? value<3>{0u} : value<3>{0x4u}) : p_core_2e_stimulus2_2e_schedule_2e_dither_2e_state.curr) : (eq_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_state.curr, value<3>{0x2u}) ? (i_flatten_5c_core_2e__5c_stimulus2_2e__5c_schedule_2e__5c_dither_2e__24_27 ? value<3>{0x3u} : (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_falling ? p_core_2e_stimulus2_2e_schedule_2e_dither_2e_state.curr : value<3>{0x1u})) : (eq_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_state.curr, value<3>{0x1u}) ? (eq_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_mode.curr, value<1>{0x1u}) ? value<3>{0x3u} : value<3>{0x2u}) : (logic_not<1>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_state.curr) ? (and_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_draw, reduce_bool<1>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_mode.curr)) ? value<3>{0x1u} : p_core_2e_stimulus2_2e_schedule_2e_dither_2e_state.curr) : p_core_2e_stimulus2_2e_schedule_2e_dither_2e_state.curr)))))));
	}
	// cells $flatten\core.\stimulus2.\schedule.\dither.$125 $procmux$950 $procmux$947 $procmux$948_CMP0 $procmux$949_CMP0
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_schedule_2e_dither_2e_fraction.next = (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_soft__reset ? value<32>{0u} : (eq_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_state.curr, value<3>{0x3u}) ? value<2>{0u}.concat(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_fraction.curr.slice<31,2>()).val() : (eq_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_state.curr, value<3>{0x1u}) ? p_core_2e_stimulus2_2e_schedule_2e_dither_2e_following : p_core_2e_stimulus2_2e_schedule_2e_dither_2e_fraction.curr)));
	}
	// cells $flatten\core.\stimulus2.\schedule.\dither.$127 $procmux$945 $procmux$942 $procmux$943_CMP0 $procmux$944_CMP0 $procmux$940 $procmux$938 $flatten\core.\stimulus2.\schedule.\dither.$95
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_schedule_2e_dither_2e_odd.next = (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_soft__reset ? value<1>{0u} : (eq_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_state.curr, value<3>{0x2u}) ? (i_flatten_5c_core_2e__5c_stimulus2_2e__5c_schedule_2e__5c_dither_2e__24_27 ? p_core_2e_stimulus2_2e_schedule_2e_dither_2e_odd.curr : (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_falling ? not_u<1>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_odd.curr) : p_core_2e_stimulus2_2e_schedule_2e_dither_2e_odd.curr)) : (eq_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_state.curr, value<3>{0x1u}) ? value<1>{0x1u} : p_core_2e_stimulus2_2e_schedule_2e_dither_2e_odd.curr)));
	}
	// cells $flatten\core.\stimulus2.\schedule.\dither.$129 $procmux$936 $procmux$933 $procmux$934_CMP0 $procmux$935_CMP0 $flatten\core.\stimulus2.\schedule.\dither.$97
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_schedule_2e_dither_2e_steps.next = (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_soft__reset ? value<5>{0u} : (eq_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_state.curr, value<3>{0x3u}) ? sub_uu<6>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_steps.curr, value<1>{0x1u}).slice<4,0>().val() : (eq_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_state.curr, value<3>{0x1u}) ? value<5>{0x10u} : p_core_2e_stimulus2_2e_schedule_2e_dither_2e_steps.curr)));
	}
	// cells $flatten\core.\stimulus2.\schedule.\dither.$131 $procmux$931 $procmux$929 $flatten\core.\stimulus2.\schedule.\dither.$105 $flatten\core.\stimulus2.\schedule.\dither.$104 $flatten\core.\stimulus2.\schedule.\dither.$103
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_schedule_2e_dither_2e_product.next = (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_soft__reset ? value<42>{0u,0u} : (i_flatten_5c_core_2e__5c_stimulus2_2e__5c_schedule_2e__5c_dither_2e__24_35 ? add_uu<42>((p_core_2e_stimulus2_2e_schedule_2e_dither_2e_fraction.curr.slice<0>().val() ? p_core_2e_stimulus2_2e_schedule_2e_dither_2e_span.curr : value<40>{0u,0u}), (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_fraction.curr.slice<1>().val() ? p_core_2e_stimulus2_2e_schedule_2e_dither_2e_span.curr.concat(value<1>{0u}).val() : value<41>{0u,0u})) : value<42>{0u,0u}));
	}
	// cells $flatten\core.\stimulus2.\schedule.\dither.$133 $procmux$927 $procmux$925 $flatten\core.\stimulus2.\schedule.\dither.$81 $procmux$923 $flatten\core.\stimulus2.\schedule.\dither.$101
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_schedule_2e_dither_2e_result.next = (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_soft__reset ? value<40>{0u,0u} : (i_flatten_5c_core_2e__5c_stimulus2_2e__5c_schedule_2e__5c_dither_2e__24_35 ? add_uu<43>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_result.curr, p_core_2e_stimulus2_2e_schedule_2e_dither_2e_product.curr).slice<41,2>().val() : (eq_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_state.curr, value<1>{0x1u}) ? value<40>{0u,0u} : p_core_2e_stimulus2_2e_schedule_2e_dither_2e_result.curr)));
	}
	// cells $flatten\core.\stimulus2.\schedule.\dither.$135 $procmux$921 $procmux$919 $flatten\core.\stimulus2.\schedule.\dither.$111 $procmux$917 $procmux$915 $flatten\core.\stimulus2.\schedule.\dither.$108 $flatten\core.\stimulus2.\schedule.\dither.$107 $flatten\core.\stimulus2.\schedule.\dither.$109 $flatten\core.\stimulus2.\schedule.\dither.$85 $flatten\core.\stimulus2.\schedule.\dither.$84
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_schedule_2e_dither_2e_interval.next = (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_soft__reset ? value<40>{0u,0u} : (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_start ? sub_uu<41>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_port_24_4082_24_0.concat(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_port_24_4079_24_0).val(), value<3>{0x4u}).slice<39,0>().val() : (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_draw ? p_core_2e_stimulus2_2e_schedule_2e_dither_2e_least.curr : (or_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_rejected.curr, eq_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_state.curr, value<3>{0x4u})) ? add_uu<41>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_interval.curr, (eq_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_state.curr, value<3>{0x4u}) ? p_core_2e_stimulus2_2e_schedule_2e_dither_2e_result.curr : p_core_2e_stimulus2_2e_schedule_2e_dither_2e_span.curr)).slice<39,0>().val() : p_core_2e_stimulus2_2e_schedule_2e_dither_2e_interval.curr))));
	}
	// cells $flatten\core.\stimulus2.\schedule.\dither.$137 $procmux$913 $procmux$911
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_schedule_2e_dither_2e_mode.next = (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_soft__reset ? value<2>{0u} : (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_start ? p_core_2e_registers_2e_configuration____stimulus2__mode.curr.slice<5,4>().val() : p_core_2e_stimulus2_2e_schedule_2e_dither_2e_mode.curr));
	}
	// cells $flatten\core.\stimulus2.\schedule.\dither.$139 $procmux$909 $procmux$907 $flatten\core.\stimulus2.\schedule.\dither.$110
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_schedule_2e_dither_2e_least.next = (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_soft__reset ? value<40>{0u,0u} : (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_start ? sub_uu<41>(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_port_24_4082_24_0.concat(p_core_2e_stimulus2_2e_schedule_2e_dither_2e_port_24_4079_24_0).val(), value<3>{0x4u}).slice<39,0>().val() : p_core_2e_stimulus2_2e_schedule_2e_dither_2e_least.curr));
	}
	// cells $flatten\core.\stimulus2.\schedule.\dither.$141 $procmux$905 $procmux$903
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_schedule_2e_dither_2e_span.next = (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_soft__reset ? value<40>{0u,0u} : (p_core_2e_stimulus2_2e_schedule_2e_dither_2e_start ? p_core_2e_registers_2e_configuration____stimulus2__span__high.curr.concat(p_core_2e_registers_2e_configuration____stimulus2__span__low.curr).val() : p_core_2e_stimulus2_2e_schedule_2e_dither_2e_span.curr));
	}
	// cells $flatten\core.\stimulus2.\schedule.$73 $procmux$901 $procmux$899
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_schedule_2e_burst.next = (p_core_2e_stimulus2_2e_schedule_2e_soft__reset ? value<16>{0u} : (p_core_2e_stimulus2_2e_schedule_2e_start ? p_core_2e_registers_2e_configuration____stimulus2__burst.curr : p_core_2e_stimulus2_2e_schedule_2e_burst.curr));
	}
	// cells $flatten\core.\stimulus2.\schedule.$71 $procmux$897 $procmux$895 $flatten\core.\stimulus2.\schedule.$53
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_schedule_2e_gap.next = (p_core_2e_stimulus2_2e_schedule_2e_soft__reset ? value<32>{0u} : (p_core_2e_stimulus2_2e_schedule_2e_start ? sub_uu<33>(p_core_2e_registers_2e_configuration____stimulus2__gap.curr, value<3>{0x4u}).slice<31,0>().val() : p_core_2e_stimulus2_2e_schedule_2e_gap.curr));
	}
	// cells $flatten\core.\stimulus2.\schedule.$69 $procmux$893 $procmux$891 $procmux$889
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_schedule_2e_sub.next = (p_core_2e_stimulus2_2e_schedule_2e_soft__reset ? value<1>{0u} : (p_core_2e_stimulus2_2e_schedule_2e_scheduled ? p_core_2e_stimulus2_2e_schedule_2e_first__total.slice<0>().val() : (i_flatten_5c_core_2e__5c_stimulus2_2e__5c_schedule_2e__24_14 ? p_core_2e_stimulus2_2e_schedule_2e_again__total.slice<0>().val() : p_core_2e_stimulus2_2e_schedule_2e_sub.curr)));
	}
	// cells $flatten\core.\stimulus2.\schedule.$67 $procmux$887 $procmux$885 $procmux$883 $flatten\core.\stimulus2.\schedule.$52
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_schedule_2e_remaining.next = (p_core_2e_stimulus2_2e_schedule_2e_soft__reset ? value<16>{0u} : (p_core_2e_stimulus2_2e_schedule_2e_scheduled ? p_core_2e_stimulus2_2e_schedule_2e_burst.curr : (i_flatten_5c_core_2e__5c_stimulus2_2e__5c_schedule_2e__24_14 ? sub_uu<17>(p_core_2e_stimulus2_2e_schedule_2e_remaining.curr, value<1>{0x1u}).slice<15,0>().val() : p_core_2e_stimulus2_2e_schedule_2e_remaining.curr)));
	}
	// cells $flatten\core.\stimulus2.\schedule.$65 $procmux$881 $flatten\core.\stimulus2.\schedule.$50
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_schedule_2e_again.next = (p_core_2e_stimulus2_2e_schedule_2e_soft__reset ? value<1>{0u} : gt_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_remaining.curr, value<1>{0x1u}));
	}
	// cells $flatten\core.\stimulus2.\schedule.$63 $procmux$879 $procmux$877 $flatten\core.\stimulus2.\schedule.$49
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_schedule_2e_finite.next = (p_core_2e_stimulus2_2e_schedule_2e_soft__reset ? value<1>{0u} : (p_core_2e_stimulus2_2e_schedule_2e_start ? reduce_bool<1>(p_core_2e_registers_2e_configuration____stimulus2__count.curr) : p_core_2e_stimulus2_2e_schedule_2e_finite.curr));
	}
	// cells $flatten\core.\stimulus2.\schedule.$61 $procmux$875 $procmux$873 $procmux$871
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_schedule_2e_point__sub.next = (p_core_2e_stimulus2_2e_schedule_2e_soft__reset ? value<1>{0u} : (p_core_2e_stimulus2_2e_schedule_2e_start ? p_core_2e_registers_2e_configuration____stimulus2__delay__low.curr.slice<0>().val() : (p_core_2e_stimulus2_2e_schedule_2e_scheduled ? p_core_2e_stimulus2_2e_schedule_2e_schedule__total.slice<0>().val() : p_core_2e_stimulus2_2e_schedule_2e_point__sub.curr)));
	}
	// cells $flatten\core.\stimulus2.\schedule.$59 $procmux$869 $procmux$867 $procmux$865 $flatten\core.\stimulus2.\schedule.$48
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_schedule_2e_left.next = (p_core_2e_stimulus2_2e_schedule_2e_soft__reset ? value<32>{0u} : (p_core_2e_stimulus2_2e_schedule_2e_start ? p_core_2e_registers_2e_configuration____stimulus2__count.curr : (p_core_2e_stimulus2_2e_schedule_2e_scheduled ? sub_uu<33>(p_core_2e_stimulus2_2e_schedule_2e_left.curr, value<1>{0x1u}).slice<31,0>().val() : p_core_2e_stimulus2_2e_schedule_2e_left.curr)));
	}
	// cells $flatten\core.\stimulus2.\schedule.$57 $procmux$863 $procmux$861 $procmux$859
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_schedule_2e_lead.next = (p_core_2e_stimulus2_2e_schedule_2e_soft__reset ? value<1>{0u} : (p_core_2e_stimulus2_2e_schedule_2e_start ? value<1>{0x1u} : (p_core_2e_stimulus2_2e_schedule_2e_due ? value<1>{0u} : p_core_2e_stimulus2_2e_schedule_2e_lead.curr)));
	}
	// cells $flatten\core.\stimulus2.\schedule.$55 $procmux$857 $flatten\core.\stimulus2.\schedule.$47 $flatten\core.\stimulus2.\schedule.$46
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_schedule_2e_last.next = (p_core_2e_stimulus2_2e_schedule_2e_soft__reset ? value<1>{0u} : and_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_finite.curr, eq_uu<1>(p_core_2e_stimulus2_2e_schedule_2e_left.curr, value<1>{0x1u})));
	}
	// cells $flatten\core.\stimulus2.\pulse.\hold.$19 $procmux$855 $flatten\core.\stimulus2.\pulse.\hold.$16 $flatten\core.\stimulus2.\pulse.\hold.$15 $flatten\core.\stimulus2.\pulse.\hold.$14 $flatten\core.\stimulus2.\pulse.\hold.$13 $flatten\core.\stimulus2.\pulse.\hold.$12
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_pulse_2e_hold_2e_due.next = (p_core_2e_stimulus2_2e_pulse_2e_hold_2e_soft__reset ? value<1>{0u} : and_uu<1>(and_uu<1>(and_uu<1>(p_core_2e_stimulus2_2e_pulse_2e_hold_2e_active.curr, p_core_2e_stimulus2_2e_pulse_2e_hold_2e_less.slice<31>().val()), not_u<1>(p_core_2e_stimulus2_2e_pulse_2e_hold_2e_held.curr)), not_u<1>(p_core_2e_stimulus2_2e_pulse_2e_hold_2e_cancel)));
	}
	// cells $flatten\core.\stimulus2.\pulse.\hold.$21 $procmux$853 $procmux$851 $procmux$849 $procmux$847 $procmux$845
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_pulse_2e_hold_2e_active.next = (p_core_2e_stimulus2_2e_pulse_2e_hold_2e_soft__reset ? value<1>{0u} : (p_core_2e_stimulus2_2e_pulse_2e_hold_2e_cancel ? value<1>{0u} : (p_core_2e_stimulus2_2e_pulse_2e_hold_2e_load ? value<1>{0x1u} : (p_core_2e_stimulus2_2e_pulse_2e_hold_2e_less.slice<31>().val() ? (p_core_2e_stimulus2_2e_pulse_2e_hold_2e_held.curr ? p_core_2e_stimulus2_2e_pulse_2e_hold_2e_active.curr : value<1>{0u}) : p_core_2e_stimulus2_2e_pulse_2e_hold_2e_active.curr))));
	}
	// cells $flatten\core.\stimulus2.\pulse.\hold.$23 $procmux$842 $procmux$840 $procmux$838 $procmux$836 $procmux$834
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_pulse_2e_hold_2e_held.next = (p_core_2e_stimulus2_2e_pulse_2e_hold_2e_soft__reset ? value<1>{0u} : (p_core_2e_stimulus2_2e_pulse_2e_hold_2e_cancel ? value<1>{0u} : (p_core_2e_stimulus2_2e_pulse_2e_hold_2e_load ? p_core_2e_stimulus2_2e_pulse_2e_end.slice<1>().val() : (p_core_2e_stimulus2_2e_pulse_2e_hold_2e_less.slice<31>().val() ? (p_core_2e_stimulus2_2e_pulse_2e_hold_2e_held.curr ? value<1>{0u} : p_core_2e_stimulus2_2e_pulse_2e_hold_2e_held.curr) : p_core_2e_stimulus2_2e_pulse_2e_hold_2e_held.curr))));
	}
	// cells $flatten\core.\stimulus2.\pulse.\hold.$25 $procmux$832 $procmux$830 $procmux$828 $procmux$826
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_pulse_2e_hold_2e_hold.next = (p_core_2e_stimulus2_2e_pulse_2e_hold_2e_soft__reset ? value<31>{0u} : (p_core_2e_stimulus2_2e_pulse_2e_hold_2e_cancel ? value<31>{0u} : (p_core_2e_stimulus2_2e_pulse_2e_hold_2e_load ? p_core_2e_stimulus2_2e_pulse_2e_width.curr.slice<31,1>().val() : (p_core_2e_stimulus2_2e_pulse_2e_hold_2e_less.slice<31>().val() ? p_core_2e_stimulus2_2e_pulse_2e_hold_2e_hold.curr : p_core_2e_stimulus2_2e_pulse_2e_hold_2e_less.slice<30,0>().val()))));
	}
	// cells $flatten\core.\stimulus2.\pulse.$92 $procmux$824 $procmux$822
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_pulse_2e_release.next = (p_core_2e_stimulus2_2e_pulse_2e_soft__reset ? value<2>{0u} : (p_core_2e_stimulus2_2e_pulse_2e_start ? p_core_2e_registers_2e_configuration____stimulus2__mode.curr.slice<3,2>().val() : p_core_2e_stimulus2_2e_pulse_2e_release.curr));
	}
	// cells $flatten\core.\stimulus2.\pulse.$90 $procmux$820 $procmux$818
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_pulse_2e_until.next = (p_core_2e_stimulus2_2e_pulse_2e_soft__reset ? value<1>{0u} : (p_core_2e_stimulus2_2e_pulse_2e_start ? p_core_2e_stimulus2_2e_port_24_4076_24_0.slice<1>().val() : p_core_2e_stimulus2_2e_pulse_2e_until.curr));
	}
	// cells $flatten\core.\stimulus2.\pulse.$88 $procmux$816 $procmux$814 $flatten\core.\stimulus2.\pulse.$72
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_pulse_2e_width.next = (p_core_2e_stimulus2_2e_pulse_2e_soft__reset ? value<32>{0u} : (p_core_2e_stimulus2_2e_pulse_2e_start ? sub_uu<33>(p_core_2e_registers_2e_configuration____stimulus2__width.curr, value<2>{0x2u}).slice<31,0>().val() : p_core_2e_stimulus2_2e_pulse_2e_width.curr));
	}
	// cells $flatten\core.\stimulus2.\pulse.$86 $procmux$812 $procmux$810
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_pulse_2e_end__sub.next = (p_core_2e_stimulus2_2e_pulse_2e_soft__reset ? value<1>{0u} : (p_core_2e_stimulus2_2e_pulse_2e_accepted ? p_core_2e_stimulus2_2e_pulse_2e_end.slice<0>().val() : p_core_2e_stimulus2_2e_pulse_2e_end__sub.curr));
	}
	// cells $flatten\core.\stimulus2.\pulse.$84 $procmux$808
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_pulse_2e_settled.next = (p_core_2e_stimulus2_2e_pulse_2e_soft__reset ? value<1>{0u} : p_core_2e_stimulus2_2e_pulse_2e_line.curr);
	}
	// cells $flatten\core.\stimulus2.\pulse.$82 $procmux$806 $flatten\core.\stimulus2.\pulse.$71 $flatten\core.\stimulus2.\pulse.$70 $flatten\core.\stimulus2.\pulse.$69 $flatten\core.\stimulus2.\pulse.$68 $flatten\core.\stimulus2.\pulse.$67
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_pulse_2e_line.next = (p_core_2e_stimulus2_2e_pulse_2e_soft__reset ? value<1>{0u} : or_uu<1>(p_core_2e_stimulus2_2e_pulse_2e_fired.curr, and_uu<1>(and_uu<1>(p_core_2e_stimulus2_2e_pulse_2e_line.curr, not_u<1>(p_core_2e_stimulus2_2e_pulse_2e_due_24_18)), not_u<1>(p_core_2e_stimulus2_2e_pulse_2e_released))));
	}
	// cells $flatten\core.\stimulus2.\pulse.$80 $procmux$804 $flatten\core.\stimulus2.\pulse.$66 $flatten\core.\stimulus2.\pulse.$65
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_pulse_2e_blocked.next = (p_core_2e_stimulus2_2e_pulse_2e_soft__reset ? value<1>{0u} : and_uu<1>(and_uu<1>(p_core_2e_stimulus2_2e_pulse_2e_due, p_core_2e_stimulus2_2e_pulse_2e_until.curr), p_core_2e_stimulus2_2e_pulse_2e_line.curr));
	}
	// cells $flatten\core.\stimulus2.\pulse.$78 $procmux$802
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_pulse_2e_fired__sub.next = (p_core_2e_stimulus2_2e_pulse_2e_soft__reset ? value<1>{0u} : p_core_2e_stimulus2_2e_schedule_2e_sub.curr);
	}
	// cells $flatten\core.\stimulus2.\pulse.$76 $procmux$800
	if (posedge_p_clk) {
		p_core_2e_stimulus2_2e_pulse_2e_fired.next = (p_core_2e_stimulus2_2e_pulse_2e_soft__reset ? value<1>{0u} : p_core_2e_stimulus2_2e_pulse_2e_accepted);
	}
	// cells $flatten\core.\stimulus.$29 $procmux$798 $procmux$796 $procmux$794
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_fresh.next = (p_core_2e_stimulus_2e_soft__reset ? value<1>{0u} : (p_core_2e_stimulus_2e_stopped ? value<1>{0x1u} : (p_core_2e_stimulus_2e_start ? value<1>{0u} : p_core_2e_stimulus_2e_fresh.curr)));
	}
	// cells $flatten\core.\stimulus.$31 $procmux$792 $flatten\core.\stimulus.$24 $flatten\core.\stimulus.$23 $flatten\core.\stimulus.$22 $flatten\core.\stimulus.\pulse.$48 $flatten\core.\stimulus.\schedule.$29 $flatten\core.\stimulus.\schedule.$28 $flatten\core.\stimulus.\schedule.$27
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_running.next = (p_core_2e_stimulus_2e_soft__reset ? value<1>{0u} : or_uu<1>(p_core_2e_stimulus_2e_start, and_uu<1>(p_core_2e_stimulus_2e_running.curr, or_uu<1>(or_uu<1>(or_uu<1>(or_uu<1>(p_core_2e_stimulus_2e_schedule_2e_wait_2e_active.curr, p_core_2e_stimulus_2e_schedule_2e_due), p_core_2e_stimulus_2e_schedule_2e_train_2e_active.curr), p_core_2e_stimulus_2e_schedule_2e_due_24_11), or_uu<1>(p_core_2e_stimulus_2e_pulse_2e_fired.curr, p_core_2e_stimulus_2e_pulse_2e_line.curr)))));
	}
	// cells $flatten\core.\stimulus.$33 $procmux$790
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_active__low.next = (p_core_2e_stimulus_2e_running.curr ? p_core_2e_stimulus_2e_active__low.curr : p_core_2e_registers_2e_configuration____stimulus__mode.curr.slice<0>().val());
	}
	// cells $flatten\core.\stimulus.$34 $flatten\core.\stimulus.$26
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_output.next = xor_uu<2>(p_core_2e_stimulus_2e_pulse_2e_active, p_core_2e_stimulus_2e_active__low.curr.repeat<2>().val());
	}
	// cells $flatten\core.\stimulus.$36 $procmux$788
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_valid.next = (p_core_2e_stimulus_2e_soft__reset ? value<1>{0u} : p_core_2e_stimulus_2e_pulse_2e_fired.curr);
	}
	// cells $flatten\core.\stimulus.$38 $procmux$786
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_sub_24_22.next = (p_core_2e_stimulus_2e_soft__reset ? value<1>{0u} : p_core_2e_stimulus_2e_pulse_2e_fired__sub.curr);
	}
	// cells $flatten\core.\stimulus.$40 $procmux$784
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_blocked.next = (p_core_2e_stimulus_2e_soft__reset ? value<1>{0u} : p_core_2e_stimulus_2e_pulse_2e_blocked.curr);
	}
	// cells $flatten\core.\stimulus.\schedule.\train.$19 $procmux$782 $flatten\core.\stimulus.\schedule.\train.$16 $flatten\core.\stimulus.\schedule.\train.$15 $flatten\core.\stimulus.\schedule.\train.$14 $flatten\core.\stimulus.\schedule.\train.$13 $flatten\core.\stimulus.\schedule.\train.$12
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_schedule_2e_train_2e_due.next = (p_core_2e_stimulus_2e_schedule_2e_train_2e_soft__reset ? value<1>{0u} : and_uu<1>(and_uu<1>(and_uu<1>(p_core_2e_stimulus_2e_schedule_2e_train_2e_active.curr, p_core_2e_stimulus_2e_schedule_2e_train_2e_less.slice<39>().val()), not_u<1>(p_core_2e_stimulus_2e_schedule_2e_train_2e_held.curr)), not_u<1>(p_core_2e_stimulus_2e_schedule_2e_train_2e_cancel)));
	}
	// cells $flatten\core.\stimulus.\schedule.\train.$21 $procmux$780 $procmux$778 $procmux$776 $procmux$774 $procmux$772
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_schedule_2e_train_2e_active.next = (p_core_2e_stimulus_2e_schedule_2e_train_2e_soft__reset ? value<1>{0u} : (p_core_2e_stimulus_2e_schedule_2e_train_2e_cancel ? value<1>{0u} : (p_core_2e_stimulus_2e_schedule_2e_train_2e_load ? value<1>{0x1u} : (p_core_2e_stimulus_2e_schedule_2e_train_2e_less.slice<39>().val() ? (p_core_2e_stimulus_2e_schedule_2e_train_2e_held.curr ? p_core_2e_stimulus_2e_schedule_2e_train_2e_active.curr : value<1>{0u}) : p_core_2e_stimulus_2e_schedule_2e_train_2e_active.curr))));
	}
	// cells $flatten\core.\stimulus.\schedule.\train.$23 $procmux$769 $procmux$767 $procmux$765 $flatten\core.\stimulus.\schedule.$44 $procmux$763 $procmux$761
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_schedule_2e_train_2e_held.next = (p_core_2e_stimulus_2e_schedule_2e_train_2e_soft__reset ? value<1>{0u} : (p_core_2e_stimulus_2e_schedule_2e_train_2e_cancel ? value<1>{0u} : (p_core_2e_stimulus_2e_schedule_2e_train_2e_load ? (p_core_2e_stimulus_2e_schedule_2e_scheduled ? p_core_2e_stimulus_2e_schedule_2e_first__total.slice<1>().val() : p_core_2e_stimulus_2e_schedule_2e_again__total.slice<1>().val()) : (p_core_2e_stimulus_2e_schedule_2e_train_2e_less.slice<39>().val() ? (p_core_2e_stimulus_2e_schedule_2e_train_2e_held.curr ? value<1>{0u} : p_core_2e_stimulus_2e_schedule_2e_train_2e_held.curr) : p_core_2e_stimulus_2e_schedule_2e_train_2e_held.curr))));
	}
	// cells $flatten\core.\stimulus.\schedule.\train.$25 $procmux$759 $procmux$757 $procmux$755 $flatten\core.\stimulus.\schedule.$45 $procmux$753
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_schedule_2e_train_2e_train.next = (p_core_2e_stimulus_2e_schedule_2e_train_2e_soft__reset ? value<39>{0u,0u} : (p_core_2e_stimulus_2e_schedule_2e_train_2e_cancel ? value<39>{0u,0u} : (p_core_2e_stimulus_2e_schedule_2e_train_2e_load ? (p_core_2e_stimulus_2e_schedule_2e_scheduled ? p_core_2e_stimulus_2e_schedule_2e_shift.slice<39,1>().val() : value<8>{0u}.concat(p_core_2e_stimulus_2e_schedule_2e_gap.curr.slice<31,1>()).val()) : (p_core_2e_stimulus_2e_schedule_2e_train_2e_less.slice<39>().val() ? p_core_2e_stimulus_2e_schedule_2e_train_2e_train.curr : p_core_2e_stimulus_2e_schedule_2e_train_2e_less.slice<38,0>().val()))));
	}
	// cells $flatten\core.\stimulus.\schedule.\wait.$19 $procmux$751 $flatten\core.\stimulus.\schedule.\wait.$16 $flatten\core.\stimulus.\schedule.\wait.$15 $flatten\core.\stimulus.\schedule.\wait.$14 $flatten\core.\stimulus.\schedule.\wait.$13 $flatten\core.\stimulus.\schedule.\wait.$12
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_schedule_2e_wait_2e_due.next = (p_core_2e_stimulus_2e_schedule_2e_wait_2e_soft__reset ? value<1>{0u} : and_uu<1>(and_uu<1>(and_uu<1>(p_core_2e_stimulus_2e_schedule_2e_wait_2e_active.curr, p_core_2e_stimulus_2e_schedule_2e_wait_2e_less.slice<39>().val()), not_u<1>(p_core_2e_stimulus_2e_schedule_2e_wait_2e_held.curr)), not_u<1>(p_core_2e_stimulus_2e_schedule_2e_wait_2e_cancel)));
	}
	// cells $flatten\core.\stimulus.\schedule.\wait.$21 $procmux$749 $procmux$747 $procmux$745 $procmux$743 $procmux$741
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_schedule_2e_wait_2e_active.next = (p_core_2e_stimulus_2e_schedule_2e_wait_2e_soft__reset ? value<1>{0u} : (p_core_2e_stimulus_2e_schedule_2e_wait_2e_cancel ? value<1>{0u} : (p_core_2e_stimulus_2e_schedule_2e_wait_2e_load ? value<1>{0x1u} : (p_core_2e_stimulus_2e_schedule_2e_wait_2e_less.slice<39>().val() ? (p_core_2e_stimulus_2e_schedule_2e_wait_2e_held.curr ? p_core_2e_stimulus_2e_schedule_2e_wait_2e_active.curr : value<1>{0u}) : p_core_2e_stimulus_2e_schedule_2e_wait_2e_active.curr))));
	}
	// cells $flatten\core.\stimulus.\schedule.\wait.$23 $procmux$738 $procmux$736 $procmux$734 $flatten\core.\stimulus.\schedule.$37 $procmux$732 $procmux$730
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_schedule_2e_wait_2e_held.next = (p_core_2e_stimulus_2e_schedule_2e_wait_2e_soft__reset ? value<1>{0u} : (p_core_2e_stimulus_2e_schedule_2e_wait_2e_cancel ? value<1>{0u} : (p_core_2e_stimulus_2e_schedule_2e_wait_2e_load ? and_uu<1>(p_core_2e_stimulus_2e_schedule_2e_scheduled, p_core_2e_stimulus_2e_schedule_2e_schedule__total.slice<1>().val()) : (p_core_2e_stimulus_2e_schedule_2e_wait_2e_less.slice<39>().val() ? (p_core_2e_stimulus_2e_schedule_2e_wait_2e_held.curr ? value<1>{0u} : p_core_2e_stimulus_2e_schedule_2e_wait_2e_held.curr) : p_core_2e_stimulus_2e_schedule_2e_wait_2e_held.curr))));
	}
	// cells $flatten\core.\stimulus.\schedule.\wait.$25 $procmux$728 $procmux$726 $procmux$724 $flatten\core.\stimulus.\schedule.$39 $flatten\core.\stimulus.\schedule.$38 $procmux$722
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_schedule_2e_wait_2e_wait.next = (p_core_2e_stimulus_2e_schedule_2e_wait_2e_soft__reset ? value<39>{0u,0u} : (p_core_2e_stimulus_2e_schedule_2e_wait_2e_cancel ? value<39>{0u,0u} : (p_core_2e_stimulus_2e_schedule_2e_wait_2e_load ? (p_core_2e_stimulus_2e_schedule_2e_start ? p_core_2e_registers_2e_configuration____stimulus__delay__high.curr.concat(p_core_2e_registers_2e_configuration____stimulus__delay__low.curr.slice<31,1>()).val() : (p_core_2e_stimulus_2e_schedule_2e_lead.curr ? value<39>{0x78u,0u} : p_core_2e_stimulus_2e_schedule_2e_interval.slice<39,1>().val())) : (p_core_2e_stimulus_2e_schedule_2e_wait_2e_less.slice<39>().val() ? p_core_2e_stimulus_2e_schedule_2e_wait_2e_wait.curr : p_core_2e_stimulus_2e_schedule_2e_wait_2e_less.slice<38,0>().val()))));
	}
	// cells $flatten\core.\stimulus.\schedule.\dither.$117 $procmux$720 $procmux$718 $procmux$716 $procmux$717_CMP0 $procmux$714 $procmux$712
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_schedule_2e_dither_2e_rejected.next = (p_core_2e_stimulus_2e_schedule_2e_dither_2e_soft__reset ? value<1>{0u} : (p_core_2e_stimulus_2e_schedule_2e_dither_2e_start ? value<1>{0u} : (eq_uu<1>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_state.curr, value<3>{0x2u}) ? (i_flatten_5c_core_2e__5c_stimulus_2e__5c_schedule_2e__5c_dither_2e__24_27 ? value<1>{0u} : (p_core_2e_stimulus_2e_schedule_2e_dither_2e_falling ? value<1>{0u} : value<1>{0x1u})) : value<1>{0u})));
	}
	// cells $flatten\core.\stimulus.\schedule.\dither.$119 $procmux$709 $procmux$707 $flatten\core.\stimulus.\schedule.\dither.$113 $flatten\core.\stimulus.\schedule.\dither.$112 $procmux$705
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_schedule_2e_dither_2e_random.next = (p_core_2e_stimulus_2e_schedule_2e_dither_2e_soft__reset ? value<32>{0x1u} : (p_core_2e_stimulus_2e_schedule_2e_dither_2e_start ? (logic_not<1>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_port_24_4073_24_0) ? value<32>{0x1u} : p_core_2e_stimulus_2e_schedule_2e_dither_2e_port_24_4073_24_0) : (p_core_2e_stimulus_2e_schedule_2e_dither_2e_drawing ? p_core_2e_stimulus_2e_schedule_2e_dither_2e_following : p_core_2e_stimulus_2e_schedule_2e_dither_2e_random.curr)));
	}
	// cells $flatten\core.\stimulus.\schedule.\dither.$121 $procmux$703 $procmux$701 $procmux$699 $procmux$700_CMP0 $procmux$697 $procmux$695 $flatten\core.\stimulus.\schedule.\dither.$87
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_schedule_2e_dither_2e_budget.next = (p_core_2e_stimulus_2e_schedule_2e_dither_2e_soft__reset ? value<7>{0u} : (p_core_2e_stimulus_2e_schedule_2e_dither_2e_start ? value<7>{0x60u} : (logic_not<1>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_state.curr) ? value<7>{0x60u} : (p_core_2e_stimulus_2e_schedule_2e_dither_2e_drawing ? (p_core_2e_stimulus_2e_schedule_2e_dither_2e_exhausted ? p_core_2e_stimulus_2e_schedule_2e_dither_2e_budget.curr : sub_uu<8>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_budget.curr, value<1>{0x1u}).slice<6,0>().val()) : p_core_2e_stimulus_2e_schedule_2e_dither_2e_budget.curr))));
	}
	// cells $flatten\core.\stimulus.\schedule.\dither.$123 $procmux$693 $procmux$691 $flatten\core.\stimulus.\schedule.\dither.$115 $flatten\core.\stimulus.\schedule.\dither.$114 $procmux$676 $procmux$677_CMP0 $procmux$680_CMP0 $procmux$686_CMP0 $procmux$687_CMP0 $procmux$690_CMP0 $procmux$678 $flatten\core.\stimulus.\schedule.\dither.$98 $flatten\core.\stimulus.\schedule.\dither.$100 $flatten\core.\stimulus.\schedule.\dither.$99 $procmux$684 $procmux$682 $flatten\core.\stimulus.\schedule.\dither.$91 $flatten\core.\stimulus.\schedule.\dither.$90 $procmux$688 $flatten\core.\stimulus.\schedule.\dither.$89 $flatten\core.\stimulus.\schedule.\dither.$88
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_schedule_2e_dither_2e_state.next = (p_core_2e_stimulus_2e_schedule_2e_dither_2e_soft__reset ? value<3>{0u} : (p_core_2e_stimulus_2e_schedule_2e_dither_2e_start ? (logic_not<1>(p_core_2e_stimulus_2e_port_24_4040_24_0.slice<5,4>().val()) ? value<3>{0u} : value<3>{0x1u}) : (eq_uu<1>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_state.curr, value<3>{0x4u}) ? value<3>{0u} : (eq_uu<1>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_state.curr, value<3>{0x3u}) ? (logic_not<1>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_steps.curr) ? (eq_uu<1>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_mode.curr, value<1>{0x1u}) ? value<3>{0u} : value<3>{0x4u}) : p_core_2e_stimulus_2e_schedule_2e_dither_2e_state.curr) : (eq_uu<1>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_state.curr, value<3>{0x2u}) ? (i_flatten_5c_core_2e__5c_stimulus_2e__5c_schedule_2e__5c_dither_2e__24_27 ? value<3>{0x3u} : (p_core_2e_stimulus_2e_schedule_2e_dither_2e_falling ? p_core_2e_stimulus_2e_schedule_2e_dither_2e_state.curr : value<3>{0x1u})) : (eq_uu<1>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_state.curr, value<3>{0x1u}) ? (eq_uu<1>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_mode.curr, value<1>{0x1u}) ? value<3>{0x3u} : value<3>{0x2u}) : (logic_not<1>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_state.curr) ? (and_uu<1>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_draw, reduce_bool<1>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_mode.curr)) ? value<3>{0x1u} : p_core_2e_stimulus_2e_schedule_2e_dither_2e_state.curr) : p_core_2e_stimulus_2e_schedule_2e_dither_2e_state.curr)))))));
	}
	// cells $flatten\core.\stimulus.\schedule.\dither.$125 $procmux$674 $procmux$671 $procmux$672_CMP0 $procmux$673_CMP0
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_schedule_2e_dither_2e_fraction.next = (p_core_2e_stimulus_2e_schedule_2e_dither_2e_soft__reset ? value<32>{0u} : (eq_uu<1>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_state.curr, value<3>{0x3u}) ? value<2>{0u}.concat(p_core_2e_stimulus_2e_schedule_2e_dither_2e_fraction.curr.slice<31,2>()).val() : (eq_uu<1>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_state.curr, value<3>{0x1u}) ? p_core_2e_stimulus_2e_schedule_2e_dither_2e_following : p_core_2e_stimulus_2e_schedule_2e_dither_2e_fraction.curr)));
	}
	// cells $flatten\core.\stimulus.\schedule.\dither.$127 $procmux$669 $procmux$666 $procmux$667_CMP0 $procmux$668_CMP0 $procmux$664 $procmux$662 $flatten\core.\stimulus.\schedule.\dither.$95
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_schedule_2e_dither_2e_odd.next = (p_core_2e_stimulus_2e_schedule_2e_dither_2e_soft__reset ? value<1>{0u} : (eq_uu<1>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_state.curr, value<3>{0x2u}) ? (i_flatten_5c_core_2e__5c_stimulus_2e__5c_schedule_2e__5c_dither_2e__24_27 ? p_core_2e_stimulus_2e_schedule_2e_dither_2e_odd.curr : (p_core_2e_stimulus_2e_schedule_2e_dither_2e_falling ? not_u<1>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_odd.curr) : p_core_2e_stimulus_2e_schedule_2e_dither_2e_odd.curr)) : (eq_uu<1>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_state.curr, value<3>{0x1u}) ? value<1>{0x1u} : p_core_2e_stimulus_2e_schedule_2e_dither_2e_odd.curr)));
	}
	// cells $flatten\core.\stimulus.\schedule.\dither.$129 $procmux$660 $procmux$657 $procmux$658_CMP0 $procmux$659_CMP0 $flatten\core.\stimulus.\schedule.\dither.$97
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_schedule_2e_dither_2e_steps.next = (p_core_2e_stimulus_2e_schedule_2e_dither_2e_soft__reset ? value<5>{0u} : (eq_uu<1>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_state.curr, value<3>{0x3u}) ? sub_uu<6>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_steps.curr, value<1>{0x1u}).slice<4,0>().val() : (eq_uu<1>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_state.curr, value<3>{0x1u}) ? value<5>{0x10u} : p_core_2e_stimulus_2e_schedule_2e_dither_2e_steps.curr)));
	}
	// cells $flatten\core.\stimulus.\schedule.\dither.$131 $procmux$655 $procmux$653 $flatten\core.\stimulus.\schedule.\dither.$105 $flatten\core.\stimulus.\schedule.\dither.$104 $flatten\core.\stimulus.\schedule.\dither.$103
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_schedule_2e_dither_2e_product.next = (p_core_2e_stimulus_2e_schedule_2e_dither_2e_soft__reset ? value<42>{0u,0u} : (i_flatten_5c_core_2e__5c_stimulus_2e__5c_schedule_2e__5c_dither_2e__24_35 ? add_uu<42>((p_core_2e_stimulus_2e_schedule_2e_dither_2e_fraction.curr.slice<0>().val() ? p_core_2e_stimulus_2e_schedule_2e_dither_2e_span.curr : value<40>{0u,0u}), (p_core_2e_stimulus_2e_schedule_2e_dither_2e_fraction.curr.slice<1>().val() ? p_core_2e_stimulus_2e_schedule_2e_dither_2e_span.curr.concat(value<1>{0u}).val() : value<41>{0u,0u})) : value<42>{0u,0u}));
	}
	// cells $flatten\core.\stimulus.\schedule.\dither.$133 $procmux$651 $procmux$649 $flatten\core.\stimulus.\schedule.\dither.$81 $procmux$647 $flatten\core.\stimulus.\schedule.\dither.$101
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_schedule_2e_dither_2e_result.next = (p_core_2e_stimulus_2e_schedule_2e_dither_2e_soft__reset ? value<40>{0u,0u} : (i_flatten_5c_core_2e__5c_stimulus_2e__5c_schedule_2e__5c_dither_2e__24_35 ? add_uu<43>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_result.curr, p_core_2e_stimulus_2e_schedule_2e_dither_2e_product.curr).slice<41,2>().val() : (eq_uu<1>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_state.curr, value<1>{0x1u}) ? value<40>{0u,0u} : p_core_2e_stimulus_2e_schedule_2e_dither_2e_result.curr)));
	}
	// cells $flatten\core.\stimulus.\schedule.\dither.$135 $procmux$645 $procmux$643 $flatten\core.\stimulus.\schedule.\dither.$111 $procmux$641 $procmux$639 $flatten\core.\stimulus.\schedule.\dither.$108 $flatten\core.\stimulus.\schedule.\dither.$107 $flatten\core.\stimulus.\schedule.\dither.$109 $flatten\core.\stimulus.\schedule.\dither.$85 $flatten\core.\stimulus.\schedule.\dither.$84
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_schedule_2e_dither_2e_interval.next = (p_core_2e_stimulus_2e_schedule_2e_dither_2e_soft__reset ? value<40>{0u,0u} : (p_core_2e_stimulus_2e_schedule_2e_dither_2e_start ? sub_uu<41>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_port_24_4046_24_0.concat(p_core_2e_stimulus_2e_schedule_2e_dither_2e_port_24_4043_24_0).val(), value<3>{0x4u}).slice<39,0>().val() : (p_core_2e_stimulus_2e_schedule_2e_dither_2e_draw ? p_core_2e_stimulus_2e_schedule_2e_dither_2e_least.curr : (or_uu<1>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_rejected.curr, eq_uu<1>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_state.curr, value<3>{0x4u})) ? add_uu<41>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_interval.curr, (eq_uu<1>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_state.curr, value<3>{0x4u}) ? p_core_2e_stimulus_2e_schedule_2e_dither_2e_result.curr : p_core_2e_stimulus_2e_schedule_2e_dither_2e_span.curr)).slice<39,0>().val() : p_core_2e_stimulus_2e_schedule_2e_dither_2e_interval.curr))));
	}
	// cells $flatten\core.\stimulus.\schedule.\dither.$137 $procmux$637 $procmux$635
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_schedule_2e_dither_2e_mode.next = (p_core_2e_stimulus_2e_schedule_2e_dither_2e_soft__reset ? value<2>{0u} : (p_core_2e_stimulus_2e_schedule_2e_dither_2e_start ? p_core_2e_registers_2e_configuration____stimulus__mode.curr.slice<5,4>().val() : p_core_2e_stimulus_2e_schedule_2e_dither_2e_mode.curr));
	}
	// cells $flatten\core.\stimulus.\schedule.\dither.$139 $procmux$633 $procmux$631 $flatten\core.\stimulus.\schedule.\dither.$110
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_schedule_2e_dither_2e_least.next = (p_core_2e_stimulus_2e_schedule_2e_dither_2e_soft__reset ? value<40>{0u,0u} : (p_core_2e_stimulus_2e_schedule_2e_dither_2e_start ? sub_uu<41>(p_core_2e_stimulus_2e_schedule_2e_dither_2e_port_24_4046_24_0.concat(p_core_2e_stimulus_2e_schedule_2e_dither_2e_port_24_4043_24_0).val(), value<3>{0x4u}).slice<39,0>().val() : p_core_2e_stimulus_2e_schedule_2e_dither_2e_least.curr));
	}
	// cells $flatten\core.\stimulus.\schedule.\dither.$141 $procmux$629 $procmux$627
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_schedule_2e_dither_2e_span.next = (p_core_2e_stimulus_2e_schedule_2e_dither_2e_soft__reset ? value<40>{0u,0u} : (p_core_2e_stimulus_2e_schedule_2e_dither_2e_start ? p_core_2e_registers_2e_configuration____stimulus__span__high.curr.concat(p_core_2e_registers_2e_configuration____stimulus__span__low.curr).val() : p_core_2e_stimulus_2e_schedule_2e_dither_2e_span.curr));
	}
	// cells $flatten\core.\stimulus.\schedule.$73 $procmux$625 $procmux$623
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_schedule_2e_burst.next = (p_core_2e_stimulus_2e_schedule_2e_soft__reset ? value<16>{0u} : (p_core_2e_stimulus_2e_schedule_2e_start ? p_core_2e_registers_2e_configuration____stimulus__burst.curr : p_core_2e_stimulus_2e_schedule_2e_burst.curr));
	}
	// cells $flatten\core.\stimulus.\schedule.$71 $procmux$621 $procmux$619 $flatten\core.\stimulus.\schedule.$53
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_schedule_2e_gap.next = (p_core_2e_stimulus_2e_schedule_2e_soft__reset ? value<32>{0u} : (p_core_2e_stimulus_2e_schedule_2e_start ? sub_uu<33>(p_core_2e_registers_2e_configuration____stimulus__gap.curr, value<3>{0x4u}).slice<31,0>().val() : p_core_2e_stimulus_2e_schedule_2e_gap.curr));
	}
	// cells $flatten\core.\stimulus.\schedule.$69 $procmux$617 $procmux$615 $procmux$613
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_schedule_2e_sub.next = (p_core_2e_stimulus_2e_schedule_2e_soft__reset ? value<1>{0u} : (p_core_2e_stimulus_2e_schedule_2e_scheduled ? p_core_2e_stimulus_2e_schedule_2e_first__total.slice<0>().val() : (i_flatten_5c_core_2e__5c_stimulus_2e__5c_schedule_2e__24_14 ? p_core_2e_stimulus_2e_schedule_2e_again__total.slice<0>().val() : p_core_2e_stimulus_2e_schedule_2e_sub.curr)));
	}
	// cells $flatten\core.\stimulus.\schedule.$67 $procmux$611 $procmux$609 $procmux$607 $flatten\core.\stimulus.\schedule.$52
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_schedule_2e_remaining.next = (p_core_2e_stimulus_2e_schedule_2e_soft__reset ? value<16>{0u} : (p_core_2e_stimulus_2e_schedule_2e_scheduled ? p_core_2e_stimulus_2e_schedule_2e_burst.curr : (i_flatten_5c_core_2e__5c_stimulus_2e__5c_schedule_2e__24_14 ? sub_uu<17>(p_core_2e_stimulus_2e_schedule_2e_remaining.curr, value<1>{0x1u}).slice<15,0>().val() : p_core_2e_stimulus_2e_schedule_2e_remaining.curr)));
	}
	// cells $flatten\core.\stimulus.\schedule.$65 $procmux$605 $flatten\core.\stimulus.\schedule.$50
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_schedule_2e_again.next = (p_core_2e_stimulus_2e_schedule_2e_soft__reset ? value<1>{0u} : gt_uu<1>(p_core_2e_stimulus_2e_schedule_2e_remaining.curr, value<1>{0x1u}));
	}
	// cells $flatten\core.\stimulus.\schedule.$63 $procmux$603 $procmux$601 $flatten\core.\stimulus.\schedule.$49
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_schedule_2e_finite.next = (p_core_2e_stimulus_2e_schedule_2e_soft__reset ? value<1>{0u} : (p_core_2e_stimulus_2e_schedule_2e_start ? reduce_bool<1>(p_core_2e_registers_2e_configuration____stimulus__count.curr) : p_core_2e_stimulus_2e_schedule_2e_finite.curr));
	}
	// cells $flatten\core.\stimulus.\schedule.$61 $procmux$599 $procmux$597 $procmux$595
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_schedule_2e_point__sub.next = (p_core_2e_stimulus_2e_schedule_2e_soft__reset ? value<1>{0u} : (p_core_2e_stimulus_2e_schedule_2e_start ? p_core_2e_registers_2e_configuration____stimulus__delay__low.curr.slice<0>().val() : (p_core_2e_stimulus_2e_schedule_2e_scheduled ? p_core_2e_stimulus_2e_schedule_2e_schedule__total.slice<0>().val() : p_core_2e_stimulus_2e_schedule_2e_point__sub.curr)));
	}
	// cells $flatten\core.\stimulus.\schedule.$59 $procmux$593 $procmux$591 $procmux$589 $flatten\core.\stimulus.\schedule.$48
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_schedule_2e_left.next = (p_core_2e_stimulus_2e_schedule_2e_soft__reset ? value<32>{0u} : (p_core_2e_stimulus_2e_schedule_2e_start ? p_core_2e_registers_2e_configuration____stimulus__count.curr : (p_core_2e_stimulus_2e_schedule_2e_scheduled ? sub_uu<33>(p_core_2e_stimulus_2e_schedule_2e_left.curr, value<1>{0x1u}).slice<31,0>().val() : p_core_2e_stimulus_2e_schedule_2e_left.curr)));
	}
	// cells $flatten\core.\stimulus.\schedule.$57 $procmux$587 $procmux$585 $procmux$583
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_schedule_2e_lead.next = (p_core_2e_stimulus_2e_schedule_2e_soft__reset ? value<1>{0u} : (p_core_2e_stimulus_2e_schedule_2e_start ? value<1>{0x1u} : (p_core_2e_stimulus_2e_schedule_2e_due ? value<1>{0u} : p_core_2e_stimulus_2e_schedule_2e_lead.curr)));
	}
	// cells $flatten\core.\stimulus.\schedule.$55 $procmux$581 $flatten\core.\stimulus.\schedule.$47 $flatten\core.\stimulus.\schedule.$46
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_schedule_2e_last.next = (p_core_2e_stimulus_2e_schedule_2e_soft__reset ? value<1>{0u} : and_uu<1>(p_core_2e_stimulus_2e_schedule_2e_finite.curr, eq_uu<1>(p_core_2e_stimulus_2e_schedule_2e_left.curr, value<1>{0x1u})));
	}
	// cells $flatten\core.\stimulus.\pulse.\hold.$19 $procmux$579 $flatten\core.\stimulus.\pulse.\hold.$16 $flatten\core.\stimulus.\pulse.\hold.$15 $flatten\core.\stimulus.\pulse.\hold.$14 $flatten\core.\stimulus.\pulse.\hold.$13 $flatten\core.\stimulus.\pulse.\hold.$12
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_pulse_2e_hold_2e_due.next = (p_core_2e_stimulus_2e_pulse_2e_hold_2e_soft__reset ? value<1>{0u} : and_uu<1>(and_uu<1>(and_uu<1>(p_core_2e_stimulus_2e_pulse_2e_hold_2e_active.curr, p_core_2e_stimulus_2e_pulse_2e_hold_2e_less.slice<31>().val()), not_u<1>(p_core_2e_stimulus_2e_pulse_2e_hold_2e_held.curr)), not_u<1>(p_core_2e_stimulus_2e_pulse_2e_hold_2e_cancel)));
	}
	// cells $flatten\core.\stimulus.\pulse.\hold.$21 $procmux$577 $procmux$575 $procmux$573 $procmux$571 $procmux$569
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_pulse_2e_hold_2e_active.next = (p_core_2e_stimulus_2e_pulse_2e_hold_2e_soft__reset ? value<1>{0u} : (p_core_2e_stimulus_2e_pulse_2e_hold_2e_cancel ? value<1>{0u} : (p_core_2e_stimulus_2e_pulse_2e_hold_2e_load ? value<1>{0x1u} : (p_core_2e_stimulus_2e_pulse_2e_hold_2e_less.slice<31>().val() ? (p_core_2e_stimulus_2e_pulse_2e_hold_2e_held.curr ? p_core_2e_stimulus_2e_pulse_2e_hold_2e_active.curr : value<1>{0u}) : p_core_2e_stimulus_2e_pulse_2e_hold_2e_active.curr))));
	}
	// cells $flatten\core.\stimulus.\pulse.\hold.$23 $procmux$566 $procmux$564 $procmux$562 $procmux$560 $procmux$558
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_pulse_2e_hold_2e_held.next = (p_core_2e_stimulus_2e_pulse_2e_hold_2e_soft__reset ? value<1>{0u} : (p_core_2e_stimulus_2e_pulse_2e_hold_2e_cancel ? value<1>{0u} : (p_core_2e_stimulus_2e_pulse_2e_hold_2e_load ? p_core_2e_stimulus_2e_pulse_2e_end.slice<1>().val() : (p_core_2e_stimulus_2e_pulse_2e_hold_2e_less.slice<31>().val() ? (p_core_2e_stimulus_2e_pulse_2e_hold_2e_held.curr ? value<1>{0u} : p_core_2e_stimulus_2e_pulse_2e_hold_2e_held.curr) : p_core_2e_stimulus_2e_pulse_2e_hold_2e_held.curr))));
	}
	// cells $flatten\core.\stimulus.\pulse.\hold.$25 $procmux$556 $procmux$554 $procmux$552 $procmux$550
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_pulse_2e_hold_2e_hold.next = (p_core_2e_stimulus_2e_pulse_2e_hold_2e_soft__reset ? value<31>{0u} : (p_core_2e_stimulus_2e_pulse_2e_hold_2e_cancel ? value<31>{0u} : (p_core_2e_stimulus_2e_pulse_2e_hold_2e_load ? p_core_2e_stimulus_2e_pulse_2e_width.curr.slice<31,1>().val() : (p_core_2e_stimulus_2e_pulse_2e_hold_2e_less.slice<31>().val() ? p_core_2e_stimulus_2e_pulse_2e_hold_2e_hold.curr : p_core_2e_stimulus_2e_pulse_2e_hold_2e_less.slice<30,0>().val()))));
	}
	// cells $flatten\core.\stimulus.\pulse.$92 $procmux$548 $procmux$546
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_pulse_2e_release.next = (p_core_2e_stimulus_2e_pulse_2e_soft__reset ? value<2>{0u} : (p_core_2e_stimulus_2e_pulse_2e_start ? p_core_2e_registers_2e_configuration____stimulus__mode.curr.slice<3,2>().val() : p_core_2e_stimulus_2e_pulse_2e_release.curr));
	}
	// cells $flatten\core.\stimulus.\pulse.$90 $procmux$544 $procmux$542
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_pulse_2e_until.next = (p_core_2e_stimulus_2e_pulse_2e_soft__reset ? value<1>{0u} : (p_core_2e_stimulus_2e_pulse_2e_start ? p_core_2e_stimulus_2e_port_24_4040_24_0.slice<1>().val() : p_core_2e_stimulus_2e_pulse_2e_until.curr));
	}
	// cells $flatten\core.\stimulus.\pulse.$88 $procmux$540 $procmux$538 $flatten\core.\stimulus.\pulse.$72
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_pulse_2e_width.next = (p_core_2e_stimulus_2e_pulse_2e_soft__reset ? value<32>{0u} : (p_core_2e_stimulus_2e_pulse_2e_start ? sub_uu<33>(p_core_2e_registers_2e_configuration____stimulus__width.curr, value<2>{0x2u}).slice<31,0>().val() : p_core_2e_stimulus_2e_pulse_2e_width.curr));
	}
	// cells $flatten\core.\stimulus.\pulse.$86 $procmux$536 $procmux$534
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_pulse_2e_end__sub.next = (p_core_2e_stimulus_2e_pulse_2e_soft__reset ? value<1>{0u} : (p_core_2e_stimulus_2e_pulse_2e_accepted ? p_core_2e_stimulus_2e_pulse_2e_end.slice<0>().val() : p_core_2e_stimulus_2e_pulse_2e_end__sub.curr));
	}
	// cells $flatten\core.\stimulus.\pulse.$84 $procmux$532
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_pulse_2e_settled.next = (p_core_2e_stimulus_2e_pulse_2e_soft__reset ? value<1>{0u} : p_core_2e_stimulus_2e_pulse_2e_line.curr);
	}
	// cells $flatten\core.\stimulus.\pulse.$82 $procmux$530 $flatten\core.\stimulus.\pulse.$71 $flatten\core.\stimulus.\pulse.$70 $flatten\core.\stimulus.\pulse.$69 $flatten\core.\stimulus.\pulse.$68 $flatten\core.\stimulus.\pulse.$67
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_pulse_2e_line.next = (p_core_2e_stimulus_2e_pulse_2e_soft__reset ? value<1>{0u} : or_uu<1>(p_core_2e_stimulus_2e_pulse_2e_fired.curr, and_uu<1>(and_uu<1>(p_core_2e_stimulus_2e_pulse_2e_line.curr, not_u<1>(p_core_2e_stimulus_2e_pulse_2e_due_24_18)), not_u<1>(p_core_2e_stimulus_2e_pulse_2e_released))));
	}
	// cells $flatten\core.\stimulus.\pulse.$80 $procmux$528 $flatten\core.\stimulus.\pulse.$66 $flatten\core.\stimulus.\pulse.$65
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_pulse_2e_blocked.next = (p_core_2e_stimulus_2e_pulse_2e_soft__reset ? value<1>{0u} : and_uu<1>(and_uu<1>(p_core_2e_stimulus_2e_pulse_2e_due, p_core_2e_stimulus_2e_pulse_2e_until.curr), p_core_2e_stimulus_2e_pulse_2e_line.curr));
	}
	// cells $flatten\core.\stimulus.\pulse.$78 $procmux$526
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_pulse_2e_fired__sub.next = (p_core_2e_stimulus_2e_pulse_2e_soft__reset ? value<1>{0u} : p_core_2e_stimulus_2e_schedule_2e_sub.curr);
	}
	// cells $flatten\core.\stimulus.\pulse.$76 $procmux$524
	if (posedge_p_clk) {
		p_core_2e_stimulus_2e_pulse_2e_fired.next = (p_core_2e_stimulus_2e_pulse_2e_soft__reset ? value<1>{0u} : p_core_2e_stimulus_2e_pulse_2e_accepted);
	}
	// cells $flatten\core.\watchdog.$9 $flatten\core.\watchdog.$7
	if (posedge_p_clk) {
		p_core_2e_watchdog_2e_enabled.next = reduce_bool<1>(p_core_2e_registers_2e_configuration____watchdog.curr);
	}
	// cells $flatten\core.\watchdog.$11 $procmux$522 $procmux$520
	if (posedge_p_clk) {
		p_core_2e_watchdog_2e_silence.next = (p_core_2e_watchdog_2e_kick ? p_core_2e_registers_2e_configuration____watchdog.curr : (p_core_2e_watchdog_2e_less.slice<32>().val() ? p_core_2e_watchdog_2e_silence.curr : p_core_2e_watchdog_2e_less.slice<31,0>().val()));
	}
	// cells $flatten\core.\watchdog.$13 $procmux$518 $procmux$516 $procmux$514
	if (posedge_p_clk) {
		p_core_2e_watchdog_2e_watching.next = (p_core_2e_watchdog_2e_kick ? value<1>{0x1u} : (p_core_2e_watchdog_2e_less.slice<32>().val() ? (p_core_2e_watchdog_2e_watching.curr ? value<1>{0u} : p_core_2e_watchdog_2e_watching.curr) : p_core_2e_watchdog_2e_watching.curr));
	}
	// cells $flatten\core.\watchdog.$15 $procmux$512 $procmux$510 $procmux$508 $procmux$506 $procmux$504
	if (posedge_p_clk) {
		p_core_2e_watchdog_2e_tripped.next = (p_core_2e_registers_2e_control__written.curr ? value<1>{0u} : (p_core_2e_watchdog_2e_kick ? p_core_2e_watchdog_2e_tripped.curr : (p_core_2e_watchdog_2e_less.slice<32>().val() ? (p_core_2e_watchdog_2e_watching.curr ? (p_core_2e_watchdog_2e_enabled.curr ? value<1>{0x1u} : p_core_2e_watchdog_2e_tripped.curr) : p_core_2e_watchdog_2e_tripped.curr) : p_core_2e_watchdog_2e_tripped.curr)));
	}
	// cells $flatten\core.\time.$9 $flatten\core.\time.$4
	if (posedge_p_clk) {
		p_core_2e_time_2e_segment0.next = add_uu<33>(p_core_2e_time_2e_segment0.curr, value<1>{0x1u}).slice<31,0>().val();
	}
	// cell $flatten\core.\time.$10
	if (posedge_p_clk) {
		p_core_2e_time_2e_carry.next = p_core_2e_time_2e_ahead;
	}
	// cells $flatten\core.\time.$11 $flatten\core.\time.$5
	if (posedge_p_clk) {
		p_core_2e_time_2e_segment1.next = add_uu<32>(p_core_2e_time_2e_segment1.curr, p_core_2e_time_2e_carry.curr).slice<30,0>().val();
	}
	// cells $flatten\core.\time.$12 $flatten\core.\time.$6
	if (posedge_p_clk) {
		p_core_2e_time_2e_full1.next = reduce_and<1>(p_core_2e_time_2e_segment1.curr);
	}
	// cells $flatten\core.\time.$13 $flatten\core.\time.$8
	if (posedge_p_clk) {
		p_core_2e_time_2e_carry1.next = and_uu<1>(p_core_2e_time_2e_ahead, p_core_2e_time_2e_full1.curr);
	}
	// cells $flatten\core.\replies.$62 $procmux$482 $procmux$483_CMP0 $procmux$484_CMP0 $procmux$480 $procmux$477 $flatten\core.\replies.$53
	if (posedge_p_clk) {
		p_core_2e_replies_2e_read____address.next = (eq_uu<1>(p_core_2e_replies_2e_fsm__state.curr, value<3>{0x5u}) ? (i_flatten_5c_core_2e__5c_replies_2e__24_22 ? p_core_2e_replies_2e_read____address.curr : (p_core_2e_replies_2e_read____done ? add_uu<9>(p_core_2e_replies_2e_read____address.curr, value<1>{0x1u}).slice<7,0>().val() : p_core_2e_replies_2e_read____address.curr)) : (logic_not<1>(p_core_2e_replies_2e_fsm__state.curr) ? p_core_2e_command__port_2e_window.curr.slice<31,24>().val() : p_core_2e_replies_2e_read____address.curr));
	}
	// cells $flatten\core.\replies.$64 $procmux$470 $procmux$471_CMP0 $procmux$476_CMP0 $procmux$468 $procmux$474 $procmux$472
	if (posedge_p_clk) {
		p_core_2e_replies_2e_refused.next = (eq_uu<1>(p_core_2e_replies_2e_fsm__state.curr, value<3>{0x2u}) ? (p_core_2e_replies_2e_write____done ? p_core_2e_registers_2e_write____refused : p_core_2e_replies_2e_refused.curr) : (logic_not<1>(p_core_2e_replies_2e_fsm__state.curr) ? (p_core_2e_replies_2e_command____valid ? (i_flatten_5c_core_2e__5c_replies_2e__24_18 ? value<1>{0u} : value<1>{0x1u}) : value<1>{0x1u}) : p_core_2e_replies_2e_refused.curr));
	}
	// cells $flatten\core.\replies.$66 $procmux$458 $procmux$459_CMP0 $procmux$462_CMP0 $procmux$467_CMP0 $procmux$456 $procmux$453 $flatten\core.\replies.$54 $procmux$460 $flatten\core.\replies.$50 $procmux$465 $procmux$463
	if (posedge_p_clk) {
		p_core_2e_replies_2e_left.next = (eq_uu<1>(p_core_2e_replies_2e_fsm__state.curr, value<3>{0x5u}) ? (i_flatten_5c_core_2e__5c_replies_2e__24_22 ? p_core_2e_replies_2e_left.curr : (p_core_2e_replies_2e_read____done ? sub_uu<8>(p_core_2e_replies_2e_left.curr, value<1>{0x1u}).slice<6,0>().val() : p_core_2e_replies_2e_left.curr)) : (eq_uu<1>(p_core_2e_replies_2e_fsm__state.curr, value<3>{0x2u}) ? (p_core_2e_replies_2e_write____done ? value<6>{0u}.concat(not_u<1>(p_core_2e_registers_2e_write____refused)).val() : p_core_2e_replies_2e_left.curr) : (logic_not<1>(p_core_2e_replies_2e_fsm__state.curr) ? (p_core_2e_replies_2e_command____valid ? (i_flatten_5c_core_2e__5c_replies_2e__24_18 ? p_core_2e_command__port_2e_window.curr.slice<54,48>().val() : value<7>{0u}) : value<7>{0u}) : p_core_2e_replies_2e_left.curr)));
	}
	// cells $flatten\core.\replies.$68 $procmux$425 $procmux$426_CMP0 $procmux$429_CMP0 $procmux$435_CMP0 $procmux$438_CMP0 $procmux$441_CMP0 $procmux$444_CMP0 $procmux$447_CMP0 $procmux$452_CMP0 $procmux$423 $procmux$427 $procmux$433 $procmux$430 $procmux$436 $procmux$439 $procmux$442 $procmux$445 $procmux$450 $procmux$448 $flatten\core.\replies.$49
	if (posedge_p_clk) {
		p_core_2e_replies_2e_fsm__state.next = (eq_uu<1>(p_core_2e_replies_2e_fsm__state.curr, value<3>{0x6u}) ? (p_core_2e_replies_2e_payload____done ? value<3>{0u} : p_core_2e_replies_2e_fsm__state.curr) : (eq_uu<1>(p_core_2e_replies_2e_fsm__state.curr, value<3>{0x7u}) ? (p_core_2e_replies_2e_payload____word____ready ? value<3>{0x5u} : p_core_2e_replies_2e_fsm__state.curr) : (eq_uu<1>(p_core_2e_replies_2e_fsm__state.curr, value<3>{0x5u}) ? (i_flatten_5c_core_2e__5c_replies_2e__24_22 ? value<3>{0x6u} : (p_core_2e_replies_2e_read____done ? value<3>{0x7u} : p_core_2e_replies_2e_fsm__state.curr)) : (eq_uu<1>(p_core_2e_replies_2e_fsm__state.curr, value<3>{0x4u}) ? (p_core_2e_replies_2e_payload____word____ready ? value<3>{0x5u} : p_core_2e_replies_2e_fsm__state.curr) : (eq_uu<1>(p_core_2e_replies_2e_fsm__state.curr, value<3>{0x3u}) ? (p_core_2e_replies_2e_payload____word____ready ? value<3>{0x4u} : p_core_2e_replies_2e_fsm__state.curr) : (eq_uu<1>(p_core_2e_replies_2e_fsm__state.curr, value<3>{0x1u}) ? (p_core_2e_replies_2e_payload____start ? value<3>{0x3u} : p_core_2e_replies_2e_fsm__state.curr) : (eq_uu<1>(p_core_2e_replies_2e_fsm__state.curr, value<3>{0x2u}) ? (p_core_2e_replies_2e_write____done ? value<3>{0x1u} : p_core_2e_replies_2e_fsm__state.curr) : (logic_not<1>(p_core_2e_replies_2e_fsm__state.curr) ? (p_core_2e_replies_2e_command____valid ? (eq_uu<1>(p_core_2e_replies_2e_command____payload.slice<7,0>().val(), value<2>{0x2u}) ? value<3>{0x2u} : value<3>{0x1u}) : p_core_2e_replies_2e_fsm__state.curr) : p_core_2e_replies_2e_fsm__state.curr))))))));
	}
	// cells $flatten\core.\replies.$70 $procmux$415 $procmux$416_CMP0 $procmux$419_CMP0 $procmux$422_CMP0 $procmux$413 $procmux$410 $flatten\core.\registers.$248 $flatten\core.\registers.$247 $procmux$417 $procmux$420 $flatten\core.\replies.$51
	if (posedge_p_clk) {
		p_core_2e_replies_2e_payload____word____payload.next = (eq_uu<1>(p_core_2e_replies_2e_fsm__state.curr, value<3>{0x5u}) ? (i_flatten_5c_core_2e__5c_replies_2e__24_22 ? p_core_2e_replies_2e_payload____word____payload.curr : (p_core_2e_replies_2e_read____done ? (ge_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr, value<8>{0xb0u}) ? p_core_2e_registers_2e_counted.curr : p_core_2e_registers_2e_copied.curr) : p_core_2e_replies_2e_payload____word____payload.curr)) : (eq_uu<1>(p_core_2e_replies_2e_fsm__state.curr, value<3>{0x3u}) ? (p_core_2e_replies_2e_payload____word____ready ? p_core_2e_command__port_2e_window.curr.slice<79,48>().val() : p_core_2e_replies_2e_payload____word____payload.curr) : (eq_uu<1>(p_core_2e_replies_2e_fsm__state.curr, value<3>{0x1u}) ? (p_core_2e_replies_2e_payload____start ? value<8>{0u}.concat(p_core_2e_command__port_2e_window.curr.slice<23,16>()).concat(p_core_2e_command__port_2e_window.curr.slice<31,24>()).concat((p_core_2e_replies_2e_refused.curr ? value<8>{0x1u} : value<8>{0u})).val() : p_core_2e_replies_2e_payload____word____payload.curr) : p_core_2e_replies_2e_payload____word____payload.curr)));
	}
	// cells $flatten\core.\command_port.$479 $procmux$395 $procmux$396_CMP0 $procmux$397_CMP0 $procmux$400_CMP0 $procmux$393 $procmux$398
	if (posedge_p_clk) {
		p_core_2e_command__port_2e_window.next = (eq_uu<1>(p_core_2e_command__port_2e_fsm__state.curr, value<3>{0x4u}) ? (p_core_2e_command__port_2e_command____ready ? value<112>{0u,0u,0u,0u} : p_core_2e_command__port_2e_window.curr) : (eq_uu<1>(p_core_2e_command__port_2e_fsm__state.curr, value<3>{0x2u}) ? p_core_2e_command__port_2e_window.curr.slice<7,0>().concat(p_core_2e_command__port_2e_window.curr.slice<111,8>()).val() : (logic_not<1>(p_core_2e_command__port_2e_fsm__state.curr) ? (p_core_2e_command__port_2e_rx____valid ? p_rx____payload.concat(p_core_2e_command__port_2e_window.curr.slice<111,8>()).val() : p_core_2e_command__port_2e_window.curr) : p_core_2e_command__port_2e_window.curr)));
	}
	// cells $flatten\core.\command_port.$481 $procmux$377 $procmux$378_CMP0 $procmux$382_CMP0 $procmux$385_CMP0 $procmux$389_CMP0 $procmux$392_CMP0 $procmux$375 $procmux$380 $procmux$383 $flatten\core.\command_port.$473 $procmux$387 $flatten\core.\command_port.$246 $procmux$390
	if (posedge_p_clk) {
		p_core_2e_command__port_2e_fsm__state.next = (eq_uu<1>(p_core_2e_command__port_2e_fsm__state.curr, value<3>{0x4u}) ? (p_core_2e_command__port_2e_command____ready ? value<3>{0u} : p_core_2e_command__port_2e_fsm__state.curr) : (eq_uu<1>(p_core_2e_command__port_2e_fsm__state.curr, value<3>{0x3u}) ? (p_core_2e_command__port_2e_bad.curr ? value<3>{0u} : value<3>{0x4u}) : (eq_uu<1>(p_core_2e_command__port_2e_fsm__state.curr, value<3>{0x2u}) ? (logic_not<1>(p_core_2e_command__port_2e_left.curr) ? value<3>{0x3u} : p_core_2e_command__port_2e_fsm__state.curr) : (eq_uu<1>(p_core_2e_command__port_2e_fsm__state.curr, value<3>{0x1u}) ? (eq_uu<1>(p_core_2e_command__port_2e_window.curr.slice<15,0>().val(), value<15>{0x5149u}) ? value<3>{0x2u} : value<3>{0u}) : (logic_not<1>(p_core_2e_command__port_2e_fsm__state.curr) ? (p_core_2e_command__port_2e_rx____valid ? value<3>{0x1u} : p_core_2e_command__port_2e_fsm__state.curr) : p_core_2e_command__port_2e_fsm__state.curr)))));
	}
	// cells $flatten\core.\command_port.$483 $procmux$372 $procmux$373_CMP0 $procmux$374_CMP0 $procmux$370 $flatten\core.\command_port.$472 $flatten\core.\command_port.$471 $flatten\core.\command_port.$470
	if (posedge_p_clk) {
		p_core_2e_command__port_2e_bad.next = (eq_uu<1>(p_core_2e_command__port_2e_fsm__state.curr, value<3>{0x2u}) ? (i_flatten_5c_core_2e__5c_command__port_2e__24_8 ? p_core_2e_command__port_2e_bad.curr : or_uu<1>(p_core_2e_command__port_2e_bad.curr, ne_uu<1>(p_core_2e_command__port_2e_window.curr.slice<7,0>().val(), not_u<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val())))) : (eq_uu<1>(p_core_2e_command__port_2e_fsm__state.curr, value<3>{0x1u}) ? value<1>{0u} : p_core_2e_command__port_2e_bad.curr));
	}
	// cells $flatten\core.\command_port.$485 $procmux$366 $procmux$367_CMP0 $procmux$368_CMP0 $procmux$364 $flatten\core.\command_port.$250 $flatten\core.\command_port.$249 $flatten\core.\command_port.$254 $flatten\core.\command_port.$253 $flatten\core.\command_port.$252 $flatten\core.\command_port.$251 $flatten\core.\command_port.$260 $flatten\core.\command_port.$259 $flatten\core.\command_port.$258 $flatten\core.\command_port.$257 $flatten\core.\command_port.$256 $flatten\core.\command_port.$255 $flatten\core.\command_port.$266 $flatten\core.\command_port.$265 $flatten\core.\command_port.$264 $flatten\core.\command_port.$263 $flatten\core.\command_port.$262 $flatten\core.\command_port.$261 $flatten\core.\command_port.$274 $flatten\core.\command_port.$273 $flatten\core.\command_port.$272 $flatten\core.\command_port.$271 $flatten\core.\command_port.$270 $flatten\core.\command_port.$269 $flatten\core.\command_port.$268 $flatten\core.\command_port.$267 $flatten\core.\command_port.$282 $flatten\core.\command_port.$281 $flatten\core.\command_port.$280 $flatten\core.\command_port.$279 $flatten\core.\command_port.$278 $flatten\core.\command_port.$277 $flatten\core.\command_port.$276 $flatten\core.\command_port.$275 $flatten\core.\command_port.$286 $flatten\core.\command_port.$285 $flatten\core.\command_port.$284 $flatten\core.\command_port.$283 $flatten\core.\command_port.$292 $flatten\core.\command_port.$291 $flatten\core.\command_port.$290 $flatten\core.\command_port.$289 $flatten\core.\command_port.$288 $flatten\core.\command_port.$287 $flatten\core.\command_port.$298 $flatten\core.\command_port.$297 $flatten\core.\command_port.$296 $flatten\core.\command_port.$295 $flatten\core.\command_port.$294 $flatten\core.\command_port.$293 $flatten\core.\command_port.$300 $flatten\core.\command_port.$299 $flatten\core.\command_port.$302 $flatten\core.\command_port.$301 $flatten\core.\command_port.$304 $flatten\core.\command_port.$303 $flatten\core.\command_port.$308 $flatten\core.\command_port.$307 $flatten\core.\command_port.$306 $flatten\core.\command_port.$305 $flatten\core.\command_port.$314 $flatten\core.\command_port.$313 $flatten\core.\command_port.$312 $flatten\core.\command_port.$311 $flatten\core.\command_port.$310 $flatten\core.\command_port.$309 $flatten\core.\command_port.$320 $flatten\core.\command_port.$319 $flatten\core.\command_port.$318 $flatten\core.\command_port.$317 $flatten\core.\command_port.$316 $flatten\core.\command_port.$315 $flatten\core.\command_port.$326 $flatten\core.\command_port.$325 $flatten\core.\command_port.$324 $flatten\core.\command_port.$323 $flatten\core.\command_port.$322 $flatten\core.\command_port.$321 $flatten\core.\command_port.$334 $flatten\core.\command_port.$333 $flatten\core.\command_port.$332 $flatten\core.\command_port.$331 $flatten\core.\command_port.$330 $flatten\core.\command_port.$329 $flatten\core.\command_port.$328 $flatten\core.\command_port.$327 $flatten\core.\command_port.$344 $flatten\core.\command_port.$343 $flatten\core.\command_port.$342 $flatten\core.\command_port.$341 $flatten\core.\command_port.$340 $flatten\core.\command_port.$339 $flatten\core.\command_port.$338 $flatten\core.\command_port.$337 $flatten\core.\command_port.$336 $flatten\core.\command_port.$335 $flatten\core.\command_port.$356 $flatten\core.\command_port.$355 $flatten\core.\command_port.$354 $flatten\core.\command_port.$353 $flatten\core.\command_port.$352 $flatten\core.\command_port.$351 $flatten\core.\command_port.$350 $flatten\core.\command_port.$349 $flatten\core.\command_port.$348 $flatten\core.\command_port.$347 $flatten\core.\command_port.$346 $flatten\core.\command_port.$345 $flatten\core.\command_port.$368 $flatten\core.\command_port.$367 $flatten\core.\command_port.$366 $flatten\core.\command_port.$365 $flatten\core.\command_port.$364 $flatten\core.\command_port.$363 $flatten\core.\command_port.$362 $flatten\core.\command_port.$361 $flatten\core.\command_port.$360 $flatten\core.\command_port.$359 $flatten\core.\command_port.$358 $flatten\core.\command_port.$357 $flatten\core.\command_port.$376 $flatten\core.\command_port.$375 $flatten\core.\command_port.$374 $flatten\core.\command_port.$373 $flatten\core.\command_port.$372 $flatten\core.\command_port.$371 $flatten\core.\command_port.$370 $flatten\core.\command_port.$369 $flatten\core.\command_port.$384 $flatten\core.\command_port.$383 $flatten\core.\command_port.$382 $flatten\core.\command_port.$381 $flatten\core.\command_port.$380 $flatten\core.\command_port.$379 $flatten\core.\command_port.$378 $flatten\core.\command_port.$377 $flatten\core.\command_port.$392 $flatten\core.\command_port.$391 $flatten\core.\command_port.$390 $flatten\core.\command_port.$389 $flatten\core.\command_port.$388 $flatten\core.\command_port.$387 $flatten\core.\command_port.$386 $flatten\core.\command_port.$385 $flatten\core.\command_port.$400 $flatten\core.\command_port.$399 $flatten\core.\command_port.$398 $flatten\core.\command_port.$397 $flatten\core.\command_port.$396 $flatten\core.\command_port.$395 $flatten\core.\command_port.$394 $flatten\core.\command_port.$393 $flatten\core.\command_port.$409 $flatten\core.\command_port.$408 $flatten\core.\command_port.$407 $flatten\core.\command_port.$406 $flatten\core.\command_port.$405 $flatten\core.\command_port.$404 $flatten\core.\command_port.$403 $flatten\core.\command_port.$402 $flatten\core.\command_port.$401 $flatten\core.\command_port.$420 $flatten\core.\command_port.$419 $flatten\core.\command_port.$418 $flatten\core.\command_port.$417 $flatten\core.\command_port.$416 $flatten\core.\command_port.$415 $flatten\core.\command_port.$414 $flatten\core.\command_port.$413 $flatten\core.\command_port.$412 $flatten\core.\command_port.$411 $flatten\core.\command_port.$410 $flatten\core.\command_port.$433 $flatten\core.\command_port.$432 $flatten\core.\command_port.$431 $flatten\core.\command_port.$430 $flatten\core.\command_port.$429 $flatten\core.\command_port.$428 $flatten\core.\command_port.$427 $flatten\core.\command_port.$426 $flatten\core.\command_port.$425 $flatten\core.\command_port.$424 $flatten\core.\command_port.$423 $flatten\core.\command_port.$422 $flatten\core.\command_port.$421 $flatten\core.\command_port.$442 $flatten\core.\command_port.$441 $flatten\core.\command_port.$440 $flatten\core.\command_port.$439 $flatten\core.\command_port.$438 $flatten\core.\command_port.$437 $flatten\core.\command_port.$436 $flatten\core.\command_port.$435 $flatten\core.\command_port.$434 $flatten\core.\command_port.$449 $flatten\core.\command_port.$448 $flatten\core.\command_port.$447 $flatten\core.\command_port.$446 $flatten\core.\command_port.$445 $flatten\core.\command_port.$444 $flatten\core.\command_port.$443 $flatten\core.\command_port.$458 $flatten\core.\command_port.$457 $flatten\core.\command_port.$456 $flatten\core.\command_port.$455 $flatten\core.\command_port.$454 $flatten\core.\command_port.$453 $flatten\core.\command_port.$452 $flatten\core.\command_port.$451 $flatten\core.\command_port.$450 $flatten\core.\command_port.$465 $flatten\core.\command_port.$464 $flatten\core.\command_port.$463 $flatten\core.\command_port.$462 $flatten\core.\command_port.$461 $flatten\core.\command_port.$460 $flatten\core.\command_port.$459 $flatten\core.\command_port.$468 $flatten\core.\command_port.$467 $flatten\core.\command_port.$466
	if (posedge_p_clk) {
		p_core_2e_command__port_2e_crc.next = (eq_uu<1>(p_core_2e_command__port_2e_fsm__state.curr, value<3>{0x2u}) ? (i_flatten_5c_core_2e__5c_command__port_2e__24_8 ? xor_uu<1>(xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<1>().val(), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<7>().val()).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<0>().val(), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<1>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<6>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<7>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<0>().val(), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<1>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<5>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<6>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<7>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<0>().val(), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<4>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<5>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<6>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<1>().val(), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<3>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<4>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<5>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<7>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<0>().val(), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<1>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<2>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<3>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<4>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<6>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<7>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<0>().val(), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<1>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<2>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<3>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<5>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<6>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<0>().val(), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<2>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<4>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<5>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<7>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<3>().val(), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<4>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<6>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<7>().val()), p_core_2e_command__port_2e_crc.curr.slice<31>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<2>().val(), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<3>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<5>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<6>().val()), p_core_2e_command__port_2e_crc.curr.slice<30>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<2>().val(), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<4>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<5>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<7>().val()), p_core_2e_command__port_2e_crc.curr.slice<29>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<3>().val(), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<4>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<6>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<7>().val()), p_core_2e_command__port_2e_crc.curr.slice<28>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<1>().val(), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<2>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<3>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<5>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<6>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<7>().val()), p_core_2e_command__port_2e_crc.curr.slice<27>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<0>().val(), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<1>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<2>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<4>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<5>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<6>().val()), p_core_2e_command__port_2e_crc.curr.slice<26>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<0>().val(), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<1>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<3>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<4>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<5>().val()), p_core_2e_command__port_2e_crc.curr.slice<25>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<0>().val(), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<2>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<3>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<4>().val()), p_core_2e_command__port_2e_crc.curr.slice<24>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<2>().val(), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<3>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<7>().val()), p_core_2e_command__port_2e_crc.curr.slice<23>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<1>().val(), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<2>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<6>().val()), p_core_2e_command__port_2e_crc.curr.slice<22>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<0>().val(), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<1>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<5>().val()), p_core_2e_command__port_2e_crc.curr.slice<21>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<0>().val(), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<4>().val()), p_core_2e_command__port_2e_crc.curr.slice<20>().val())).concat(xor_uu<1>(xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<3>().val(), p_core_2e_command__port_2e_crc.curr.slice<19>().val())).concat(xor_uu<1>(xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<2>().val(), p_core_2e_command__port_2e_crc.curr.slice<18>().val())).concat(xor_uu<1>(xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<7>().val(), p_core_2e_command__port_2e_crc.curr.slice<17>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<1>().val(), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<6>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<7>().val()), p_core_2e_command__port_2e_crc.curr.slice<16>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<0>().val(), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<5>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<6>().val()), p_core_2e_command__port_2e_crc.curr.slice<15>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<4>().val(), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<5>().val()), p_core_2e_command__port_2e_crc.curr.slice<14>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<1>().val(), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<3>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<4>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<7>().val()), p_core_2e_command__port_2e_crc.curr.slice<13>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<0>().val(), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<2>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<3>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<6>().val()), p_core_2e_command__port_2e_crc.curr.slice<12>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<1>().val(), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<2>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<5>().val()), p_core_2e_command__port_2e_crc.curr.slice<11>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<0>().val(), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<1>().val()), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<4>().val()), p_core_2e_command__port_2e_crc.curr.slice<10>().val())).concat(xor_uu<1>(xor_uu<1>(xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<0>().val(), xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<3>().val()), p_core_2e_command__port_2e_crc.curr.slice<9>().val())).concat(xor_uu<1>(xor_uu<8>(p_core_2e_command__port_2e_crc.curr.slice<7,0>().val(), p_core_2e_command__port_2e_window.curr.slice<7,0>().val()).slice<2>().val(), p_core_2e_command__port_2e_crc.curr.slice<8>().val())).val() : value<8>{0u}.concat(p_core_2e_command__port_2e_crc.curr.slice<31,8>()).val()) : (eq_uu<1>(p_core_2e_command__port_2e_fsm__state.curr, value<3>{0x1u}) ? value<32>{0xffffffffu} : p_core_2e_command__port_2e_crc.curr));
	}
	// cells $flatten\core.\command_port.$487 $procmux$360 $procmux$361_CMP0 $procmux$362_CMP0 $flatten\core.\command_port.$247
	if (posedge_p_clk) {
		p_core_2e_command__port_2e_left.next = (eq_uu<1>(p_core_2e_command__port_2e_fsm__state.curr, value<3>{0x2u}) ? sub_uu<5>(p_core_2e_command__port_2e_left.curr, value<1>{0x1u}).slice<3,0>().val() : (eq_uu<1>(p_core_2e_command__port_2e_fsm__state.curr, value<3>{0x1u}) ? value<4>{0xdu} : p_core_2e_command__port_2e_left.curr));
	}
	// cells $flatten\core.\command_port.$489 $procmux$358 $procmux$356 $procmux$357_CMP0 $procmux$354 $flatten\core.\command_port.$474
	if (posedge_p_clk) {
		p_core_2e_command__port_2e_bad__frames.next = (p_core_2e_restart ? value<32>{0u} : (eq_uu<1>(p_core_2e_command__port_2e_fsm__state.curr, value<3>{0x3u}) ? (p_core_2e_command__port_2e_bad.curr ? add_uu<33>(p_core_2e_command__port_2e_bad__frames.curr, value<1>{0x1u}).slice<31,0>().val() : p_core_2e_command__port_2e_bad__frames.curr) : p_core_2e_command__port_2e_bad__frames.curr));
	}
	// cells $flatten\core.\registers.$416 $procmux$326 $procmux$327_CMP0 $flatten\core.\registers.$263 $flatten\core.\registers.$262 $procmux$342 $procmux$334 $procmux$335_ANY $procmux$336_ANY $procmux$337_ANY $procmux$338_ANY $procmux$339_ANY $procmux$340_ANY $procmux$341_CMP0 $flatten\core.\registers.$244 $flatten\core.\registers.$243 $flatten\core.\registers.$242 $flatten\core.\registers.$241 $flatten\core.\registers.$240 $flatten\core.\registers.$239 $procmux$352 $procmux$344 $procmux$345_ANY $procmux$346_ANY $procmux$347_ANY $procmux$348_ANY $procmux$349_ANY $procmux$350_ANY $procmux$351_CMP0
	if (posedge_p_clk) {
		p_core_2e_registers_2e_permitted.next = (logic_not<1>(p_core_2e_registers_2e_fsm__state.curr) ? and_uu<1>((p_core_2e_registers_2e_write____request ? (reduce_or<1>(i_procmux_24_345__CMP) ? value<1>{0x1u} : (reduce_or<1>(i_procmux_24_346__CMP) ? value<1>{0x1u} : (reduce_or<1>(i_procmux_24_347__CMP) ? value<1>{0x1u} : (reduce_or<1>(i_procmux_24_348__CMP) ? value<1>{0x1u} : (reduce_or<1>(i_procmux_24_349__CMP) ? value<1>{0x1u} : (reduce_or<1>(i_procmux_24_350__CMP) ? value<1>{0x1u} : (eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x41u}) ? value<1>{0x1u} : value<1>{0u}))))))) : value<1>{0u}), not_u<1>((p_core_2e_registers_2e_write____request ? (reduce_or<1>(i_procmux_24_335__CMP) ? value<1>{0u} : (reduce_or<1>(i_procmux_24_336__CMP) ? reduce_or<1>(p_core_2e_registers_2e_write____value.slice<31,25>().val()) : (reduce_or<1>(i_procmux_24_337__CMP) ? reduce_or<1>(p_core_2e_registers_2e_write____value.slice<31,16>().val()) : (reduce_or<1>(i_procmux_24_338__CMP) ? reduce_or<1>(p_core_2e_registers_2e_write____value.slice<31,14>().val()) : (reduce_or<1>(i_procmux_24_339__CMP) ? reduce_or<1>(p_core_2e_registers_2e_write____value.slice<31,8>().val()) : (reduce_or<1>(i_procmux_24_340__CMP) ? reduce_or<1>(p_core_2e_registers_2e_write____value.slice<31,6>().val()) : (eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x41u}) ? reduce_or<1>(p_core_2e_registers_2e_write____value.slice<31,5>().val()) : value<1>{0u}))))))) : value<1>{0u}))) : p_core_2e_registers_2e_permitted.curr);
	}
	// cells $flatten\core.\registers.$418 $procmux$320 $procmux$321_CMP0 $procmux$322_CMP0 $procmux$325_CMP0 $procmux$323
	if (posedge_p_clk) {
		p_core_2e_registers_2e_fsm__state.next = (eq_uu<1>(p_core_2e_registers_2e_fsm__state.curr, value<2>{0x2u}) ? value<2>{0u} : (eq_uu<1>(p_core_2e_registers_2e_fsm__state.curr, value<2>{0x1u}) ? value<2>{0x2u} : (logic_not<1>(p_core_2e_registers_2e_fsm__state.curr) ? (p_core_2e_registers_2e_write____request ? value<2>{0x1u} : p_core_2e_registers_2e_fsm__state.curr) : p_core_2e_registers_2e_fsm__state.curr)));
	}
	// cells $flatten\core.\registers.$419 $flatten\core.\registers.$265 $flatten\core.\registers.$264
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__reset.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x40u}));
	}
	// cells $flatten\core.\registers.$421 $procmux$318
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____reset.next = (p_core_2e_registers_2e_enable__reset.curr ? p_core_2e_command__port_2e_window.curr.slice<79,48>().val() : p_core_2e_registers_2e_configuration____reset.curr);
	}
	// cells $flatten\core.\registers.$422 $flatten\core.\registers.$267 $flatten\core.\registers.$266
	if (posedge_p_clk) {
		p_core_2e_registers_2e_soft__reset.next = and_uu<1>(p_core_2e_registers_2e_enable__reset.curr, ne_uu<1>(p_core_2e_registers_2e_configuration____reset.curr, p_core_2e_registers_2e_write____value));
	}
	// cells $flatten\core.\registers.$423 $flatten\core.\registers.$269 $flatten\core.\registers.$268
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__control.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x41u}));
	}
	// cells $flatten\core.\registers.$425 $procmux$316
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____control.next = (p_core_2e_registers_2e_enable__control.curr ? p_core_2e_command__port_2e_window.curr.slice<52,48>().val() : p_core_2e_registers_2e_configuration____control.curr);
	}
	// cell $flatten\core.\registers.$426
	if (posedge_p_clk) {
		p_core_2e_registers_2e_control__written.next = p_core_2e_registers_2e_enable__control.curr;
	}
	// cells $flatten\core.\registers.$427 $flatten\core.\registers.$271 $flatten\core.\registers.$270
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__flush.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x42u}));
	}
	// cells $flatten\core.\registers.$429 $procmux$314
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____flush.next = (p_core_2e_registers_2e_enable__flush.curr ? p_core_2e_command__port_2e_window.curr.slice<79,48>().val() : p_core_2e_registers_2e_configuration____flush.curr);
	}
	// cells $flatten\core.\registers.$430 $flatten\core.\registers.$273 $flatten\core.\registers.$272
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__watchdog.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x43u}));
	}
	// cells $flatten\core.\registers.$432 $procmux$312
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____watchdog.next = (p_core_2e_registers_2e_enable__watchdog.curr ? p_core_2e_command__port_2e_window.curr.slice<79,48>().val() : p_core_2e_registers_2e_configuration____watchdog.curr);
	}
	// cells $flatten\core.\registers.$433 $flatten\core.\registers.$275 $flatten\core.\registers.$274
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__snapshot.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x44u}));
	}
	// cells $flatten\core.\registers.$435 $procmux$310
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____snapshot.next = (p_core_2e_registers_2e_enable__snapshot.curr ? p_core_2e_command__port_2e_window.curr.slice<79,48>().val() : p_core_2e_registers_2e_configuration____snapshot.curr);
	}
	// cell $flatten\core.\registers.$436
	if (posedge_p_clk) {
		p_core_2e_registers_2e_snapshot__written.next = p_core_2e_registers_2e_enable__snapshot.curr;
	}
	// cells $flatten\core.\registers.$437 $flatten\core.\registers.$277 $flatten\core.\registers.$276
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__input__isr.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x48u}));
	}
	// cells $flatten\core.\registers.$439 $procmux$308
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____input__isr.next = (p_core_2e_registers_2e_enable__input__isr.curr ? p_core_2e_command__port_2e_window.curr.slice<61,48>().val() : p_core_2e_registers_2e_configuration____input__isr.curr);
	}
	// cells $flatten\core.\registers.$440 $flatten\core.\registers.$279 $flatten\core.\registers.$278
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__input__task.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x49u}));
	}
	// cells $flatten\core.\registers.$442 $procmux$306
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____input__task.next = (p_core_2e_registers_2e_enable__input__task.curr ? p_core_2e_command__port_2e_window.curr.slice<61,48>().val() : p_core_2e_registers_2e_configuration____input__task.curr);
	}
	// cells $flatten\core.\registers.$443 $flatten\core.\registers.$281 $flatten\core.\registers.$280
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__input__done.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x4au}));
	}
	// cells $flatten\core.\registers.$445 $procmux$304
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____input__done.next = (p_core_2e_registers_2e_enable__input__done.curr ? p_core_2e_command__port_2e_window.curr.slice<61,48>().val() : p_core_2e_registers_2e_configuration____input__done.curr);
	}
	// cells $flatten\core.\registers.$446 $flatten\core.\registers.$283 $flatten\core.\registers.$282
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__input__aux.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x4bu}));
	}
	// cells $flatten\core.\registers.$448 $procmux$302
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____input__aux.next = (p_core_2e_registers_2e_enable__input__aux.curr ? p_core_2e_command__port_2e_window.curr.slice<61,48>().val() : p_core_2e_registers_2e_configuration____input__aux.curr);
	}
	// cells $flatten\core.\registers.$449 $flatten\core.\registers.$285 $flatten\core.\registers.$284
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__stimulus__mode.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x50u}));
	}
	// cells $flatten\core.\registers.$451 $procmux$300
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____stimulus__mode.next = (p_core_2e_registers_2e_enable__stimulus__mode.curr ? p_core_2e_command__port_2e_window.curr.slice<53,48>().val() : p_core_2e_registers_2e_configuration____stimulus__mode.curr);
	}
	// cells $flatten\core.\registers.$452 $flatten\core.\registers.$287 $flatten\core.\registers.$286
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__stimulus__period__low.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x51u}));
	}
	// cells $flatten\core.\registers.$454 $procmux$298
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____stimulus__period__low.next = (p_core_2e_registers_2e_enable__stimulus__period__low.curr ? p_core_2e_command__port_2e_window.curr.slice<79,48>().val() : p_core_2e_registers_2e_configuration____stimulus__period__low.curr);
	}
	// cells $flatten\core.\registers.$455 $flatten\core.\registers.$289 $flatten\core.\registers.$288
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__stimulus__period__high.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x52u}));
	}
	// cells $flatten\core.\registers.$457 $procmux$296
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____stimulus__period__high.next = (p_core_2e_registers_2e_enable__stimulus__period__high.curr ? p_core_2e_command__port_2e_window.curr.slice<55,48>().val() : p_core_2e_registers_2e_configuration____stimulus__period__high.curr);
	}
	// cells $flatten\core.\registers.$458 $flatten\core.\registers.$291 $flatten\core.\registers.$290
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__stimulus__width.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x53u}));
	}
	// cells $flatten\core.\registers.$460 $procmux$294
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____stimulus__width.next = (p_core_2e_registers_2e_enable__stimulus__width.curr ? p_core_2e_command__port_2e_window.curr.slice<79,48>().val() : p_core_2e_registers_2e_configuration____stimulus__width.curr);
	}
	// cells $flatten\core.\registers.$461 $flatten\core.\registers.$293 $flatten\core.\registers.$292
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__stimulus__delay__low.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x54u}));
	}
	// cells $flatten\core.\registers.$463 $procmux$292
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____stimulus__delay__low.next = (p_core_2e_registers_2e_enable__stimulus__delay__low.curr ? p_core_2e_command__port_2e_window.curr.slice<79,48>().val() : p_core_2e_registers_2e_configuration____stimulus__delay__low.curr);
	}
	// cells $flatten\core.\registers.$464 $flatten\core.\registers.$295 $flatten\core.\registers.$294
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__stimulus__delay__high.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x55u}));
	}
	// cells $flatten\core.\registers.$466 $procmux$290
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____stimulus__delay__high.next = (p_core_2e_registers_2e_enable__stimulus__delay__high.curr ? p_core_2e_command__port_2e_window.curr.slice<55,48>().val() : p_core_2e_registers_2e_configuration____stimulus__delay__high.curr);
	}
	// cells $flatten\core.\registers.$467 $flatten\core.\registers.$297 $flatten\core.\registers.$296
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__stimulus__count.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x56u}));
	}
	// cells $flatten\core.\registers.$469 $procmux$288
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____stimulus__count.next = (p_core_2e_registers_2e_enable__stimulus__count.curr ? p_core_2e_command__port_2e_window.curr.slice<79,48>().val() : p_core_2e_registers_2e_configuration____stimulus__count.curr);
	}
	// cells $flatten\core.\registers.$470 $flatten\core.\registers.$299 $flatten\core.\registers.$298
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__stimulus__burst.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x57u}));
	}
	// cells $flatten\core.\registers.$472 $procmux$286
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____stimulus__burst.next = (p_core_2e_registers_2e_enable__stimulus__burst.curr ? p_core_2e_command__port_2e_window.curr.slice<63,48>().val() : p_core_2e_registers_2e_configuration____stimulus__burst.curr);
	}
	// cells $flatten\core.\registers.$473 $flatten\core.\registers.$301 $flatten\core.\registers.$300
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__stimulus__gap.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x58u}));
	}
	// cells $flatten\core.\registers.$475 $procmux$284
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____stimulus__gap.next = (p_core_2e_registers_2e_enable__stimulus__gap.curr ? p_core_2e_command__port_2e_window.curr.slice<79,48>().val() : p_core_2e_registers_2e_configuration____stimulus__gap.curr);
	}
	// cells $flatten\core.\registers.$476 $flatten\core.\registers.$303 $flatten\core.\registers.$302
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__stimulus__span__low.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x59u}));
	}
	// cells $flatten\core.\registers.$478 $procmux$282
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____stimulus__span__low.next = (p_core_2e_registers_2e_enable__stimulus__span__low.curr ? p_core_2e_command__port_2e_window.curr.slice<79,48>().val() : p_core_2e_registers_2e_configuration____stimulus__span__low.curr);
	}
	// cells $flatten\core.\registers.$479 $flatten\core.\registers.$305 $flatten\core.\registers.$304
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__stimulus__span__high.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x5au}));
	}
	// cells $flatten\core.\registers.$481 $procmux$280
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____stimulus__span__high.next = (p_core_2e_registers_2e_enable__stimulus__span__high.curr ? p_core_2e_command__port_2e_window.curr.slice<55,48>().val() : p_core_2e_registers_2e_configuration____stimulus__span__high.curr);
	}
	// cells $flatten\core.\registers.$482 $flatten\core.\registers.$307 $flatten\core.\registers.$306
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__stimulus__seed.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x5bu}));
	}
	// cells $flatten\core.\registers.$484 $procmux$278
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____stimulus__seed.next = (p_core_2e_registers_2e_enable__stimulus__seed.curr ? p_core_2e_command__port_2e_window.curr.slice<79,48>().val() : p_core_2e_registers_2e_configuration____stimulus__seed.curr);
	}
	// cells $flatten\core.\registers.$485 $flatten\core.\registers.$309 $flatten\core.\registers.$308
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__stimulus2__mode.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x60u}));
	}
	// cells $flatten\core.\registers.$487 $procmux$276
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____stimulus2__mode.next = (p_core_2e_registers_2e_enable__stimulus2__mode.curr ? p_core_2e_command__port_2e_window.curr.slice<53,48>().val() : p_core_2e_registers_2e_configuration____stimulus2__mode.curr);
	}
	// cells $flatten\core.\registers.$488 $flatten\core.\registers.$311 $flatten\core.\registers.$310
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__stimulus2__period__low.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x61u}));
	}
	// cells $flatten\core.\registers.$490 $procmux$274
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____stimulus2__period__low.next = (p_core_2e_registers_2e_enable__stimulus2__period__low.curr ? p_core_2e_command__port_2e_window.curr.slice<79,48>().val() : p_core_2e_registers_2e_configuration____stimulus2__period__low.curr);
	}
	// cells $flatten\core.\registers.$491 $flatten\core.\registers.$313 $flatten\core.\registers.$312
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__stimulus2__period__high.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x62u}));
	}
	// cells $flatten\core.\registers.$493 $procmux$272
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____stimulus2__period__high.next = (p_core_2e_registers_2e_enable__stimulus2__period__high.curr ? p_core_2e_command__port_2e_window.curr.slice<55,48>().val() : p_core_2e_registers_2e_configuration____stimulus2__period__high.curr);
	}
	// cells $flatten\core.\registers.$494 $flatten\core.\registers.$315 $flatten\core.\registers.$314
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__stimulus2__width.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x63u}));
	}
	// cells $flatten\core.\registers.$496 $procmux$270
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____stimulus2__width.next = (p_core_2e_registers_2e_enable__stimulus2__width.curr ? p_core_2e_command__port_2e_window.curr.slice<79,48>().val() : p_core_2e_registers_2e_configuration____stimulus2__width.curr);
	}
	// cells $flatten\core.\registers.$497 $flatten\core.\registers.$317 $flatten\core.\registers.$316
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__stimulus2__delay__low.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x64u}));
	}
	// cells $flatten\core.\registers.$499 $procmux$268
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____stimulus2__delay__low.next = (p_core_2e_registers_2e_enable__stimulus2__delay__low.curr ? p_core_2e_command__port_2e_window.curr.slice<79,48>().val() : p_core_2e_registers_2e_configuration____stimulus2__delay__low.curr);
	}
	// cells $flatten\core.\registers.$500 $flatten\core.\registers.$319 $flatten\core.\registers.$318
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__stimulus2__delay__high.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x65u}));
	}
	// cells $flatten\core.\registers.$502 $procmux$266
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____stimulus2__delay__high.next = (p_core_2e_registers_2e_enable__stimulus2__delay__high.curr ? p_core_2e_command__port_2e_window.curr.slice<55,48>().val() : p_core_2e_registers_2e_configuration____stimulus2__delay__high.curr);
	}
	// cells $flatten\core.\registers.$503 $flatten\core.\registers.$321 $flatten\core.\registers.$320
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__stimulus2__count.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x66u}));
	}
	// cells $flatten\core.\registers.$505 $procmux$264
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____stimulus2__count.next = (p_core_2e_registers_2e_enable__stimulus2__count.curr ? p_core_2e_command__port_2e_window.curr.slice<79,48>().val() : p_core_2e_registers_2e_configuration____stimulus2__count.curr);
	}
	// cells $flatten\core.\registers.$506 $flatten\core.\registers.$323 $flatten\core.\registers.$322
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__stimulus2__burst.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x67u}));
	}
	// cells $flatten\core.\registers.$508 $procmux$262
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____stimulus2__burst.next = (p_core_2e_registers_2e_enable__stimulus2__burst.curr ? p_core_2e_command__port_2e_window.curr.slice<63,48>().val() : p_core_2e_registers_2e_configuration____stimulus2__burst.curr);
	}
	// cells $flatten\core.\registers.$509 $flatten\core.\registers.$325 $flatten\core.\registers.$324
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__stimulus2__gap.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x68u}));
	}
	// cells $flatten\core.\registers.$511 $procmux$260
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____stimulus2__gap.next = (p_core_2e_registers_2e_enable__stimulus2__gap.curr ? p_core_2e_command__port_2e_window.curr.slice<79,48>().val() : p_core_2e_registers_2e_configuration____stimulus2__gap.curr);
	}
	// cells $flatten\core.\registers.$512 $flatten\core.\registers.$327 $flatten\core.\registers.$326
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__stimulus2__span__low.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x69u}));
	}
	// cells $flatten\core.\registers.$514 $procmux$258
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____stimulus2__span__low.next = (p_core_2e_registers_2e_enable__stimulus2__span__low.curr ? p_core_2e_command__port_2e_window.curr.slice<79,48>().val() : p_core_2e_registers_2e_configuration____stimulus2__span__low.curr);
	}
	// cells $flatten\core.\registers.$515 $flatten\core.\registers.$329 $flatten\core.\registers.$328
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__stimulus2__span__high.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x6au}));
	}
	// cells $flatten\core.\registers.$517 $procmux$256
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____stimulus2__span__high.next = (p_core_2e_registers_2e_enable__stimulus2__span__high.curr ? p_core_2e_command__port_2e_window.curr.slice<55,48>().val() : p_core_2e_registers_2e_configuration____stimulus2__span__high.curr);
	}
	// cells $flatten\core.\registers.$518 $flatten\core.\registers.$331 $flatten\core.\registers.$330
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__stimulus2__seed.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x6bu}));
	}
	// cells $flatten\core.\registers.$520 $procmux$254
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____stimulus2__seed.next = (p_core_2e_registers_2e_enable__stimulus2__seed.curr ? p_core_2e_command__port_2e_window.curr.slice<79,48>().val() : p_core_2e_registers_2e_configuration____stimulus2__seed.curr);
	}
	// cells $flatten\core.\registers.$521 $flatten\core.\registers.$333 $flatten\core.\registers.$332
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__segment0__mode.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x70u}));
	}
	// cells $flatten\core.\registers.$523 $procmux$252
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____segment0__mode.next = (p_core_2e_registers_2e_enable__segment0__mode.curr ? p_core_2e_command__port_2e_window.curr.slice<72,48>().val() : p_core_2e_registers_2e_configuration____segment0__mode.curr);
	}
	// cells $flatten\core.\registers.$524 $flatten\core.\registers.$335 $flatten\core.\registers.$334
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__segment0__least__low.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x71u}));
	}
	// cells $flatten\core.\registers.$526 $procmux$250
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____segment0__least__low.next = (p_core_2e_registers_2e_enable__segment0__least__low.curr ? p_core_2e_command__port_2e_window.curr.slice<79,48>().val() : p_core_2e_registers_2e_configuration____segment0__least__low.curr);
	}
	// cells $flatten\core.\registers.$527 $flatten\core.\registers.$337 $flatten\core.\registers.$336
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__segment0__least__high.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x72u}));
	}
	// cells $flatten\core.\registers.$529 $procmux$248
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____segment0__least__high.next = (p_core_2e_registers_2e_enable__segment0__least__high.curr ? p_core_2e_command__port_2e_window.curr.slice<55,48>().val() : p_core_2e_registers_2e_configuration____segment0__least__high.curr);
	}
	// cells $flatten\core.\registers.$530 $flatten\core.\registers.$339 $flatten\core.\registers.$338
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__segment0__timeout__low.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x73u}));
	}
	// cells $flatten\core.\registers.$532 $procmux$246
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____segment0__timeout__low.next = (p_core_2e_registers_2e_enable__segment0__timeout__low.curr ? p_core_2e_command__port_2e_window.curr.slice<79,48>().val() : p_core_2e_registers_2e_configuration____segment0__timeout__low.curr);
	}
	// cells $flatten\core.\registers.$533 $flatten\core.\registers.$341 $flatten\core.\registers.$340
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__segment0__timeout__high.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x74u}));
	}
	// cells $flatten\core.\registers.$535 $procmux$244
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____segment0__timeout__high.next = (p_core_2e_registers_2e_enable__segment0__timeout__high.curr ? p_core_2e_command__port_2e_window.curr.slice<55,48>().val() : p_core_2e_registers_2e_configuration____segment0__timeout__high.curr);
	}
	// cells $flatten\core.\registers.$536 $flatten\core.\registers.$343 $flatten\core.\registers.$342
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__segment0__threshold__low.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x75u}));
	}
	// cells $flatten\core.\registers.$538 $procmux$242
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____segment0__threshold__low.next = (p_core_2e_registers_2e_enable__segment0__threshold__low.curr ? p_core_2e_command__port_2e_window.curr.slice<79,48>().val() : p_core_2e_registers_2e_configuration____segment0__threshold__low.curr);
	}
	// cells $flatten\core.\registers.$539 $flatten\core.\registers.$345 $flatten\core.\registers.$344
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__segment0__threshold__high.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x76u}));
	}
	// cells $flatten\core.\registers.$541 $procmux$240
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____segment0__threshold__high.next = (p_core_2e_registers_2e_enable__segment0__threshold__high.curr ? p_core_2e_command__port_2e_window.curr.slice<55,48>().val() : p_core_2e_registers_2e_configuration____segment0__threshold__high.curr);
	}
	// cells $flatten\core.\registers.$542 $flatten\core.\registers.$347 $flatten\core.\registers.$346
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__segment1__mode.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x78u}));
	}
	// cells $flatten\core.\registers.$544 $procmux$238
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____segment1__mode.next = (p_core_2e_registers_2e_enable__segment1__mode.curr ? p_core_2e_command__port_2e_window.curr.slice<72,48>().val() : p_core_2e_registers_2e_configuration____segment1__mode.curr);
	}
	// cells $flatten\core.\registers.$545 $flatten\core.\registers.$349 $flatten\core.\registers.$348
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__segment1__least__low.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x79u}));
	}
	// cells $flatten\core.\registers.$547 $procmux$236
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____segment1__least__low.next = (p_core_2e_registers_2e_enable__segment1__least__low.curr ? p_core_2e_command__port_2e_window.curr.slice<79,48>().val() : p_core_2e_registers_2e_configuration____segment1__least__low.curr);
	}
	// cells $flatten\core.\registers.$548 $flatten\core.\registers.$351 $flatten\core.\registers.$350
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__segment1__least__high.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x7au}));
	}
	// cells $flatten\core.\registers.$550 $procmux$234
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____segment1__least__high.next = (p_core_2e_registers_2e_enable__segment1__least__high.curr ? p_core_2e_command__port_2e_window.curr.slice<55,48>().val() : p_core_2e_registers_2e_configuration____segment1__least__high.curr);
	}
	// cells $flatten\core.\registers.$551 $flatten\core.\registers.$353 $flatten\core.\registers.$352
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__segment1__timeout__low.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x7bu}));
	}
	// cells $flatten\core.\registers.$553 $procmux$232
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____segment1__timeout__low.next = (p_core_2e_registers_2e_enable__segment1__timeout__low.curr ? p_core_2e_command__port_2e_window.curr.slice<79,48>().val() : p_core_2e_registers_2e_configuration____segment1__timeout__low.curr);
	}
	// cells $flatten\core.\registers.$554 $flatten\core.\registers.$355 $flatten\core.\registers.$354
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__segment1__timeout__high.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x7cu}));
	}
	// cells $flatten\core.\registers.$556 $procmux$230
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____segment1__timeout__high.next = (p_core_2e_registers_2e_enable__segment1__timeout__high.curr ? p_core_2e_command__port_2e_window.curr.slice<55,48>().val() : p_core_2e_registers_2e_configuration____segment1__timeout__high.curr);
	}
	// cells $flatten\core.\registers.$557 $flatten\core.\registers.$357 $flatten\core.\registers.$356
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__segment1__threshold__low.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x7du}));
	}
	// cells $flatten\core.\registers.$559 $procmux$228
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____segment1__threshold__low.next = (p_core_2e_registers_2e_enable__segment1__threshold__low.curr ? p_core_2e_command__port_2e_window.curr.slice<79,48>().val() : p_core_2e_registers_2e_configuration____segment1__threshold__low.curr);
	}
	// cells $flatten\core.\registers.$560 $flatten\core.\registers.$359 $flatten\core.\registers.$358
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__segment1__threshold__high.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<7>{0x7eu}));
	}
	// cells $flatten\core.\registers.$562 $procmux$226
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____segment1__threshold__high.next = (p_core_2e_registers_2e_enable__segment1__threshold__high.curr ? p_core_2e_command__port_2e_window.curr.slice<55,48>().val() : p_core_2e_registers_2e_configuration____segment1__threshold__high.curr);
	}
	// cells $flatten\core.\registers.$563 $flatten\core.\registers.$361 $flatten\core.\registers.$360
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__segment2__mode.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x80u}));
	}
	// cells $flatten\core.\registers.$565 $procmux$224
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____segment2__mode.next = (p_core_2e_registers_2e_enable__segment2__mode.curr ? p_core_2e_command__port_2e_window.curr.slice<72,48>().val() : p_core_2e_registers_2e_configuration____segment2__mode.curr);
	}
	// cells $flatten\core.\registers.$566 $flatten\core.\registers.$363 $flatten\core.\registers.$362
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__segment2__least__low.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x81u}));
	}
	// cells $flatten\core.\registers.$568 $procmux$222
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____segment2__least__low.next = (p_core_2e_registers_2e_enable__segment2__least__low.curr ? p_core_2e_command__port_2e_window.curr.slice<79,48>().val() : p_core_2e_registers_2e_configuration____segment2__least__low.curr);
	}
	// cells $flatten\core.\registers.$569 $flatten\core.\registers.$365 $flatten\core.\registers.$364
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__segment2__least__high.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x82u}));
	}
	// cells $flatten\core.\registers.$571 $procmux$220
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____segment2__least__high.next = (p_core_2e_registers_2e_enable__segment2__least__high.curr ? p_core_2e_command__port_2e_window.curr.slice<55,48>().val() : p_core_2e_registers_2e_configuration____segment2__least__high.curr);
	}
	// cells $flatten\core.\registers.$572 $flatten\core.\registers.$367 $flatten\core.\registers.$366
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__segment2__timeout__low.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x83u}));
	}
	// cells $flatten\core.\registers.$574 $procmux$218
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____segment2__timeout__low.next = (p_core_2e_registers_2e_enable__segment2__timeout__low.curr ? p_core_2e_command__port_2e_window.curr.slice<79,48>().val() : p_core_2e_registers_2e_configuration____segment2__timeout__low.curr);
	}
	// cells $flatten\core.\registers.$575 $flatten\core.\registers.$369 $flatten\core.\registers.$368
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__segment2__timeout__high.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x84u}));
	}
	// cells $flatten\core.\registers.$577 $procmux$216
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____segment2__timeout__high.next = (p_core_2e_registers_2e_enable__segment2__timeout__high.curr ? p_core_2e_command__port_2e_window.curr.slice<55,48>().val() : p_core_2e_registers_2e_configuration____segment2__timeout__high.curr);
	}
	// cells $flatten\core.\registers.$578 $flatten\core.\registers.$371 $flatten\core.\registers.$370
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__segment2__threshold__low.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x85u}));
	}
	// cells $flatten\core.\registers.$580 $procmux$214
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____segment2__threshold__low.next = (p_core_2e_registers_2e_enable__segment2__threshold__low.curr ? p_core_2e_command__port_2e_window.curr.slice<79,48>().val() : p_core_2e_registers_2e_configuration____segment2__threshold__low.curr);
	}
	// cells $flatten\core.\registers.$581 $flatten\core.\registers.$373 $flatten\core.\registers.$372
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__segment2__threshold__high.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x86u}));
	}
	// cells $flatten\core.\registers.$583 $procmux$212
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____segment2__threshold__high.next = (p_core_2e_registers_2e_enable__segment2__threshold__high.curr ? p_core_2e_command__port_2e_window.curr.slice<55,48>().val() : p_core_2e_registers_2e_configuration____segment2__threshold__high.curr);
	}
	// cells $flatten\core.\registers.$584 $flatten\core.\registers.$375 $flatten\core.\registers.$374
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__segment3__mode.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x88u}));
	}
	// cells $flatten\core.\registers.$586 $procmux$210
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____segment3__mode.next = (p_core_2e_registers_2e_enable__segment3__mode.curr ? p_core_2e_command__port_2e_window.curr.slice<72,48>().val() : p_core_2e_registers_2e_configuration____segment3__mode.curr);
	}
	// cells $flatten\core.\registers.$587 $flatten\core.\registers.$377 $flatten\core.\registers.$376
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__segment3__least__low.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x89u}));
	}
	// cells $flatten\core.\registers.$589 $procmux$208
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____segment3__least__low.next = (p_core_2e_registers_2e_enable__segment3__least__low.curr ? p_core_2e_command__port_2e_window.curr.slice<79,48>().val() : p_core_2e_registers_2e_configuration____segment3__least__low.curr);
	}
	// cells $flatten\core.\registers.$590 $flatten\core.\registers.$379 $flatten\core.\registers.$378
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__segment3__least__high.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x8au}));
	}
	// cells $flatten\core.\registers.$592 $procmux$206
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____segment3__least__high.next = (p_core_2e_registers_2e_enable__segment3__least__high.curr ? p_core_2e_command__port_2e_window.curr.slice<55,48>().val() : p_core_2e_registers_2e_configuration____segment3__least__high.curr);
	}
	// cells $flatten\core.\registers.$593 $flatten\core.\registers.$381 $flatten\core.\registers.$380
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__segment3__timeout__low.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x8bu}));
	}
	// cells $flatten\core.\registers.$595 $procmux$204
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____segment3__timeout__low.next = (p_core_2e_registers_2e_enable__segment3__timeout__low.curr ? p_core_2e_command__port_2e_window.curr.slice<79,48>().val() : p_core_2e_registers_2e_configuration____segment3__timeout__low.curr);
	}
	// cells $flatten\core.\registers.$596 $flatten\core.\registers.$383 $flatten\core.\registers.$382
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__segment3__timeout__high.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x8cu}));
	}
	// cells $flatten\core.\registers.$598 $procmux$202
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____segment3__timeout__high.next = (p_core_2e_registers_2e_enable__segment3__timeout__high.curr ? p_core_2e_command__port_2e_window.curr.slice<55,48>().val() : p_core_2e_registers_2e_configuration____segment3__timeout__high.curr);
	}
	// cells $flatten\core.\registers.$599 $flatten\core.\registers.$385 $flatten\core.\registers.$384
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__segment3__threshold__low.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x8du}));
	}
	// cells $flatten\core.\registers.$601 $procmux$200
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____segment3__threshold__low.next = (p_core_2e_registers_2e_enable__segment3__threshold__low.curr ? p_core_2e_command__port_2e_window.curr.slice<79,48>().val() : p_core_2e_registers_2e_configuration____segment3__threshold__low.curr);
	}
	// cells $flatten\core.\registers.$602 $flatten\core.\registers.$387 $flatten\core.\registers.$386
	if (posedge_p_clk) {
		p_core_2e_registers_2e_enable__segment3__threshold__high.next = and_uu<1>(p_core_2e_registers_2e__24_signature____en, eq_uu<1>(p_core_2e_registers_2e_write____address, value<8>{0x8eu}));
	}
	// cells $flatten\core.\registers.$604 $procmux$198
	if (posedge_p_clk) {
		p_core_2e_registers_2e_configuration____segment3__threshold__high.next = (p_core_2e_registers_2e_enable__segment3__threshold__high.curr ? p_core_2e_command__port_2e_window.curr.slice<55,48>().val() : p_core_2e_registers_2e_configuration____segment3__threshold__high.curr);
	}
	// cells $flatten\core.\registers.$606 $procmux$196 $procmux$197_CMP0 $procmux$194 $flatten\core.\registers.$391 $flatten\core.\registers.$390 $flatten\core.\registers.$389
	if (posedge_p_clk) {
		p_core_2e_registers_2e_client.next = (logic_not<1>(p_core_2e_registers_2e_fsm__state_24_22.curr) ? (i_flatten_5c_core_2e__5c_registers_2e__24_146 ? and_uu<1>(p_core_2e_registers_2e_read____1____request, not_u<1>(and_uu<1>(p_core_2e_registers_2e_read____0____request, p_core_2e_registers_2e_client.curr))) : p_core_2e_registers_2e_client.curr) : p_core_2e_registers_2e_client.curr);
	}
	// cells $flatten\core.\registers.$608 $procmux$192 $procmux$193_CMP0 $procmux$190 $flatten\core.\registers.$395 $flatten\core.\registers.$394 $flatten\core.\registers.$393 $flatten\core.\registers.$392
	if (posedge_p_clk) {
		p_core_2e_registers_2e__24_signature____addr_24_13.next = (logic_not<1>(p_core_2e_registers_2e_fsm__state_24_22.curr) ? (i_flatten_5c_core_2e__5c_registers_2e__24_146 ? (and_uu<1>(p_core_2e_registers_2e_read____1____request, not_u<1>(and_uu<1>(p_core_2e_registers_2e_read____0____request, p_core_2e_registers_2e_client.curr))) ? p_core_2e_statistics_2e_dump_2e_status__address.curr : p_core_2e_replies_2e_read____address.curr) : p_core_2e_registers_2e__24_signature____addr_24_13.curr) : p_core_2e_registers_2e__24_signature____addr_24_13.curr);
	}
	// cells $flatten\core.\registers.$610 $procmux$183 $procmux$184_CMP0 $procmux$185_CMP0 $procmux$186_CMP0 $procmux$189_CMP0 $procmux$187
	if (posedge_p_clk) {
		p_core_2e_registers_2e_fsm__state_24_22.next = (eq_uu<1>(p_core_2e_registers_2e_fsm__state_24_22.curr, value<2>{0x3u}) ? value<2>{0u} : (eq_uu<1>(p_core_2e_registers_2e_fsm__state_24_22.curr, value<2>{0x2u}) ? value<2>{0x3u} : (eq_uu<1>(p_core_2e_registers_2e_fsm__state_24_22.curr, value<2>{0x1u}) ? value<2>{0x2u} : (logic_not<1>(p_core_2e_registers_2e_fsm__state_24_22.curr) ? (i_flatten_5c_core_2e__5c_registers_2e__24_146 ? value<2>{0x1u} : p_core_2e_registers_2e_fsm__state_24_22.curr) : p_core_2e_registers_2e_fsm__state_24_22.curr))));
	}
	// cells $flatten\core.\registers.$612 $procmux$181 $procmux$182_CMP0 $procmux$164 $procmux$165_CMP0 $procmux$166_CMP0 $procmux$167_CMP0 $procmux$168_CMP0 $procmux$169_CMP0 $procmux$170_CMP0 $procmux$171_CMP0 $procmux$172_CMP0 $procmux$173_CMP0 $procmux$174_CMP0 $procmux$175_CMP0 $procmux$176_CMP0 $procmux$177_CMP0 $procmux$178_CMP0 $procmux$179_CMP0 $procmux$180_CMP0
	if (posedge_p_clk) {
		p_core_2e_registers_2e_group__b0.next = (eq_uu<1>(p_core_2e_registers_2e_fsm__state_24_22.curr, value<2>{0x1u}) ? (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0xfu}) ? value<32>{0u} : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0xeu}) ? value<32>{0u} : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0xdu}) ? p_core_2e_events_2e_sent____5.curr : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0xcu}) ? p_core_2e_events_2e_sent____4.curr : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0xbu}) ? p_core_2e_events_2e_sent____3.curr : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0xau}) ? p_core_2e_events_2e_sent____2.curr : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0x9u}) ? p_core_2e_events_2e_sent____1.curr : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0x8u}) ? p_core_2e_events_2e_sent____0.curr : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0x7u}) ? value<32>{0u} : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0x6u}) ? value<32>{0u} : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0x5u}) ? p_core_2e_events_2e_seen____5.curr : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0x4u}) ? p_core_2e_events_2e_seen____4.curr : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0x3u}) ? p_core_2e_events_2e_seen____3.curr : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0x2u}) ? p_core_2e_events_2e_seen____2.curr : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0x1u}) ? p_core_2e_events_2e_seen____1.curr : (logic_not<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val()) ? p_core_2e_events_2e_seen____0.curr : value<32>{0u})))))))))))))))) : p_core_2e_registers_2e_group__b0.curr);
	}
	// cells $flatten\core.\registers.$614 $procmux$162 $procmux$163_CMP0 $procmux$145 $procmux$146_CMP0 $procmux$147_CMP0 $procmux$148_CMP0 $procmux$149_CMP0 $procmux$150_CMP0 $procmux$151_CMP0 $procmux$152_CMP0 $procmux$153_CMP0 $procmux$154_CMP0 $procmux$155_CMP0 $procmux$156_CMP0 $procmux$157_CMP0 $procmux$158_CMP0 $procmux$159_CMP0 $procmux$160_CMP0 $procmux$161_CMP0
	if (posedge_p_clk) {
		p_core_2e_registers_2e_group__c0.next = (eq_uu<1>(p_core_2e_registers_2e_fsm__state_24_22.curr, value<2>{0x1u}) ? (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0xfu}) ? value<32>{0u} : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0xeu}) ? value<32>{0u} : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0xdu}) ? value<22>{0u}.concat(p_core_2e_events_2e_queued__5.curr).val() : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0xcu}) ? value<22>{0u}.concat(p_core_2e_events_2e_queued__4.curr).val() : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0xbu}) ? value<22>{0u}.concat(p_core_2e_events_2e_queued__3.curr).val() : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0xau}) ? value<22>{0u}.concat(p_core_2e_events_2e_queued__2.curr).val() : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0x9u}) ? value<22>{0u}.concat(p_core_2e_events_2e_queued__1.curr).val() : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0x8u}) ? value<22>{0u}.concat(p_core_2e_events_2e_queued__0.curr).val() : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0x7u}) ? value<32>{0u} : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0x6u}) ? value<32>{0u} : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0x5u}) ? p_core_2e_events_2e_lost____5.curr : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0x4u}) ? p_core_2e_events_2e_lost____4.curr : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0x3u}) ? p_core_2e_events_2e_lost____3.curr : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0x2u}) ? p_core_2e_events_2e_lost____2.curr : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0x1u}) ? p_core_2e_events_2e_lost____1.curr : (logic_not<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val()) ? p_core_2e_events_2e_lost____0.curr : value<32>{0u})))))))))))))))) : p_core_2e_registers_2e_group__c0.curr);
	}
	// cells $flatten\core.\registers.$616 $procmux$143 $procmux$144_CMP0 $procmux$126 $procmux$127_CMP0 $procmux$128_CMP0 $procmux$129_CMP0 $procmux$130_CMP0 $procmux$131_CMP0 $procmux$132_CMP0 $procmux$133_CMP0 $procmux$134_CMP0 $procmux$135_CMP0 $procmux$136_CMP0 $procmux$137_CMP0 $procmux$138_CMP0 $procmux$139_CMP0 $procmux$140_CMP0 $procmux$141_CMP0 $procmux$142_CMP0
	if (posedge_p_clk) {
		p_core_2e_registers_2e_group__d0.next = (eq_uu<1>(p_core_2e_registers_2e_fsm__state_24_22.curr, value<2>{0x1u}) ? (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0xfu}) ? value<32>{0u} : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0xeu}) ? value<32>{0u} : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0xdu}) ? value<32>{0u} : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0xcu}) ? value<32>{0u} : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0xbu}) ? p_core_2e_tally__glitches__aux_2e_count.curr : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0xau}) ? p_core_2e_tally__glitches__done_2e_count.curr : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0x9u}) ? p_core_2e_tally__glitches__task_2e_count.curr : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0x8u}) ? p_core_2e_tally__glitches__isr_2e_count.curr : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0x7u}) ? value<32>{0u} : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0x6u}) ? value<32>{0u} : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0x5u}) ? value<32>{0u} : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0x4u}) ? value<32>{0u} : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0x3u}) ? p_core_2e_tally__multi__aux_2e_count.curr : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0x2u}) ? p_core_2e_tally__multi__done_2e_count.curr : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0x1u}) ? p_core_2e_tally__multi__task_2e_count.curr : (logic_not<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val()) ? p_core_2e_tally__multi__isr_2e_count.curr : value<32>{0u})))))))))))))))) : p_core_2e_registers_2e_group__d0.curr);
	}
	// cells $flatten\core.\registers.$618 $procmux$124 $procmux$125_CMP0 $procmux$107 $procmux$108_CMP0 $procmux$109_CMP0 $procmux$110_CMP0 $procmux$111_CMP0 $procmux$112_CMP0 $procmux$113_CMP0 $procmux$114_CMP0 $procmux$115_CMP0 $procmux$116_CMP0 $procmux$117_CMP0 $procmux$118_CMP0 $procmux$119_CMP0 $procmux$120_CMP0 $procmux$121_CMP0 $procmux$122_CMP0 $procmux$123_CMP0 $flatten\core.\events.$257 $flatten\core.\events.\words.$387 $flatten\core.\events.\words.$386 $flatten\core.\events.\words.$385 $flatten\core.\statistics.$100 $flatten\core.\statistics.$99 $flatten\core.\statistics.\outliers.$52 $flatten\core.\statistics.\outliers.$51 $flatten\core.\statistics.\snapshot.$67 $flatten\core.\statistics.\snapshot.$66 $flatten\core.\statistics.\snapshot.$65 $flatten\core.\statistics.\snapshot.$64 $flatten\core.\statistics.\snapshot.$63 $flatten\core.\statistics.\snapshot.$62 $flatten\core.\statistics.\snapshot.$68 $flatten\core.\registers.$396
	if (posedge_p_clk) {
		p_core_2e_registers_2e_group__e0.next = (eq_uu<1>(p_core_2e_registers_2e_fsm__state_24_22.curr, value<2>{0x1u}) ? (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0xfu}) ? value<32>{0u} : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0xeu}) ? value<32>{0u} : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0xdu}) ? value<32>{0u} : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0xcu}) ? value<32>{0u} : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0xbu}) ? value<32>{0u} : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0xau}) ? value<24>{0u}.concat(or_uu<1>(or_uu<1>(or_uu<1>(and_uu<1>(not_u<1>(logic_not<1>(p_core_2e_statistics_2e_snapshot_2e_fsm__state.curr)), not_u<1>(p_core_2e_statistics_2e_snapshot_2e_clearing.curr)), p_core_2e_statistics_2e_snapshot_2e_wanted.curr), p_core_2e_statistics_2e_snapshot_2e_again.curr), p_core_2e_statistics_2e_snapshot_2e__24_signal.curr)).concat(or_uu<1>(reduce_bool<1>(p_core_2e_statistics_2e_outliers_2e_waiting.curr), p_core_2e_statistics_2e_outliers_2e_open__.curr)).concat(or_uu<1>(reduce_bool<1>(p_core_2e_statistics_2e_level), p_core_2e_statistics_2e_in__flight)).concat(or_uu<1>(or_uu<1>(or_uu<1>(p_core_2e_events_2e_words_2e_waiting, p_core_2e_events_2e_words_2e_has__edges), or_uu<1>(p_core_2e_events_2e_words_2e_payload____request.curr, p_core_2e_events_2e_words_2e_is__open.curr)), p_core_2e_events_2e_losing.curr)).concat(p_core_2e_watchdog_2e_tripped.curr).concat(p_core_2e_stimulus2_2e_running.curr).concat(p_core_2e_stimulus_2e_running.curr).concat(p_core_2e_statistics_2e_snapshot_2e_clearing.curr).val() : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0x9u}) ? (p_core_2e_registers_2e_client.curr ? p_core_2e_registers_2e_now__high__1.curr : p_core_2e_registers_2e_now__high__0.curr) : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0x8u}) ? p_core_2e_time_2e_segment0.curr.slice<30,0>().concat(value<1>{0u}).val() : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0x7u}) ? p_core_2e_statistics_2e_snapshot_2e_taken.curr : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0x6u}) ? p_core_2e_command__port_2e_bad__frames.curr : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0x5u}) ? p_core_2e_statistics_2e_outliers_2e_sent.curr : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0x4u}) ? p_core_2e_statistics_2e_rows__lost.curr : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0x3u}) ? p_core_2e_tally__blocked__stimulus2_2e_count.curr : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0x2u}) ? p_core_2e_tally__blocked__stimulus_2e_count.curr : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val(), value<4>{0x1u}) ? p_core_2e_tally__fired__stimulus2_2e_count.curr : (logic_not<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<3,0>().val()) ? p_core_2e_tally__fired__stimulus_2e_count.curr : value<32>{0u})))))))))))))))) : p_core_2e_registers_2e_group__e0.curr);
	}
	// cells $flatten\core.\registers.$620 $procmux$105 $procmux$106_CMP0 $procmux$103 $flatten\core.\registers.$399 $flatten\core.\registers.$398 $flatten\core.\registers.$397
	if (posedge_p_clk) {
		p_core_2e_registers_2e_now__high__0.next = (eq_uu<1>(p_core_2e_registers_2e_fsm__state_24_22.curr, value<2>{0x1u}) ? (and_uu<1>(eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr, value<8>{0xe8u}), logic_not<1>(p_core_2e_registers_2e_client.curr)) ? p_core_2e_time_2e_segment1.curr.concat(p_core_2e_time_2e_segment0.curr.slice<31>()).val() : p_core_2e_registers_2e_now__high__0.curr) : p_core_2e_registers_2e_now__high__0.curr);
	}
	// cells $flatten\core.\registers.$622 $procmux$101 $procmux$102_CMP0 $procmux$99 $flatten\core.\registers.$402 $flatten\core.\registers.$400
	if (posedge_p_clk) {
		p_core_2e_registers_2e_now__high__1.next = (eq_uu<1>(p_core_2e_registers_2e_fsm__state_24_22.curr, value<2>{0x1u}) ? (and_uu<1>(eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr, value<8>{0xe8u}), p_core_2e_registers_2e_client.curr) ? p_core_2e_time_2e_segment1.curr.concat(p_core_2e_time_2e_segment0.curr.slice<31>()).val() : p_core_2e_registers_2e_now__high__1.curr) : p_core_2e_registers_2e_now__high__1.curr);
	}
	// cells $flatten\core.\registers.$624 $procmux$97 $procmux$98_CMP0
	if (posedge_p_clk) {
		p_core_2e_registers_2e_copied.next = (eq_uu<1>(p_core_2e_registers_2e_fsm__state_24_22.curr, value<2>{0x2u}) ? p_core_2e_registers_2e__24_signature____data_24_204.curr : p_core_2e_registers_2e_copied.curr);
	}
	// cells $flatten\core.\registers.$626 $procmux$95 $procmux$96_CMP0 $procmux$93 $flatten\core.\registers.$406 $procmux$91 $flatten\core.\registers.$405 $procmux$89 $flatten\core.\registers.$404 $procmux$87 $flatten\core.\registers.$403
	if (posedge_p_clk) {
		p_core_2e_registers_2e_counted.next = (eq_uu<1>(p_core_2e_registers_2e_fsm__state_24_22.curr, value<2>{0x2u}) ? (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<7,4>().val(), value<4>{0xeu}) ? p_core_2e_registers_2e_group__e0.curr : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<7,4>().val(), value<4>{0xdu}) ? p_core_2e_registers_2e_group__d0.curr : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<7,4>().val(), value<4>{0xcu}) ? p_core_2e_registers_2e_group__c0.curr : (eq_uu<1>(p_core_2e_registers_2e__24_signature____addr_24_13.curr.slice<7,4>().val(), value<4>{0xbu}) ? p_core_2e_registers_2e_group__b0.curr : value<32>{0u})))) : p_core_2e_registers_2e_counted.curr);
	}
	// cells $flatten\core.$31 $flatten\core.$26
	if (posedge_p_clk) {
		p_core_2e_kick.next = and_uu<1>(p_core_2e_command____valid, p_core_2e_command____ready);
	}
	// cell $flatten\core.\slot_stimulus2.$1
	if (posedge_p_clk) {
		p_core_2e_slot__stimulus2_2e_line0.next = p_core_2e_slot__stimulus2_2e_i.slice<0>().concat(p_core_2e_slot__stimulus2_2e_line0.curr.slice<9,1>()).val();
	}
	// cell $flatten\core.\slot_stimulus.$1
	if (posedge_p_clk) {
		p_core_2e_slot__stimulus_2e_line0.next = p_core_2e_slot__stimulus_2e_i.slice<0>().concat(p_core_2e_slot__stimulus_2e_line0.curr.slice<9,1>()).val();
	}
	// cell $flatten\core.\loopback_stimulus2.$1
	if (posedge_p_clk) {
		p_core_2e_loopback__stimulus2_2e_line0.next = p_core_2e_loopback__stimulus2_2e_i.slice<0>().concat(p_core_2e_loopback__stimulus2_2e_line0.curr.slice<2,1>()).val();
	}
	// cell $flatten\core.\loopback_stimulus.$1
	if (posedge_p_clk) {
		p_core_2e_loopback__stimulus_2e_line0.next = p_core_2e_loopback__stimulus_2e_i.slice<0>().concat(p_core_2e_loopback__stimulus_2e_line0.curr.slice<2,1>()).val();
	}
	// cell $flatten\front_end.\output_delay.$2
	if (posedge_p_clk) {
		p_front__end_2e_output__delay_2e_line1.next = p_front__end_2e_output__delay_2e_port_24_4266_24_0.slice<1>().val();
	}
	// cell $flatten\front_end.\output_delay.$3
	if (posedge_p_clk) {
		p_front__end_2e_output__delay_2e_line2.next = p_front__end_2e_output__delay_2e_port_24_4369_24_0.slice<0>().val();
	}
	// cell $flatten\front_end.\output_delay.$4
	if (posedge_p_clk) {
		p_front__end_2e_output__delay_2e_line3.next = p_front__end_2e_output__delay_2e_port_24_4369_24_0.slice<1>().val();
	}
	// cell $flatten\front_end.\input_delay.$2
	if (posedge_p_clk) {
		p_front__end_2e_input__delay_2e_line1.next = p_front__end_2e_input__delay_2e_i.slice<1>().concat(p_front__end_2e_input__delay_2e_line1.curr.slice<1>()).val();
	}
	// cell $flatten\front_end.\input_delay.$3
	if (posedge_p_clk) {
		p_front__end_2e_input__delay_2e_line2.next = p_front__end_2e_input__delay_2e_i.slice<2>().concat(p_front__end_2e_input__delay_2e_line2.curr.slice<1>()).val();
	}
	// cell $flatten\front_end.\input_delay.$4
	if (posedge_p_clk) {
		p_front__end_2e_input__delay_2e_line3.next = p_front__end_2e_input__delay_2e_i.slice<3>().concat(p_front__end_2e_input__delay_2e_line3.curr.slice<1>()).val();
	}
	// cell $flatten\front_end.\input_delay.$5
	if (posedge_p_clk) {
		p_front__end_2e_input__delay_2e_line4.next = p_front__end_2e_input__delay_2e_i.slice<4>().concat(p_front__end_2e_input__delay_2e_line4.curr.slice<1>()).val();
	}
	// cell $flatten\front_end.\input_delay.$6
	if (posedge_p_clk) {
		p_front__end_2e_input__delay_2e_line5.next = p_front__end_2e_input__delay_2e_i.slice<5>().concat(p_front__end_2e_input__delay_2e_line5.curr.slice<1>()).val();
	}
	// cell $flatten\front_end.\input_delay.$7
	if (posedge_p_clk) {
		p_front__end_2e_input__delay_2e_line6.next = p_front__end_2e_input__delay_2e_i.slice<6>().concat(p_front__end_2e_input__delay_2e_line6.curr.slice<1>()).val();
	}
	// cell $flatten\front_end.\input_delay.$8
	if (posedge_p_clk) {
		p_front__end_2e_input__delay_2e_line7.next = p_front__end_2e_input__delay_2e_i.slice<7>().concat(p_front__end_2e_input__delay_2e_line7.curr.slice<1>()).val();
	}
	// cell $flatten\front_end.\output_delay.$1
	if (posedge_p_clk) {
		p_front__end_2e_output__delay_2e_line0.next = p_front__end_2e_output__delay_2e_port_24_4266_24_0.slice<0>().val();
	}
	// connection
	p_trigger = value<2>{0u};
	// connection
	p_stimulus = p_front__end_2e_output__delay_2e_line3.curr.concat(p_front__end_2e_output__delay_2e_line2.curr).concat(p_front__end_2e_output__delay_2e_line1.curr).concat(p_front__end_2e_output__delay_2e_line0.curr).val();
	return converged;
}

CXXRTL_EXTREMELY_COLD
void p_instrument::debug_info(debug_items *items, debug_scopes *scopes, std::string path, metadata_map &&cell_attrs) {
	assert(path.empty() || path[path.size() - 1] == ' ');
	if (scopes) {
		scopes->add(path.empty() ? path : path.substr(0, path.size() - 1), "instrument", metadata_map({
			{ "top", UINT64_C(1) },
			{ "generator", "Amaranth" },
		}), std::move(cell_attrs));
		scopes->add(path, "front_end", "instrument.front_end", "generator\000sAmaranth\000", "");
		scopes->add(path, "front_end input_delay", "instrument.front_end.input_delay", "generator\000sAmaranth\000", "");
		scopes->add(path, "front_end output_delay", "instrument.front_end.output_delay", "generator\000sAmaranth\000", "");
		scopes->add(path, "core", "instrument.core", "generator\000sAmaranth\000", "");
		scopes->add(path, "core registers", "instrument.core.registers", "generator\000sAmaranth\000", "");
		scopes->add(path, "core command_port", "instrument.core.command_port", "generator\000sAmaranth\000", "");
		scopes->add(path, "core replies", "instrument.core.replies", "generator\000sAmaranth\000", "");
		scopes->add(path, "core time", "instrument.core.time", "generator\000sAmaranth\000", "");
		scopes->add(path, "core watchdog", "instrument.core.watchdog", "generator\000sAmaranth\000", "");
		scopes->add(path, "core stimulus pulse", "instrument.core.stimulus.pulse", "generator\000sAmaranth\000", "");
		scopes->add(path, "core stimulus pulse hold", "instrument.core.stimulus.pulse.hold", "generator\000sAmaranth\000", "");
		scopes->add(path, "core stimulus schedule", "instrument.core.stimulus.schedule", "generator\000sAmaranth\000", "");
		scopes->add(path, "core stimulus schedule dither", "instrument.core.stimulus.schedule.dither", "generator\000sAmaranth\000", "");
		scopes->add(path, "core stimulus schedule wait", "instrument.core.stimulus.schedule.wait", "generator\000sAmaranth\000", "");
		scopes->add(path, "core stimulus schedule train", "instrument.core.stimulus.schedule.train", "generator\000sAmaranth\000", "");
		scopes->add(path, "core stimulus", "instrument.core.stimulus", "generator\000sAmaranth\000", "");
		scopes->add(path, "core stimulus2 pulse", "instrument.core.stimulus2.pulse", "generator\000sAmaranth\000", "");
		scopes->add(path, "core stimulus2 pulse hold", "instrument.core.stimulus2.pulse.hold", "generator\000sAmaranth\000", "");
		scopes->add(path, "core stimulus2 schedule", "instrument.core.stimulus2.schedule", "generator\000sAmaranth\000", "");
		scopes->add(path, "core stimulus2 schedule dither", "instrument.core.stimulus2.schedule.dither", "generator\000sAmaranth\000", "");
		scopes->add(path, "core stimulus2 schedule wait", "instrument.core.stimulus2.schedule.wait", "generator\000sAmaranth\000", "");
		scopes->add(path, "core stimulus2 schedule train", "instrument.core.stimulus2.schedule.train", "generator\000sAmaranth\000", "");
		scopes->add(path, "core stimulus2", "instrument.core.stimulus2", "generator\000sAmaranth\000", "");
		scopes->add(path, "core loopback_stimulus", "instrument.core.loopback_stimulus", "generator\000sAmaranth\000", "");
		scopes->add(path, "core loopback_stimulus2", "instrument.core.loopback_stimulus2", "generator\000sAmaranth\000", "");
		scopes->add(path, "core lane_isr", "instrument.core.lane_isr", "generator\000sAmaranth\000", "");
		scopes->add(path, "core tally_multi_isr", "instrument.core.tally_multi_isr", "generator\000sAmaranth\000", "");
		scopes->add(path, "core tally_glitches_isr", "instrument.core.tally_glitches_isr", "generator\000sAmaranth\000", "");
		scopes->add(path, "core lane_task", "instrument.core.lane_task", "generator\000sAmaranth\000", "");
		scopes->add(path, "core tally_multi_task", "instrument.core.tally_multi_task", "generator\000sAmaranth\000", "");
		scopes->add(path, "core tally_glitches_task", "instrument.core.tally_glitches_task", "generator\000sAmaranth\000", "");
		scopes->add(path, "core lane_done", "instrument.core.lane_done", "generator\000sAmaranth\000", "");
		scopes->add(path, "core tally_multi_done", "instrument.core.tally_multi_done", "generator\000sAmaranth\000", "");
		scopes->add(path, "core tally_glitches_done", "instrument.core.tally_glitches_done", "generator\000sAmaranth\000", "");
		scopes->add(path, "core lane_aux", "instrument.core.lane_aux", "generator\000sAmaranth\000", "");
		scopes->add(path, "core tally_multi_aux", "instrument.core.tally_multi_aux", "generator\000sAmaranth\000", "");
		scopes->add(path, "core tally_glitches_aux", "instrument.core.tally_glitches_aux", "generator\000sAmaranth\000", "");
		scopes->add(path, "core slot_stimulus", "instrument.core.slot_stimulus", "generator\000sAmaranth\000", "");
		scopes->add(path, "core slot_stimulus2", "instrument.core.slot_stimulus2", "generator\000sAmaranth\000", "");
		scopes->add(path, "core events words", "instrument.core.events.words", "generator\000sAmaranth\000", "");
		scopes->add(path, "core events queue", "instrument.core.events.queue", "generator\000sAmaranth\000", "");
		scopes->add(path, "core events", "instrument.core.events", "generator\000sAmaranth\000", "");
		scopes->add(path, "core statistics pairing3", "instrument.core.statistics.pairing3", "generator\000sAmaranth\000", "");
		scopes->add(path, "core statistics pairing3 pending", "instrument.core.statistics.pairing3.pending", "generator\000sAmaranth\000", "");
		scopes->add(path, "core statistics pairing2", "instrument.core.statistics.pairing2", "generator\000sAmaranth\000", "");
		scopes->add(path, "core statistics pairing2 pending", "instrument.core.statistics.pairing2.pending", "generator\000sAmaranth\000", "");
		scopes->add(path, "core statistics pairing1", "instrument.core.statistics.pairing1", "generator\000sAmaranth\000", "");
		scopes->add(path, "core statistics pairing1 pending", "instrument.core.statistics.pairing1.pending", "generator\000sAmaranth\000", "");
		scopes->add(path, "core statistics pairing0", "instrument.core.statistics.pairing0", "generator\000sAmaranth\000", "");
		scopes->add(path, "core statistics pairing0 pending", "instrument.core.statistics.pairing0.pending", "generator\000sAmaranth\000", "");
		scopes->add(path, "core statistics dump", "instrument.core.statistics.dump", "generator\000sAmaranth\000", "");
		scopes->add(path, "core statistics snapshot", "instrument.core.statistics.snapshot", "generator\000sAmaranth\000", "");
		scopes->add(path, "core statistics outliers", "instrument.core.statistics.outliers", "generator\000sAmaranth\000", "");
		scopes->add(path, "core statistics outliers words", "instrument.core.statistics.outliers.words", "generator\000sAmaranth\000", "");
		scopes->add(path, "core statistics scalars$471", "instrument.core.statistics.scalars$471", "generator\000sAmaranth\000", "");
		scopes->add(path, "core statistics histogram", "instrument.core.statistics.histogram", "generator\000sAmaranth\000", "");
		scopes->add(path, "core statistics histogram encoder", "instrument.core.statistics.histogram.encoder", "generator\000sAmaranth\000", "");
		scopes->add(path, "core statistics histogram bins", "instrument.core.statistics.histogram.bins", "generator\000sAmaranth\000", "");
		scopes->add(path, "core statistics counters", "instrument.core.statistics.counters", "generator\000sAmaranth\000", "");
		scopes->add(path, "core statistics counters even$55", "instrument.core.statistics.counters.even$55", "generator\000sAmaranth\000", "");
		scopes->add(path, "core statistics counters odd$56", "instrument.core.statistics.counters.odd$56", "generator\000sAmaranth\000", "");
		scopes->add(path, "core statistics pending$468", "instrument.core.statistics.pending$468", "generator\000sAmaranth\000", "");
		scopes->add(path, "core statistics router", "instrument.core.statistics.router", "generator\000sAmaranth\000", "");
		scopes->add(path, "core statistics rows", "instrument.core.statistics.rows", "generator\000sAmaranth\000", "");
		scopes->add(path, "core statistics", "instrument.core.statistics", "generator\000sAmaranth\000", "");
		scopes->add(path, "core sender", "instrument.core.sender", "generator\000sAmaranth\000", "");
		scopes->add(path, "core tally_fired_stimulus", "instrument.core.tally_fired_stimulus", "generator\000sAmaranth\000", "");
		scopes->add(path, "core tally_blocked_stimulus", "instrument.core.tally_blocked_stimulus", "generator\000sAmaranth\000", "");
		scopes->add(path, "core tally_fired_stimulus2", "instrument.core.tally_fired_stimulus2", "generator\000sAmaranth\000", "");
		scopes->add(path, "core tally_blocked_stimulus2", "instrument.core.tally_blocked_stimulus2", "generator\000sAmaranth\000", "");
	}
	if (items) {
		items->add(path, "front_end input_delay line7", "init\000u\000\000\000\000\000\000\000\000", p_front__end_2e_input__delay_2e_line7, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "front_end input_delay line6", "init\000u\000\000\000\000\000\000\000\000", p_front__end_2e_input__delay_2e_line6, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "front_end input_delay line5", "init\000u\000\000\000\000\000\000\000\000", p_front__end_2e_input__delay_2e_line5, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "front_end input_delay line4", "init\000u\000\000\000\000\000\000\000\000", p_front__end_2e_input__delay_2e_line4, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "front_end input_delay line3", "init\000u\000\000\000\000\000\000\000\000", p_front__end_2e_input__delay_2e_line3, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "front_end input_delay line2", "init\000u\000\000\000\000\000\000\000\000", p_front__end_2e_input__delay_2e_line2, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "front_end input_delay line1", "init\000u\000\000\000\000\000\000\000\000", p_front__end_2e_input__delay_2e_line1, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "front_end input_delay line0", "init\000u\000\000\000\000\000\000\000\000", p_front__end_2e_input__delay_2e_line0, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "front_end output_delay line3", "init\000u\000\000\000\000\000\000\000\000", p_front__end_2e_output__delay_2e_line3, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "front_end output_delay line2", "init\000u\000\000\000\000\000\000\000\000", p_front__end_2e_output__delay_2e_line2, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "front_end output_delay line1", "init\000u\000\000\000\000\000\000\000\000", p_front__end_2e_output__delay_2e_line1, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "front_end output_delay line0", "init\000u\000\000\000\000\000\000\000\000", p_front__end_2e_output__delay_2e_line0, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core kick", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_kick, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__segment3_threshold_high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____segment3__threshold__high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__segment3_threshold_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____segment3__threshold__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__segment3_timeout_high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____segment3__timeout__high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__segment3_timeout_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____segment3__timeout__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__segment3_least_high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____segment3__least__high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__segment3_least_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____segment3__least__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__segment3_mode", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____segment3__mode, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__segment2_threshold_high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____segment2__threshold__high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__segment2_threshold_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____segment2__threshold__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__segment2_timeout_high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____segment2__timeout__high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__segment2_timeout_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____segment2__timeout__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__segment2_least_high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____segment2__least__high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__segment2_least_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____segment2__least__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__segment2_mode", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____segment2__mode, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__segment1_threshold_high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____segment1__threshold__high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__segment1_threshold_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____segment1__threshold__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__segment1_timeout_high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____segment1__timeout__high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__segment1_timeout_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____segment1__timeout__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__segment1_least_high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____segment1__least__high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__segment1_least_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____segment1__least__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__segment1_mode", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____segment1__mode, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__segment0_threshold_high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____segment0__threshold__high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__segment0_threshold_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____segment0__threshold__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__segment0_timeout_high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____segment0__timeout__high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__segment0_timeout_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____segment0__timeout__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__segment0_least_high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____segment0__least__high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__segment0_least_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____segment0__least__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__segment0_mode", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____segment0__mode, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__stimulus2_seed", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____stimulus2__seed, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__stimulus2_span_high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____stimulus2__span__high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__stimulus2_span_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____stimulus2__span__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__stimulus2_gap", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____stimulus2__gap, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__stimulus2_burst", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____stimulus2__burst, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__stimulus2_count", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____stimulus2__count, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__stimulus2_delay_high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____stimulus2__delay__high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__stimulus2_delay_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____stimulus2__delay__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__stimulus2_width", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____stimulus2__width, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__stimulus2_period_high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____stimulus2__period__high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__stimulus2_period_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____stimulus2__period__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__stimulus2_mode", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____stimulus2__mode, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__stimulus_seed", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____stimulus__seed, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__stimulus_span_high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____stimulus__span__high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__stimulus_span_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____stimulus__span__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__stimulus_gap", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____stimulus__gap, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__stimulus_burst", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____stimulus__burst, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__stimulus_count", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____stimulus__count, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__stimulus_delay_high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____stimulus__delay__high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__stimulus_delay_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____stimulus__delay__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__stimulus_width", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____stimulus__width, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__stimulus_period_high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____stimulus__period__high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__stimulus_period_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____stimulus__period__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__stimulus_mode", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____stimulus__mode, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__input_aux", "init\000u\000\000\000\000\000\000\000\014", p_core_2e_registers_2e_configuration____input__aux, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__input_done", "init\000u\000\000\000\000\000\000\000\014", p_core_2e_registers_2e_configuration____input__done, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__input_task", "init\000u\000\000\000\000\000\000\000\014", p_core_2e_registers_2e_configuration____input__task, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__input_isr", "init\000u\000\000\000\000\000\000\000\014", p_core_2e_registers_2e_configuration____input__isr, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers snapshot_written", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_snapshot__written, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__snapshot", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____snapshot, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__watchdog", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____watchdog, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__flush", "init\000u\000\000\000\000\000LK@", p_core_2e_registers_2e_configuration____flush, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers control_written", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_control__written, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__control", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____control, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers soft_reset", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_soft__reset, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers $signature__data$204", "", p_core_2e_registers_2e__24_signature____data_24_204, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers now_high_1", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_now__high__1, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers now_high_0", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_now__high__0, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers group_e0", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_group__e0, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers group_d0", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_group__d0, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers group_c0", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_group__c0, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers group_b0", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_group__b0, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_segment3_threshold_high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__segment3__threshold__high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_segment3_threshold_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__segment3__threshold__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_segment3_timeout_high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__segment3__timeout__high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_segment3_timeout_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__segment3__timeout__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_segment3_least_high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__segment3__least__high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_segment3_least_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__segment3__least__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_segment3_mode", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__segment3__mode, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_segment2_threshold_high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__segment2__threshold__high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_segment2_threshold_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__segment2__threshold__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_segment2_timeout_high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__segment2__timeout__high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_segment2_timeout_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__segment2__timeout__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_segment2_least_high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__segment2__least__high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_segment2_least_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__segment2__least__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_segment2_mode", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__segment2__mode, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_segment1_threshold_high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__segment1__threshold__high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_segment1_threshold_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__segment1__threshold__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_segment1_timeout_high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__segment1__timeout__high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_segment1_timeout_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__segment1__timeout__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_segment1_least_high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__segment1__least__high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_segment1_least_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__segment1__least__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_segment1_mode", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__segment1__mode, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_segment0_threshold_high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__segment0__threshold__high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_segment0_threshold_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__segment0__threshold__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_segment0_timeout_high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__segment0__timeout__high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_segment0_timeout_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__segment0__timeout__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_segment0_least_high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__segment0__least__high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_segment0_least_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__segment0__least__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_segment0_mode", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__segment0__mode, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_stimulus2_seed", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__stimulus2__seed, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_stimulus2_span_high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__stimulus2__span__high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_stimulus2_span_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__stimulus2__span__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_stimulus2_gap", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__stimulus2__gap, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_stimulus2_burst", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__stimulus2__burst, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_stimulus2_count", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__stimulus2__count, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_stimulus2_delay_high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__stimulus2__delay__high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_stimulus2_delay_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__stimulus2__delay__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_stimulus2_width", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__stimulus2__width, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_stimulus2_period_high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__stimulus2__period__high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_stimulus2_period_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__stimulus2__period__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_stimulus2_mode", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__stimulus2__mode, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_stimulus_seed", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__stimulus__seed, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_stimulus_span_high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__stimulus__span__high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_stimulus_span_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__stimulus__span__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_stimulus_gap", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__stimulus__gap, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_stimulus_burst", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__stimulus__burst, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_stimulus_count", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__stimulus__count, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_stimulus_delay_high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__stimulus__delay__high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_stimulus_delay_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__stimulus__delay__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_stimulus_width", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__stimulus__width, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_stimulus_period_high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__stimulus__period__high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_stimulus_period_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__stimulus__period__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_stimulus_mode", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__stimulus__mode, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_input_aux", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__input__aux, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_input_done", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__input__done, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_input_task", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__input__task, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_input_isr", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__input__isr, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_snapshot", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__snapshot, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_watchdog", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__watchdog, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_flush", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__flush, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_control", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__control, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers configuration__reset", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_configuration____reset, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers enable_reset", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_enable__reset, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers fsm_state$22", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_fsm__state_24_22, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers client", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_client, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers counted", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_counted, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers copied", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_copied, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers $signature__addr$13", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e__24_signature____addr_24_13, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers permitted", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_permitted, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core registers fsm_state", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_registers_2e_fsm__state, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core command_port bad_frames", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_command__port_2e_bad__frames, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core command_port left", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_command__port_2e_left, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core command_port crc", "init\000u\377\377\377\377\377\377\377\377", p_core_2e_command__port_2e_crc, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core command_port bad", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_command__port_2e_bad, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core command_port fsm_state", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_command__port_2e_fsm__state, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core command_port window", 		/* attribute init is over 64 bits wide */
"", p_core_2e_command__port_2e_window, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core replies payload__word__payload", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_replies_2e_payload____word____payload, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core replies read__address", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_replies_2e_read____address, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core replies refused", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_replies_2e_refused, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core replies left", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_replies_2e_left, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core replies fsm_state", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_replies_2e_fsm__state, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core time segment1", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_time_2e_segment1, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core time carry", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_time_2e_carry, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core time segment0", "irqscope.linear\000sup\000init\000u\000\000\000\000\000\000\000\000", p_core_2e_time_2e_segment0, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core time carry1", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_time_2e_carry1, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core time full1", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_time_2e_full1, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core watchdog tripped", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_watchdog_2e_tripped, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core watchdog watching", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_watchdog_2e_watching, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core watchdog enabled", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_watchdog_2e_enabled, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core watchdog silence", "irqscope.linear\000sdown\000init\000u\000\000\000\000\000\000\000\000", p_core_2e_watchdog_2e_silence, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus pulse width", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_pulse_2e_width, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus pulse until", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_pulse_2e_until, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus pulse line", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_pulse_2e_line, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus pulse settled", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_pulse_2e_settled, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus pulse release", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_pulse_2e_release, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus pulse end_sub", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_pulse_2e_end__sub, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus pulse fired", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_pulse_2e_fired, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus pulse fired_sub", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_pulse_2e_fired__sub, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus pulse blocked", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_pulse_2e_blocked, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus pulse hold due", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_pulse_2e_hold_2e_due, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus pulse hold held", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_pulse_2e_hold_2e_held, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus pulse hold active", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_pulse_2e_hold_2e_active, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus pulse hold hold", "irqscope.linear\000sdown\000init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_pulse_2e_hold_2e_hold, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus schedule point_sub", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_schedule_2e_point__sub, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus schedule lead", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_schedule_2e_lead, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus schedule last", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_schedule_2e_last, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus schedule gap", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_schedule_2e_gap, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus schedule again", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_schedule_2e_again, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus schedule finite", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_schedule_2e_finite, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus schedule left", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_schedule_2e_left, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus schedule remaining", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_schedule_2e_remaining, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus schedule burst", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_schedule_2e_burst, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus schedule sub", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_schedule_2e_sub, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus schedule dither interval", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_schedule_2e_dither_2e_interval, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus schedule dither least", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_schedule_2e_dither_2e_least, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus schedule dither steps", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_schedule_2e_dither_2e_steps, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus schedule dither odd", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_schedule_2e_dither_2e_odd, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus schedule dither fraction", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_schedule_2e_dither_2e_fraction, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus schedule dither rejected", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_schedule_2e_dither_2e_rejected, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus schedule dither span", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_schedule_2e_dither_2e_span, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus schedule dither mode", "enum_value_10\000sEXPONENTIAL\000enum_value_01\000sUNIFORM\000enum_value_00\000sNONE\000enum_base_type\000sDither\000init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_schedule_2e_dither_2e_mode, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus schedule dither product", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_schedule_2e_dither_2e_product, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus schedule dither result", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_schedule_2e_dither_2e_result, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus schedule dither budget", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_schedule_2e_dither_2e_budget, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus schedule dither random", "init\000u\000\000\000\000\000\000\000\001", p_core_2e_stimulus_2e_schedule_2e_dither_2e_random, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus schedule dither state", "enum_value_100\000sADD\000enum_value_011\000sMULTIPLY\000enum_value_010\000sRUN\000enum_value_001\000sFIRST\000enum_value_000\000sIDLE\000enum_base_type\000sState\000init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_schedule_2e_dither_2e_state, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus schedule wait active", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_schedule_2e_wait_2e_active, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus schedule wait due", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_schedule_2e_wait_2e_due, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus schedule wait held", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_schedule_2e_wait_2e_held, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus schedule wait wait", "irqscope.linear\000sdown\000init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_schedule_2e_wait_2e_wait, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus schedule train active", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_schedule_2e_train_2e_active, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus schedule train due", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_schedule_2e_train_2e_due, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus schedule train held", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_schedule_2e_train_2e_held, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus schedule train train", "irqscope.linear\000sdown\000init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_schedule_2e_train_2e_train, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus blocked", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_blocked, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus output", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_output, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus running", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_running, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus active_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_active__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus sub$22", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_sub_24_22, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus valid", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_valid, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus fresh", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus_2e_fresh, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 pulse width", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_pulse_2e_width, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 pulse until", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_pulse_2e_until, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 pulse line", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_pulse_2e_line, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 pulse settled", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_pulse_2e_settled, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 pulse release", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_pulse_2e_release, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 pulse end_sub", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_pulse_2e_end__sub, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 pulse fired", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_pulse_2e_fired, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 pulse fired_sub", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_pulse_2e_fired__sub, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 pulse blocked", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_pulse_2e_blocked, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 pulse hold due", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_pulse_2e_hold_2e_due, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 pulse hold held", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_pulse_2e_hold_2e_held, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 pulse hold active", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_pulse_2e_hold_2e_active, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 pulse hold hold", "irqscope.linear\000sdown\000init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_pulse_2e_hold_2e_hold, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 schedule point_sub", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_schedule_2e_point__sub, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 schedule lead", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_schedule_2e_lead, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 schedule last", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_schedule_2e_last, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 schedule gap", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_schedule_2e_gap, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 schedule again", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_schedule_2e_again, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 schedule finite", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_schedule_2e_finite, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 schedule left", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_schedule_2e_left, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 schedule remaining", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_schedule_2e_remaining, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 schedule burst", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_schedule_2e_burst, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 schedule sub", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_schedule_2e_sub, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 schedule dither interval", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_schedule_2e_dither_2e_interval, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 schedule dither least", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_schedule_2e_dither_2e_least, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 schedule dither steps", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_schedule_2e_dither_2e_steps, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 schedule dither odd", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_schedule_2e_dither_2e_odd, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 schedule dither fraction", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_schedule_2e_dither_2e_fraction, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 schedule dither rejected", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_schedule_2e_dither_2e_rejected, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 schedule dither span", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_schedule_2e_dither_2e_span, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 schedule dither mode", "enum_value_10\000sEXPONENTIAL\000enum_value_01\000sUNIFORM\000enum_value_00\000sNONE\000enum_base_type\000sDither\000init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_schedule_2e_dither_2e_mode, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 schedule dither product", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_schedule_2e_dither_2e_product, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 schedule dither result", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_schedule_2e_dither_2e_result, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 schedule dither budget", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_schedule_2e_dither_2e_budget, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 schedule dither random", "init\000u\000\000\000\000\000\000\000\001", p_core_2e_stimulus2_2e_schedule_2e_dither_2e_random, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 schedule dither state", "enum_value_100\000sADD\000enum_value_011\000sMULTIPLY\000enum_value_010\000sRUN\000enum_value_001\000sFIRST\000enum_value_000\000sIDLE\000enum_base_type\000sState\000init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_schedule_2e_dither_2e_state, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 schedule wait active", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_schedule_2e_wait_2e_active, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 schedule wait due", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_schedule_2e_wait_2e_due, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 schedule wait held", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_schedule_2e_wait_2e_held, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 schedule wait wait", "irqscope.linear\000sdown\000init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_schedule_2e_wait_2e_wait, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 schedule train active", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_schedule_2e_train_2e_active, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 schedule train due", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_schedule_2e_train_2e_due, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 schedule train held", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_schedule_2e_train_2e_held, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 schedule train train", "irqscope.linear\000sdown\000init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_schedule_2e_train_2e_train, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 blocked", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_blocked, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 output", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_output, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 running", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_running, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 active_low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_active__low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 sub$22", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_sub_24_22, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 valid", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_valid, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core stimulus2 fresh", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_stimulus2_2e_fresh, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core loopback_stimulus line1", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_loopback__stimulus_2e_line1, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core loopback_stimulus line0", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_loopback__stimulus_2e_line0, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core loopback_stimulus2 line1", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_loopback__stimulus2_2e_line1, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core loopback_stimulus2 line0", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_loopback__stimulus2_2e_line0, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_isr slot", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__isr_2e_slot, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_isr changes_before", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__isr_2e_changes__before, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_isr suppressed", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__isr_2e_suppressed, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_isr further", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__isr_2e_further, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_isr passing", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__isr_2e_passing, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_isr settled", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__isr_2e_settled, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_isr accepted", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__isr_2e_accepted, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_isr shift", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__isr_2e_shift, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_isr busy_here", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__isr_2e_busy__here, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_isr whole", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__isr_2e_whole, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_isr busy", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__isr_2e_busy, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_isr rest", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__isr_2e_rest, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_isr levels", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__isr_2e_levels, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core tally_multi_isr count", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_tally__multi__isr_2e_count, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core tally_glitches_isr count", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_tally__glitches__isr_2e_count, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_task slot", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__task_2e_slot, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_task changes_before", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__task_2e_changes__before, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_task suppressed", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__task_2e_suppressed, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_task further", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__task_2e_further, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_task passing", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__task_2e_passing, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_task settled", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__task_2e_settled, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_task accepted", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__task_2e_accepted, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_task shift", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__task_2e_shift, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_task busy_here", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__task_2e_busy__here, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_task whole", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__task_2e_whole, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_task busy", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__task_2e_busy, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_task rest", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__task_2e_rest, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_task levels", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__task_2e_levels, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core tally_multi_task count", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_tally__multi__task_2e_count, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core tally_glitches_task count", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_tally__glitches__task_2e_count, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_done slot", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__done_2e_slot, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_done changes_before", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__done_2e_changes__before, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_done suppressed", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__done_2e_suppressed, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_done further", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__done_2e_further, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_done passing", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__done_2e_passing, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_done settled", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__done_2e_settled, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_done accepted", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__done_2e_accepted, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_done shift", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__done_2e_shift, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_done busy_here", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__done_2e_busy__here, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_done whole", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__done_2e_whole, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_done busy", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__done_2e_busy, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_done rest", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__done_2e_rest, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_done levels", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__done_2e_levels, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core tally_multi_done count", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_tally__multi__done_2e_count, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core tally_glitches_done count", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_tally__glitches__done_2e_count, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_aux slot", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__aux_2e_slot, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_aux changes_before", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__aux_2e_changes__before, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_aux suppressed", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__aux_2e_suppressed, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_aux further", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__aux_2e_further, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_aux passing", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__aux_2e_passing, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_aux settled", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__aux_2e_settled, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_aux accepted", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__aux_2e_accepted, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_aux shift", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__aux_2e_shift, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_aux busy_here", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__aux_2e_busy__here, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_aux whole", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__aux_2e_whole, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_aux busy", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__aux_2e_busy, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_aux rest", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__aux_2e_rest, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core lane_aux levels", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_lane__aux_2e_levels, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core tally_multi_aux count", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_tally__multi__aux_2e_count, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core tally_glitches_aux count", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_tally__glitches__aux_2e_count, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core slot_stimulus line3", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_slot__stimulus_2e_line3, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core slot_stimulus line2", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_slot__stimulus_2e_line2, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core slot_stimulus line1", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_slot__stimulus_2e_line1, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core slot_stimulus line0", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_slot__stimulus_2e_line0, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core slot_stimulus2 line3", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_slot__stimulus2_2e_line3, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core slot_stimulus2 line2", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_slot__stimulus2_2e_line2, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core slot_stimulus2 line1", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_slot__stimulus2_2e_line1, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core slot_stimulus2 line0", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_slot__stimulus2_2e_line0, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events words is_open", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_words_2e_is__open, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events words fsm_state", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_words_2e_fsm__state, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events words tick", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_words_2e_tick, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events words source", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_words_2e_source, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events words $signal$11", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_words_2e__24_signal_24_11, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events words multi", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_words_2e_multi, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events words gone", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_words_2e_gone, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events words low", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_words_2e_low, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events words last_tick", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_words_2e_last__tick, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events words high", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_words_2e_high, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events words delta", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_words_2e_delta, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events words offered_source", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_words_2e_offered__source, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events words $signal$23", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_words_2e__24_signal_24_23, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events words offered_multi", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_words_2e_offered__multi, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events words offered", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_words_2e_offered, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events words is_first", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_words_2e_is__first, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events words is_loss", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_words_2e_is__loss, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events words loss_offered", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_words_2e_loss__offered, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events words loss_index", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_words_2e_loss__index, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events words loss_word", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_words_2e_loss__word, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events words flush_timer", "irqscope.linear\000sdown\000init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_words_2e_flush__timer, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events words armed", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_words_2e_armed, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events words payload__request", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_words_2e_payload____request, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events queue write_pointer", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_queue_2e_write__pointer, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events queue read_pointer", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_queue_2e_read__pointer, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events queue fetched", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_queue_2e_fetched, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events queue read_port__data$19", "", p_core_2e_events_2e_queue_2e_read__port____data_24_19, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events queue read__payload", 		/* attribute init is over 64 bits wide */
"", p_core_2e_events_2e_queue_2e_read____payload, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events queue read__valid", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_queue_2e_read____valid, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events queue level", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_queue_2e_level, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events lost_total", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_lost__total, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events queued_5", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_queued__5, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events lost__5", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_lost____5, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events sent__5", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_sent____5, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events seen__5", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_seen____5, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events queued_4", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_queued__4, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events lost__4", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_lost____4, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events sent__4", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_sent____4, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events seen__4", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_seen____4, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events queued_3", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_queued__3, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events lost__3", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_lost____3, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events sent__3", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_sent____3, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events seen__3", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_seen____3, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events queued_2", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_queued__2, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events lost__2", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_lost____2, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events sent__2", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_sent____2, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events seen__2", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_seen____2, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events queued_1", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_queued__1, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events lost__1", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_lost____1, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events sent__1", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_sent____1, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events seen__1", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_seen____1, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events queued_0", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_queued__0, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events lost__0", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_lost____0, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events sent__0", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_sent____0, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events seen__0", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_seen____0, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events loss_end", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_loss__end, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events begin", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_begin, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events loss_counts__5", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_loss__counts____5, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events interval_5", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_interval__5, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events loss_counts__4", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_loss__counts____4, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events interval_4", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_interval__4, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events loss_counts__3", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_loss__counts____3, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events interval_3", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_interval__3, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events loss_counts__2", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_loss__counts____2, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events interval_2", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_interval__2, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events loss_counts__1", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_loss__counts____1, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events interval_1", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_interval__1, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events loss_counts__0", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_loss__counts____0, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events interval_0", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_interval__0, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events end", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_end, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events record_busy", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_record__busy, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core events losing", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_events_2e_losing, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 last_passed", "init\000u\000\000\000\000\000\000\000\001", p_core_2e_statistics_2e_pairing3_2e_last__passed, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 last_late", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_last__late, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 head_late", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_head__late, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 serving_on", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_serving__on, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 second_old", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_second__old, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 was_ambiguous", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_was__ambiguous, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 unsure", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_unsure, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 head_old", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_head__old, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 beyond", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_beyond, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 fsm_state", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_fsm__state, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 head_age", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_head__age, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 second_age", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_second__age, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 last_age", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_last__age, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 last", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_last, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 young_age", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_young__age, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 youngest", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_youngest, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 outcome__payload__classes", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_outcome____payload____classes, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 outcome__payload__young_valid", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_outcome____payload____young__valid, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 outcome__payload__young", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_outcome____payload____young, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 outcome__payload__sample", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_outcome____payload____sample, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 outcome__payload__outlier", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_outcome____payload____outlier, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 outcome__payload__value", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_outcome____payload____value, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 outcome__payload__edge", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_outcome____payload____edge, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 outcome__payload__coalesced", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_outcome____payload____coalesced, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 outcome__payload__early", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_outcome____payload____early, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 outcome__payload__ambiguous", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_outcome____payload____ambiguous, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 outcome__payload__unsure", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_outcome____payload____unsure, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 outcome__payload__time", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_outcome____payload____time, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 outcome__valid", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_outcome____valid, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 pending memory__read_address", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____read__address, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 pending memory__write_data", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____write__data, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 pending memory__write_address", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____write__address, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 pending memory__write_valid", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____write__valid, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 pending second", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_pending_2e_second, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 pending memory__read_valid", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_pending_2e_memory____read__valid, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 pending head", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_pending_2e_head, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 pending level", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_pending_2e_level, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 pending write_pointer", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_pending_2e_write__pointer, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing3 pending waiting", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing3_2e_pending_2e_waiting, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 last_passed", "init\000u\000\000\000\000\000\000\000\001", p_core_2e_statistics_2e_pairing2_2e_last__passed, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 last_late", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_last__late, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 head_late", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_head__late, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 serving_on", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_serving__on, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 second_old", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_second__old, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 was_ambiguous", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_was__ambiguous, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 unsure", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_unsure, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 head_old", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_head__old, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 beyond", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_beyond, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 fsm_state", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_fsm__state, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 head_age", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_head__age, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 second_age", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_second__age, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 last_age", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_last__age, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 last", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_last, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 young_age", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_young__age, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 youngest", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_youngest, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 outcome__payload__classes", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_outcome____payload____classes, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 outcome__payload__young_valid", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_outcome____payload____young__valid, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 outcome__payload__young", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_outcome____payload____young, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 outcome__payload__sample", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_outcome____payload____sample, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 outcome__payload__outlier", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_outcome____payload____outlier, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 outcome__payload__value", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_outcome____payload____value, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 outcome__payload__edge", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_outcome____payload____edge, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 outcome__payload__coalesced", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_outcome____payload____coalesced, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 outcome__payload__early", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_outcome____payload____early, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 outcome__payload__ambiguous", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_outcome____payload____ambiguous, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 outcome__payload__unsure", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_outcome____payload____unsure, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 outcome__payload__time", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_outcome____payload____time, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 outcome__valid", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_outcome____valid, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 pending memory__read_address", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____read__address, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 pending memory__write_data", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____write__data, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 pending memory__write_address", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____write__address, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 pending memory__write_valid", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____write__valid, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 pending second", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_pending_2e_second, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 pending memory__read_valid", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_pending_2e_memory____read__valid, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 pending head", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_pending_2e_head, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 pending level", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_pending_2e_level, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 pending write_pointer", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_pending_2e_write__pointer, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing2 pending waiting", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing2_2e_pending_2e_waiting, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 last_passed", "init\000u\000\000\000\000\000\000\000\001", p_core_2e_statistics_2e_pairing1_2e_last__passed, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 last_late", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_last__late, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 head_late", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_head__late, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 serving_on", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_serving__on, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 second_old", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_second__old, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 was_ambiguous", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_was__ambiguous, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 unsure", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_unsure, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 head_old", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_head__old, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 beyond", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_beyond, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 fsm_state", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_fsm__state, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 head_age", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_head__age, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 second_age", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_second__age, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 last_age", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_last__age, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 last", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_last, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 young_age", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_young__age, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 youngest", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_youngest, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 outcome__payload__classes", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_outcome____payload____classes, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 outcome__payload__young_valid", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_outcome____payload____young__valid, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 outcome__payload__young", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_outcome____payload____young, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 outcome__payload__sample", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_outcome____payload____sample, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 outcome__payload__outlier", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_outcome____payload____outlier, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 outcome__payload__value", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_outcome____payload____value, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 outcome__payload__edge", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_outcome____payload____edge, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 outcome__payload__coalesced", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_outcome____payload____coalesced, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 outcome__payload__early", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_outcome____payload____early, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 outcome__payload__ambiguous", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_outcome____payload____ambiguous, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 outcome__payload__unsure", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_outcome____payload____unsure, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 outcome__payload__time", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_outcome____payload____time, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 outcome__valid", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_outcome____valid, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 pending memory__read_address", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____read__address, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 pending memory__write_data", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____write__data, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 pending memory__write_address", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____write__address, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 pending memory__write_valid", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____write__valid, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 pending second", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_pending_2e_second, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 pending memory__read_valid", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_pending_2e_memory____read__valid, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 pending head", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_pending_2e_head, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 pending level", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_pending_2e_level, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 pending write_pointer", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_pending_2e_write__pointer, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing1 pending waiting", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing1_2e_pending_2e_waiting, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 last_passed", "init\000u\000\000\000\000\000\000\000\001", p_core_2e_statistics_2e_pairing0_2e_last__passed, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 last_late", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_last__late, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 head_late", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_head__late, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 serving_on", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_serving__on, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 second_old", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_second__old, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 was_ambiguous", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_was__ambiguous, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 unsure", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_unsure, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 head_old", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_head__old, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 beyond", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_beyond, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 fsm_state", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_fsm__state, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 head_age", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_head__age, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 second_age", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_second__age, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 last_age", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_last__age, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 last", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_last, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 young_age", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_young__age, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 youngest", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_youngest, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 outcome__payload__classes", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_outcome____payload____classes, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 outcome__payload__young_valid", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_outcome____payload____young__valid, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 outcome__payload__young", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_outcome____payload____young, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 outcome__payload__sample", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_outcome____payload____sample, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 outcome__payload__outlier", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_outcome____payload____outlier, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 outcome__payload__value", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_outcome____payload____value, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 outcome__payload__edge", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_outcome____payload____edge, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 outcome__payload__coalesced", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_outcome____payload____coalesced, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 outcome__payload__early", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_outcome____payload____early, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 outcome__payload__ambiguous", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_outcome____payload____ambiguous, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 outcome__payload__unsure", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_outcome____payload____unsure, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 outcome__payload__time", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_outcome____payload____time, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 outcome__valid", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_outcome____valid, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 pending memory__read_address", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____read__address, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 pending memory__write_data", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____write__data, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 pending memory__write_address", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____write__address, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 pending memory__write_valid", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____write__valid, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 pending second", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_pending_2e_second, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 pending memory__read_valid", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_pending_2e_memory____read__valid, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 pending head", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_pending_2e_head, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 pending level", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_pending_2e_level, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 pending write_pointer", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_pending_2e_write__pointer, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pairing0 pending waiting", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pairing0_2e_pending_2e_waiting, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics dump issue", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_dump_2e_issue, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics dump shown", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_dump_2e_shown, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics dump flying", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_dump_2e_flying, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics dump value", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_dump_2e_value, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics dump area", "enum_value_10\000sBINS\000enum_value_01\000sSCALARS\000enum_value_00\000sCOUNTERS\000enum_base_type\000sArea\000init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_dump_2e_area, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics dump coming", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_dump_2e_coming, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics dump $signal$25", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_dump_2e__24_signal_24_25, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics dump open_", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_dump_2e_open__, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics dump fsm_state", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_dump_2e_fsm__state, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics dump segment", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_dump_2e_segment, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics dump status_address", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_dump_2e_status__address, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics snapshot $signal", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_snapshot_2e__24_signal, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics snapshot asked_number", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_snapshot_2e_asked__number, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics snapshot following", "init\000u\000\000\000\000\000\000\000\001", p_core_2e_statistics_2e_snapshot_2e_following, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics snapshot wanted", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_snapshot_2e_wanted, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics snapshot again", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_snapshot_2e_again, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics snapshot fsm_state", "init\000u\000\000\000\000\000\000\000\001", p_core_2e_statistics_2e_snapshot_2e_fsm__state, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics snapshot second_pass", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_snapshot_2e_second__pass, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics snapshot clear_index", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_snapshot_2e_clear__index, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics snapshot clear_segment", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_snapshot_2e_clear__segment, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics snapshot clearing", "init\000u\000\000\000\000\000\000\000\001", p_core_2e_statistics_2e_snapshot_2e_clearing, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics snapshot bank", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_snapshot_2e_bank, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics snapshot taken", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_snapshot_2e_taken, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics outliers waiting", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_outliers_2e_waiting, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics outliers step", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_outliers_2e_step, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics outliers record", 		/* attribute init is over 64 bits wide */
"", p_core_2e_statistics_2e_outliers_2e_record, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics outliers complete", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_outliers_2e_complete, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics outliers part", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_outliers_2e_part, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics outliers open_", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_outliers_2e_open__, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics outliers armed", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_outliers_2e_armed, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics outliers outlier_flush", "irqscope.linear\000sdown\000init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_outliers_2e_outlier__flush, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics outliers sent", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_outliers_2e_sent, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics outliers words read__valid", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_outliers_2e_words_2e_read____valid, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics outliers words read__payload", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_outliers_2e_words_2e_read____payload, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics outliers words read_port__data$19", "", p_core_2e_statistics_2e_outliers_2e_words_2e_read__port____data_24_19, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics outliers words fetched", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_outliers_2e_words_2e_fetched, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics outliers words read_pointer", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_outliers_2e_words_2e_read__pointer, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics outliers words write_pointer", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_outliers_2e_words_2e_write__pointer, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics outliers words level", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_outliers_2e_words_2e_level, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics scalars$471 fetch", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_scalars_24_471_2e_fetch, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics scalars$471 row", "enum_value_11\000sREST\000enum_value_10\000sMOST\000enum_value_01\000sLEAST\000enum_value_00\000sTOTAL\000enum_base_type\000sRow\000init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_scalars_24_471_2e_row, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics scalars$471 place", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_scalars_24_471_2e_place, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics scalars$471 change_value", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_scalars_24_471_2e_change__value, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics scalars$471 carry", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_scalars_24_471_2e_carry, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics scalars$471 $signal$17", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_17, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics scalars$471 $signal$19", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_19, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics scalars$471 change_address", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_scalars_24_471_2e_change__address, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics scalars$471 change_time", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_scalars_24_471_2e_change__time, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics scalars$471 $signal$23", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_23, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics scalars$471 write_port__en", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_scalars_24_471_2e_write__port____en, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics scalars$471 write_port__addr", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_scalars_24_471_2e_write__port____addr, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics scalars$471 write_port__data", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_scalars_24_471_2e_write__port____data, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics scalars$471 $signal$32", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_32, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics scalars$471 $signal$37", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_37, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics scalars$471 time", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_scalars_24_471_2e_time, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics scalars$471 arrive_address", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_scalars_24_471_2e_arrive__address, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics scalars$471 $signal$42", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_42, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics scalars$471 $signal$43", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_scalars_24_471_2e__24_signal_24_43, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics scalars$471 read_port__data", "", p_core_2e_statistics_2e_scalars_24_471_2e_read__port____data, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics scalars$471 data", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_scalars_24_471_2e_data, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics histogram add_valid", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_histogram_2e_add__valid, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics histogram place2", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_histogram_2e_place2, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics histogram $signal", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_histogram_2e__24_signal, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics histogram $signal$26", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_histogram_2e__24_signal_24_26, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics histogram encoder bin", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_histogram_2e_encoder_2e_bin, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics histogram encoder shift", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_histogram_2e_encoder_2e_shift, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics histogram encoder value$2", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_histogram_2e_encoder_2e_value_24_2, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics histogram bins data", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_histogram_2e_bins_2e_data, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics histogram bins past1_address", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_histogram_2e_bins_2e_past1__address, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics histogram bins past1_valid", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_histogram_2e_bins_2e_past1__valid, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics histogram bins add_address$27", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_histogram_2e_bins_2e_add__address_24_27, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics histogram bins read_port__data", "", p_core_2e_statistics_2e_histogram_2e_bins_2e_read__port____data, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics histogram bins arrive_address", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_histogram_2e_bins_2e_arrive__address, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics histogram bins arrive_valid", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_histogram_2e_bins_2e_arrive__valid, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics histogram bins write_port__addr", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_histogram_2e_bins_2e_write__port____addr, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics histogram bins write_port__en", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_histogram_2e_bins_2e_write__port____en, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics histogram bins add_valid$16", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_histogram_2e_bins_2e_add__valid_24_16, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics histogram bins past2_data", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_histogram_2e_bins_2e_past2__data, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics histogram bins past1_data", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_histogram_2e_bins_2e_past1__data, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics histogram bins store_data", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_histogram_2e_bins_2e_store__data, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics histogram bins hit_past2", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_histogram_2e_bins_2e_hit__past2, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics histogram bins hit_past1", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_histogram_2e_bins_2e_hit__past1, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics histogram bins hit_store", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_histogram_2e_bins_2e_hit__store, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters octave", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e_octave, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters $signal", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e__24_signal, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters young", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e_young, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters classes0", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e_classes0, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters young_waits", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e_young__waits, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters place", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e_place, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters classes1", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e_classes1, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters even$55 data", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e_even_24_55_2e_data, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters even$55 past1_address", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e_even_24_55_2e_past1__address, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters even$55 past1_valid", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e_even_24_55_2e_past1__valid, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters even$55 add_address$27", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e_even_24_55_2e_add__address_24_27, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters even$55 read_port__data", "", p_core_2e_statistics_2e_counters_2e_even_24_55_2e_read__port____data, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters even$55 arrive_address", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e_even_24_55_2e_arrive__address, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters even$55 arrive_valid", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e_even_24_55_2e_arrive__valid, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters even$55 write_port__addr", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e_even_24_55_2e_write__port____addr, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters even$55 write_port__en", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e_even_24_55_2e_write__port____en, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters even$55 add_valid$16", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e_even_24_55_2e_add__valid_24_16, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters even$55 past2_data", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e_even_24_55_2e_past2__data, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters even$55 past1_data", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e_even_24_55_2e_past1__data, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters even$55 store_data", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e_even_24_55_2e_store__data, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters even$55 hit_past2", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e_even_24_55_2e_hit__past2, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters even$55 hit_past1", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e_even_24_55_2e_hit__past1, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters even$55 hit_store", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e_even_24_55_2e_hit__store, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters odd$56 data", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_data, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters odd$56 past1_address", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_past1__address, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters odd$56 past1_valid", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_past1__valid, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters odd$56 add_address$27", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_add__address_24_27, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters odd$56 read_port__data", "", p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_read__port____data, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters odd$56 arrive_address", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_arrive__address, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters odd$56 arrive_valid", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_arrive__valid, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters odd$56 write_port__addr", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_write__port____addr, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters odd$56 write_port__en", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_write__port____en, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters odd$56 add_valid$16", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_add__valid_24_16, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters odd$56 past2_data", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_past2__data, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters odd$56 past1_data", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_past1__data, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters odd$56 store_data", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_store__data, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters odd$56 hit_past2", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_hit__past2, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters odd$56 hit_past1", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_hit__past1, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics counters odd$56 hit_store", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_hit__store, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pending$468 arrived3", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pending_24_468_2e_arrived3, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pending$468 arrived2", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pending_24_468_2e_arrived2, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pending$468 arrived1", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pending_24_468_2e_arrived1, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pending$468 arrived0", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pending_24_468_2e_arrived0, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pending$468 read_port__data", "", p_core_2e_statistics_2e_pending_24_468_2e_read__port____data, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pending$468 rings__3__data_valid", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pending_24_468_2e_rings____3____data__valid, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pending$468 rings__2__data_valid", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pending_24_468_2e_rings____2____data__valid, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pending$468 rings__1__data_valid", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pending_24_468_2e_rings____1____data__valid, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pending$468 rings__0__data_valid", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pending_24_468_2e_rings____0____data__valid, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics pending$468 rings__3__data", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_pending_24_468_2e_rings____3____data, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics router cut_passed", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_router_2e_cut__passed, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics router $signal$4", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_router_2e__24_signal_24_4, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics router causes0", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_router_2e_causes0, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics router responses0", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_router_2e_responses0, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics router reversed0", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_router_2e_reversed0, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics router ticks0", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_router_2e_ticks0, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics router response_edge0", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_router_2e_response__edge0, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics router cause_edge0", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_router_2e_cause__edge0, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics router response_sub0", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_router_2e_response__sub0, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics router cause_sub0", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_router_2e_cause__sub0, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics router causes1", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_router_2e_causes1, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics router responses1", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_router_2e_responses1, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics router reversed1", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_router_2e_reversed1, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics router ticks1", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_router_2e_ticks1, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics router response_edge1", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_router_2e_response__edge1, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics router cause_edge1", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_router_2e_cause__edge1, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics router response_sub1", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_router_2e_response__sub1, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics router cause_sub1", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_router_2e_cause__sub1, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics router causes2", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_router_2e_causes2, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics router responses2", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_router_2e_responses2, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics router reversed2", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_router_2e_reversed2, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics router ticks2", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_router_2e_ticks2, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics router response_edge2", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_router_2e_response__edge2, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics router cause_edge2", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_router_2e_cause__edge2, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics router response_sub2", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_router_2e_response__sub2, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics router cause_sub2", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_router_2e_cause__sub2, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics router causes3", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_router_2e_causes3, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics router responses3", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_router_2e_responses3, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics router reversed3", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_router_2e_reversed3, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics router ticks3", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_router_2e_ticks3, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics router response_edge3", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_router_2e_response__edge3, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics router cause_edge3", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_router_2e_cause__edge3, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics router response_sub3", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_router_2e_response__sub3, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics router cause_sub3", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_router_2e_cause__sub3, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics router clocks", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_router_2e_clocks, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics rows write_pointer", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_rows_2e_write__pointer, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics rows read_pointer", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_rows_2e_read__pointer, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics rows fetched", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_rows_2e_fetched, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics rows read_port__data$19", "", p_core_2e_statistics_2e_rows_2e_read__port____data_24_19, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics rows read__payload", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_rows_2e_read____payload, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics rows read__valid", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_rows_2e_read____valid, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics rows level", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_rows_2e_level, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics rows_lost", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_rows__lost, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics level3", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_level3, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics level2", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_level2, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics level1", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_level1, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics level0", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_level0, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics base$300", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_base_24_300, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics outcome__unsure", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_outcome____unsure, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics outcome__ambiguous", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_outcome____ambiguous, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics outcome__early", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_outcome____early, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics outcome__coalesced", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_outcome____coalesced, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics time", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_time, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics edge", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_edge, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics young", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_young, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics young_valid", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_young__valid, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics outcome__classes", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_outcome____classes, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics outcome__sample", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_outcome____sample, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics $signal$239", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e__24_signal_24_239, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics outcome__outlier", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_outcome____outlier, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics outcome__value", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_outcome____value, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics segment", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e_segment, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core statistics $signal$216", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_statistics_2e__24_signal_24_216, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core sender tx__valid", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_sender_2e_tx____valid, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core sender sequence", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_sender_2e_sequence, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core sender last", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_sender_2e_last, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core sender count", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_sender_2e_count, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core sender base", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_sender_2e_base, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core sender $signal$62", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_sender_2e__24_signal_24_62, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core sender $signal$57", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_sender_2e__24_signal_24_57, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core sender word_is_crc", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_sender_2e_word__is__crc, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core sender word", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_sender_2e_word, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core sender word_valid", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_sender_2e_word__valid, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core sender cut", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_sender_2e_cut, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core sender left", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_sender_2e_left, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core sender fsm_state", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_sender_2e_fsm__state, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core sender byte", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_sender_2e_byte, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core sender crc", "init\000u\377\377\377\377\377\377\377\377", p_core_2e_sender_2e_crc, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core sender shift", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_sender_2e_shift, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core sender shift_is_crc", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_sender_2e_shift__is__crc, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core sender grant", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_sender_2e_grant, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core sender turn", "init\000u\000\000\000\000\000\000\000\003", p_core_2e_sender_2e_turn, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core tally_fired_stimulus count", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_tally__fired__stimulus_2e_count, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core tally_blocked_stimulus count", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_tally__blocked__stimulus_2e_count, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core tally_fired_stimulus2 count", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_tally__fired__stimulus2_2e_count, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "core tally_blocked_stimulus2 count", "init\000u\000\000\000\000\000\000\000\000", p_core_2e_tally__blocked__stimulus2_2e_count, 0, debug_item::DRIVEN_SYNC);
		items->add(path, "tx__ready", "", p_tx____ready, 0, debug_item::INPUT|debug_item::UNDRIVEN);
		items->add(path, "rx__valid", "", p_rx____valid, 0, debug_item::INPUT|debug_item::UNDRIVEN);
		items->add(path, "rx__payload", "", p_rx____payload, 0, debug_item::INPUT|debug_item::UNDRIVEN);
		items->add(path, "pins", "", p_pins, 0, debug_item::INPUT|debug_item::UNDRIVEN);
		items->add(path, "clk", "", p_clk, 0, debug_item::INPUT|debug_item::UNDRIVEN);
		items->add(path, "core registers memory", "", memory_p_core_2e_registers_2e_memory, 0);
		items->add(path, "core events queue memory", "", memory_p_core_2e_events_2e_queue_2e_memory, 0);
		items->add(path, "core statistics outliers words memory", "", memory_p_core_2e_statistics_2e_outliers_2e_words_2e_memory, 0);
		items->add(path, "core statistics scalars$471 memory", "", memory_p_core_2e_statistics_2e_scalars_24_471_2e_memory, 0);
		items->add(path, "core statistics histogram bins memory", "", memory_p_core_2e_statistics_2e_histogram_2e_bins_2e_memory, 0);
		items->add(path, "core statistics counters even$55 memory", "", memory_p_core_2e_statistics_2e_counters_2e_even_24_55_2e_memory, 0);
		items->add(path, "core statistics counters odd$56 memory", "", memory_p_core_2e_statistics_2e_counters_2e_odd_24_56_2e_memory, 0);
		items->add(path, "core statistics pending$468 memory", "", memory_p_core_2e_statistics_2e_pending_24_468_2e_memory, 0);
		items->add(path, "core statistics rows memory", "", memory_p_core_2e_statistics_2e_rows_2e_memory, 0);
	}
}

} // namespace cxxrtl_design

extern "C"
cxxrtl_toplevel cxxrtl_design_create() {
	return new _cxxrtl_toplevel { std::unique_ptr<cxxrtl_design::p_instrument>(new cxxrtl_design::p_instrument) };
}
