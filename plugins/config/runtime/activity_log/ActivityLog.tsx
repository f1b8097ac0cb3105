import { addressHref, useText, useWidgetAddress, type WidgetViewProps } from 'sala/runtime';
import * as configWords from '../../shared/configWords.ts';
import { readChoice, readPage } from '../../shared/readAddress.ts';
import { LogList } from '../parts/LogList.tsx';
import type { LogEntry } from '../parts/logEntry.ts';
import { Pager } from '../parts/Pager.tsx';
import { Panel } from '../parts/Panel.tsx';
import { useScreen } from '../parts/useScreen.ts';
import { logPageSize, logs } from './activity_log.ts';

const texts = {
  title: configWords.logs,
  'sign-ins': configWords.signIns,
  audit: { th: 'การเปลี่ยนแปลง', en: 'Changes' },
};

/** Sign-in attempts and changes. */
export function ActivityLog({ object, data }: WidgetViewProps<object>) {
  const say = useText(texts);
  const [address, change] = useWidgetAddress(object.uid);
  const answer = data?.lines as unknown as { data: LogEntry[] } | undefined; // what config.audit and config.signIns answer
  const { panel, pending } = useScreen(object.uid, answer !== undefined);
  const log = readChoice(address.log, logs) || 'sign-ins';
  const page = readPage(address);
  const isFull = answer?.data.length === logPageSize;
  return (
    <Panel title={say('title')} {...panel}>
      <nav className="w-config__tabs" aria-label={say('title')}>
        {logs.map((name) => {
          const changes = { log: name === 'audit' ? name : undefined, page: undefined };
          return (
            <a
              key={name}
              href={addressHref(object.uid, changes)}
              aria-current={log === name ? 'page' : undefined}
              onClick={(event) => {
                event.preventDefault();
                change(changes, { push: true });
              }}
            >
              {say(name)}
            </a>
          );
        })}
      </nav>
      {answer && (
        <>
          <div className="w-config__card" data-pending={pending || undefined}>
            <div className="w-config__list--padded">
              <LogList lines={answer.data} />
            </div>
          </div>
          <Pager
            uid={object.uid}
            page={page}
            pages={isFull ? page + 1 : page}
            count=""
            onPage={(to) => change({ page: to === 1 ? undefined : String(to) }, { push: true })}
          />
        </>
      )}
    </Panel>
  );
}
