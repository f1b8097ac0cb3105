import { type FormEvent, type ReactNode, useState } from 'react';
import { ConfirmDialog, useText } from 'sala/runtime';
import { LeaveGuard } from '../parts/LeaveGuard.tsx';
import { readForm } from '../parts/readForm.ts';
import { Section } from '../parts/Section.tsx';
import type { useScreen } from '../parts/useScreen.ts';
import { gatewayTexts } from './gatewayTexts.ts';

interface Props {
  path: string;
  screen: ReturnType<typeof useScreen>;
  /** Whether the site has this gateway already: then it can be tried and removed. */
  isSet: boolean;
  words: Record<'title' | 'lead' | 'try' | 'tried' | 'removeText', keyof typeof gatewayTexts>;
  /** What is sent of what was filled in. */
  buildBody: (values: Record<string, string>) => object;
  children: ReactNode;
}

/** The form of one gateway: its fields, and buttons to save, try and remove it. */
export function GatewayForm({ path, screen, isSet, words, buildBody, children }: Props) {
  const say = useText(gatewayTexts);
  const [dirty, setDirty] = useState(false);
  const [asked, setAsked] = useState(false);
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = buildBody(readForm(event.currentTarget));
    if (await screen.send({ method: 'PUT', path, body, done: say('saved') })) setDirty(false);
  }
  return (
    <Section title={say(words.title)} lead={say(words.lead)}>
      <form className="w-config__form" onSubmit={save} onInput={() => setDirty(true)}>
        <LeaveGuard dirty={dirty} />
        <div className="w-config__fields">{children}</div>
        <div className="w-config__line">
          <button type="submit" className="s-button s-button--primary" disabled={screen.busy}>
            {say('save')}
          </button>
          {isSet && (
            <>
              <button
                type="button"
                className="s-button s-button--outline"
                disabled={screen.busy || dirty}
                onClick={() => screen.send({ method: 'POST', path: `${path}/try`, done: say(words.tried) })}
              >
                {say(words.try)}
              </button>
              <button type="button" className="s-button s-button--quiet" onClick={() => setAsked(true)}>
                {say('remove')}
              </button>
            </>
          )}
        </div>
      </form>
      {asked && (
        <ConfirmDialog
          title={say(words.title)}
          text={say(words.removeText)}
          action={say('remove')}
          danger
          perform={async () => {
            await screen.send({ method: 'DELETE', path, done: say('removed') });
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </Section>
  );
}
