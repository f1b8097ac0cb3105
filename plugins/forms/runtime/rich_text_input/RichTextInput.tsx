import { useRef } from 'react';
import { describeField, FieldFrame, Icon, useCheck, useField, useText, type WidgetViewProps } from 'sala/runtime';
import { checkTyped } from '../../shared/defineTypedField.ts';
import { useRichBox } from './useRichBox.ts';
import '../typed/typed.css';

interface Properties {
  label: string;
  help: string;
  required: boolean;
}

const texts = {
  tools: { th: 'เครื่องมือจัดรูปแบบ', en: 'Formatting' },
  bold: { th: 'ตัวหนา', en: 'Bold' },
  italic: { th: 'ตัวเอียง', en: 'Italic' },
  heading: { th: 'หัวข้อ', en: 'Heading' },
  bullets: { th: 'รายการ', en: 'List' },
  numbers: { th: 'รายการลำดับ', en: 'Numbered list' },
};
const tools = [
  { name: 'bold', icon: 'bold', command: 'bold' },
  { name: 'italic', icon: 'italic', command: 'italic' },
  { name: 'heading', icon: 'heading', command: 'formatBlock', value: 'h3' },
  { name: 'bullets', icon: 'list', command: 'insertUnorderedList' },
  { name: 'numbers', icon: 'list-ordered', command: 'insertOrderedList' },
] as const;
const rule = checkTyped(() => 'rich_text');

/** The browser's own editing with a few tools. What comes of it is cleaned by the server before it is stored. */
export function RichTextInput({ object }: WidgetViewProps<Properties>) {
  const { label, help, required } = object;
  const say = useText(texts);
  const field = useField(object, { check: useCheck(rule, object) });
  const box = useRef<HTMLDivElement>(null);
  const { isReady, read } = useRichBox(box, { value: field.value, onChange: field.setValue });

  return (
    <FieldFrame
      id={`${field.id}-group`}
      label={label}
      help={help}
      error={field.error}
      required={required}
      group="group"
      onLeave={field.touch}
    >
      <div className="w-typed__tools" role="toolbar" aria-label={say('tools')}>
        {tools.map((tool) => (
          <button
            key={tool.name}
            type="button"
            className="s-button s-button--quiet s-button--small"
            aria-label={say(tool.name)}
            title={say(tool.name)}
            disabled={!isReady}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              box.current?.focus();
              document.execCommand(tool.command, false, 'value' in tool ? tool.value : undefined);
              read();
            }}
          >
            <Icon name={tool.icon} size={18} />
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a textarea holds no formatting */}
      <div
        {...describeField({ id: field.id, help, error: field.error, required })}
        ref={box}
        className="s-input s-rich-text w-typed__rich"
        contentEditable={isReady}
        suppressContentEditableWarning
        role="textbox"
        aria-multiline="true"
        aria-label={label || field.name}
        tabIndex={0}
        onInput={read}
        onPaste={(event) => {
          // Plain: what other programs put beside the text is seldom wanted.
          event.preventDefault();
          document.execCommand('insertText', false, event.clipboardData.getData('text/plain'));
        }}
      />
    </FieldFrame>
  );
}
