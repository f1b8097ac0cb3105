import { FoldTitle, useText } from 'sala/runtime';
import type { DocumentMessage, DocumentSettings } from 'sala/schemas';
import { MessageWhen } from './MessageWhen.tsx';
import type { MessageChoice } from './settingsAnswer.ts';
import { settingsTexts } from './settingsTexts.ts';
import { TextPair } from './TextPair.tsx';

interface Props {
  choices: MessageChoice[];
  draft: DocumentSettings;
  onChange: (change: Partial<DocumentSettings>) => void;
}

const most = 10;

/** Texts of the site on the document: where they stand, and on which records. */
export function MessagesPart({ choices, draft: { messages = [] }, onChange }: Props) {
  const say = useText(settingsTexts);
  const change = (at: number, part: Partial<DocumentMessage>) =>
    onChange({ messages: messages.map((message, index) => (index === at ? { ...message, ...part } : message)) });
  return (
    <details>
      <FoldTitle>{say('messages')}</FoldTitle>
      {messages.map((message, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages have no id
        <div key={at} className="w-paper__message">
          <TextPair label={say('message')} value={message.text} rows={3} onChange={(text) => change(at, { text })} />
          <label className="s-field">
            <span className="s-field__label">{say('place')}</span>
            <select
              className="s-input"
              value={message.on}
              onChange={({ target }) => change(at, { on: target.value === 'first' ? 'first' : 'closing' })}
            >
              <option value="first">{say('first')}</option>
              <option value="closing">{say('closing')}</option>
            </select>
          </label>
          <MessageWhen choices={choices} when={message.when} onChange={(when) => change(at, { when })} />
          <button
            type="button"
            className="s-button s-button--quiet s-button--small"
            onClick={() => onChange({ messages: messages.filter((_, index) => index !== at) })}
          >
            {say('removeMessage')}
          </button>
        </div>
      ))}
      <button
        type="button"
        className="s-button s-button--outline s-button--small"
        disabled={messages.length >= most}
        onClick={() => onChange({ messages: [...messages, { text: { th: '', en: '' }, on: 'closing' }] })}
      >
        {say('addMessage')}
      </button>
    </details>
  );
}
