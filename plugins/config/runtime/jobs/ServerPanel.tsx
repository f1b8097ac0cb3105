import { formatBytes, useMoment, useText } from 'sala/runtime';
import { Section } from '../parts/Section.tsx';
import type { ServerState } from './job.ts';
import { jobTexts } from './jobTexts.ts';

/** The processes of the server and its queue, for root. */
export function ServerPanel({
  server: { processes, queue, waiting, delayed, active, failed },
}: {
  server: ServerState;
}) {
  const say = useText(jobTexts);
  const tell = useMoment();
  return (
    <Section title={say('server')} lead={say('queue', { queue, waiting, delayed, active, failed })}>
      {processes.length === 0 ? (
        <p className="w-config__empty">{say('noProcess')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        <section className="w-jobs__scroll" aria-label={say('server')} tabIndex={0}>
          <table className="w-config__table">
            <thead>
              <tr>
                {(['process', 'role', 'version', 'memory', 'started', 'seen'] as const).map((name) => (
                  <th key={name} scope="col">
                    {say(name)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {processes.map(({ id, host, pid, role, version, memory, startedAt, seenAt }) => (
                <tr key={id}>
                  <th scope="row">
                    {host} · {pid}
                  </th>
                  <td>{isKnown(role) ? say(`role_${role}`) : role}</td>
                  <td>{version}</td>
                  <td>{formatBytes(memory)}</td>
                  <td>{tell(startedAt)}</td>
                  <td>{tell(seenAt)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Section>
  );
}

const isKnown = (role: string): role is 'all' | 'web' | 'worker' => ['all', 'web', 'worker'].includes(role);
