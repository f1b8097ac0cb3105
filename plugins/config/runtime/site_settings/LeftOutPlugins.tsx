import { useLanguage, useText } from 'sala/runtime';
import { readText } from 'sala/schemas';
import type { LeftOutPlugin } from '../parts/listedPlugin.ts';
import { settingTexts } from './settingTexts.ts';

/** Plugins that the server did not load, each with what is wrong in which file. */
export function LeftOutPlugins({ plugins }: { plugins: LeftOutPlugin[] }) {
  const say = useText(settingTexts);
  const language = useLanguage();
  if (plugins.length === 0) return null;
  return (
    <section aria-label={say('leftOut')}>
      <h3>{say('leftOut')}</h3>
      <p className="w-config__quiet">{say('leftOutHelp')}</p>
      {plugins.map(({ id, title, faults }) => (
        <details key={id} open>
          <summary>
            <strong>{readText(title, language) || id}</strong>
          </summary>
          <ul>
            {faults.map(({ file, path, text }) => (
              <li key={`${file} ${path} ${text.en}`}>
                <code>{[file, path].filter(Boolean).join(': ')}</code>
                <br />
                {readText(text, language)}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
