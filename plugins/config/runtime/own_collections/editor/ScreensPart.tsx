import { Link, useText } from 'sala/runtime';
import { editorTexts } from './editorTexts.ts';

/** The pages that come of a collection: each is opened, and arranged anew in the builder. */
export function ScreensPart({ name }: { name: string }) {
  const say = useText(editorTexts);
  const pages = [
    { kind: 'list', path: `/records/${name}` },
    { kind: 'form', path: `/records/${name}/new` },
    { kind: 'detail', path: undefined },
    { kind: 'dashboard', path: `/records/${name}/overview` },
  ] as const;
  return (
    <section className="w-config__group">
      <p className="w-config__quiet">{say('screensLead')}</p>
      <ul className="w-config__list">
        {pages.map(({ kind, path }) => (
          <li key={kind}>
            <span>
              <strong>{say(kind)}</strong>
              {path && <small className="w-config__quiet">{path}</small>}
            </span>
            <span className="w-config__line">
              {path && (
                <Link
                  className="s-button s-button--small s-button--quiet"
                  to={path}
                  aria-label={say('openPageOf', { screen: say(kind) })}
                >
                  {say('openPage')}
                </Link>
              )}
              <a
                className="s-button s-button--small s-button--outline"
                href={`/cms/builder/${encodeURIComponent(`record_${kind}/${name}`)}`}
                aria-label={say('editOf', { screen: say(kind) })}
              >
                {say('edit')}
              </a>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
