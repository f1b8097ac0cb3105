import { type FormEvent, useRef, useState } from 'react';
import { ConfirmDialog, useLanguage, useText } from 'sala/runtime';
import { type Language, readText } from 'sala/schemas';
import { LeaveGuard } from '../parts/LeaveGuard.tsx';
import { TextArea } from '../parts/TextArea.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import type { useScreen } from '../parts/useScreen.ts';
import { type MailTemplate, readTexts, type TemplateTexts, toKey } from './mailTemplate.ts';
import { mailTemplateTexts } from './mailTemplateTexts.ts';
import { TemplatePreview } from './TemplatePreview.tsx';

interface Props {
  /** The one that is changed; none for a new one. */
  template: MailTemplate | undefined;
  screen: ReturnType<typeof useScreen>;
  /** Of the object whose address opened it. */
  uid: string;
  onClose: () => void;
}

const blank = { th: '', en: '' };
const languages = { th: 'thai', en: 'english' } as const;

/** The texts of one mail in both languages, beside what comes of them. */
export function TemplateEditor({ template, screen, uid, onClose }: Props) {
  const say = useText(mailTemplateTexts);
  const [shown, setShown] = useState<Language>(useLanguage());
  const [dirty, setDirty] = useState(false);
  const [asked, setAsked] = useState(false);
  const [texts, setTexts] = useState<TemplateTexts>(template ?? { subject: blank, body: blank });
  const lastField = useRef<HTMLInputElement | HTMLTextAreaElement>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const update = () => {
    setDirty(true);
    if (form.current) setTexts(readTexts(form.current));
  };
  const pathOf = (key: string) => `/api/mail-templates/${encodeURIComponent(key)}`;

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const name = String(given.get('name') ?? '').trim();
    const key = template?.key ?? toKey(String(given.get('key') ?? ''));
    const body = { ...readTexts(event.currentTarget), ...(name && { name }) };
    if (await screen.send({ method: 'PUT', path: pathOf(key), body, done: say('saved') })) setDirty(false);
    else return;
    if (!template) onClose();
  }

  const insert = (name: string) => {
    const field = lastField.current ?? form.current?.querySelector<HTMLTextAreaElement>(`[name="body.${shown}"]`);
    if (!field) return;
    field.setRangeText(`{{${name}}}`, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    field.focus();
    update();
  };

  return (
    <div className="w-config__columns w-mail_templates">
      <form
        ref={form}
        className="w-config__group"
        onSubmit={save}
        onInput={update}
        onFocus={({ target }) => {
          if (
            target instanceof HTMLTextAreaElement ||
            (target instanceof HTMLInputElement && target.name.includes('.'))
          )
            lastField.current = target;
        }}
      >
        <LeaveGuard dirty={dirty} of={uid} />
        {!template && <NewFields />}
        <fieldset className="w-mail_templates__values" aria-label={say('language')}>
          {(['th', 'en'] as const).map((language) => (
            <button
              key={language}
              type="button"
              className={`s-button s-button--small s-button--${shown === language ? 'primary' : 'outline'}`}
              aria-pressed={shown === language}
              onClick={() => {
                lastField.current = undefined;
                setShown(language);
              }}
            >
              {say(languages[language])}
            </button>
          ))}
        </fieldset>
        {(['th', 'en'] as const).map((language) => (
          <TextFields key={language} language={language} template={template} hidden={shown !== language} />
        ))}
        {template && template.values.length > 0 && (
          <fieldset className="w-mail_templates__values">
            <legend className="w-config__quiet">{say('insert')}</legend>
            {template.values.map(({ name, title }) => (
              <button
                key={name}
                type="button"
                className="s-button s-button--small s-button--outline"
                aria-label={say('insertOne', { title: readText(title, shown) })}
                title={`{{${name}}}`}
                onClick={() => insert(name)}
              >
                {readText(title, shown)}
              </button>
            ))}
          </fieldset>
        )}
        <div className="w-config__line">
          <button type="submit" className="s-button s-button--primary" disabled={screen.busy}>
            {say('save')}
          </button>
          <button type="button" className="s-button s-button--quiet" onClick={onClose}>
            {say('cancel')}
          </button>
          {template?.changed && (
            <button type="button" className="s-button s-button--outline" onClick={() => setAsked(true)}>
              {say(template.shipped ? 'reset' : 'remove')}
            </button>
          )}
        </div>
      </form>
      <TemplatePreview templateKey={template?.key ?? 'message'} texts={texts} language={shown} />
      {asked && template && (
        <ConfirmDialog
          title={say(template.shipped ? 'reset' : 'remove')}
          text={say(template.shipped ? 'resetText' : 'removeText')}
          action={say(template.shipped ? 'reset' : 'remove')}
          danger
          perform={async () => {
            if (await screen.send({ method: 'DELETE', path: pathOf(template.key), done: say('removed') })) onClose();
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}

/** What only a new template is asked. */
function NewFields() {
  const say = useText(mailTemplateTexts);
  return (
    <div className="w-config__fields">
      <TextInput label={say('name')} name="name" required maxLength={200} />
      <TextInput
        label={say('key')}
        help={say('keyHelp')}
        name="key"
        required
        maxLength={60}
        pattern="[a-z][a-z0-9_]*"
        spellCheck={false}
      />
    </div>
  );
}

interface FieldsProps {
  language: Language;
  template: MailTemplate | undefined;
  hidden: boolean;
}

function TextFields({ language, template, hidden }: FieldsProps) {
  const say = useText(mailTemplateTexts);
  const read = (texts: MailTemplate['button']) => texts?.[language] ?? '';
  return (
    <div className="w-config__form" hidden={hidden} lang={language}>
      <TextInput
        label={say('subject')}
        name={`subject.${language}`}
        defaultValue={read(template?.subject)}
        maxLength={300}
        required={!hidden}
      />
      <TextArea
        label={say('body')}
        help={say('bodyHelp')}
        name={`body.${language}`}
        rows={12}
        defaultValue={read(template?.body)}
        maxLength={20_000}
        required={!hidden}
      />
      {(template?.button || !template) && (
        <TextInput
          label={say('button')}
          name={`button.${language}`}
          defaultValue={read(template?.button)}
          maxLength={100}
        />
      )}
    </div>
  );
}
