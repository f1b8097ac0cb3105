import { lazy, Suspense, useState } from 'react';
import { matchesCondition } from 'sala/engine';
import { Icon, Menu, showToast, useApi, useCallMessage, useText, useWidgetData } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import type { ListAnswer } from '../../../shared/list/listAnswer.ts';
import { nameOf } from '../../../shared/list/nameOf.ts';
import type { RowCall } from '../../../shared/list/rowCalls.ts';
import { tableTexts } from '../texts/tableTexts.ts';
import { sendRowCall } from './sendRowCall.ts';

interface Props {
  uid: string;
  calls: readonly RowCall[];
  row: JsonObject;
  answer: ListAnswer;
}

const AskCall = lazy(async () => ({ default: (await import('./AskCall.tsx')).AskCall }));

/** What may be done with a row, as the layout of its list says. */
export function RowMenu({ uid, calls, row, answer }: Props) {
  const say = useText(tableTexts);
  const api = useApi();
  const explain = useCallMessage();
  const { refresh } = useWidgetData(uid);
  const [asked, setAsked] = useState<RowCall>();
  const name = nameOf(answer, row);
  const offered = calls.filter(({ when = {} }) => matchesCondition(row, when));
  if (offered.length === 0) return null;
  const send = async (call: RowCall, value?: string) => {
    await sendRowCall(api, { call, row, asked: value });
    if (call.done) showToast({ title: call.done, kind: 'success' });
    refresh();
  };
  const press = (title: string) => {
    const call = offered.find((one) => one.title === title);
    if (call?.text || call?.asks) setAsked(call);
    else if (call) send(call).catch((refusal) => showToast({ title: explain(refusal), kind: 'error' }));
  };
  const label = say('manageRow', { name });
  return (
    <>
      <Menu
        label={label}
        className="s-tool"
        sections={[{ id: 'calls', entries: offered.map(({ title }) => ({ id: title, title })), onPress: press }]}
      >
        <Icon name="ellipsis-vertical" size={18} />
        <span className="s-visually-hidden">{label}</span>
      </Menu>
      {asked && (
        <Suspense>
          <AskCall
            call={asked}
            title={say('callAsk', { call: asked.title, name })}
            action={asked.title}
            answer={answer}
            perform={(value) => send(asked, value)}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
