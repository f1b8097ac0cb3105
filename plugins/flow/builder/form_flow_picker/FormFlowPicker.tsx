import type { ControlProps } from 'sala/builder';
import { useText } from 'sala/runtime';
import { FlowPicker } from '../flow_picker/FlowPicker.tsx';

const texts = {
  hint: {
    th: 'ยังไม่มีโฟลว์ที่เริ่มเมื่อมีการส่งแบบฟอร์ม เพิ่มตัวเริ่ม “เมื่อมีการส่งแบบฟอร์ม” ในโฟลว์ก่อน',
    en: 'No flow starts when a form is sent yet. Give one the trigger “A form is sent”.',
  },
};

/** One of the flows that a form starts. */
export function FormFlowPicker(props: ControlProps) {
  const say = useText(texts);
  return <FlowPicker {...props} trigger="form" hint={say('hint')} />;
}
