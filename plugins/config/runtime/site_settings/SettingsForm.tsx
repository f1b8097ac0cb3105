import { type FormEvent, type ReactNode, useState } from 'react';
import { useText } from 'sala/runtime';
import { LeaveGuard } from '../parts/LeaveGuard.tsx';
import { Section } from '../parts/Section.tsx';
import { settingTexts } from './settingTexts.ts';

interface Props {
  title: string;
  lead?: string;
  busy: boolean;
  /** Resolves to whether it was saved. */
  onSubmit: (form: FormData) => Promise<boolean>;
  onInput?: (form: FormData) => void;
  children: ReactNode;
}

/** One part of the settings with its own save button and a guard against losing changes. */
export function SettingsForm({ title, lead, busy, onSubmit, onInput, children }: Props) {
  const say = useText(settingTexts);
  const [dirty, setDirty] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (await onSubmit(new FormData(event.currentTarget))) setDirty(false);
  }
  return (
    <form
      onSubmit={submit}
      onInput={(event) => {
        setDirty(true);
        onInput?.(new FormData(event.currentTarget));
      }}
    >
      <LeaveGuard dirty={dirty} />
      <Section title={title} lead={lead}>
        {children}
        <div className="w-config__line">
          <button type="submit" className="s-button s-button--primary" disabled={busy}>
            {say('save')}
          </button>
          {dirty && <span className="w-config__quiet">{say('unsaved')}</span>}
        </div>
      </Section>
    </form>
  );
}
