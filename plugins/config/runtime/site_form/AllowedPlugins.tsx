import { useText } from 'sala/runtime';
import type { ListedPlugin } from '../parts/listedPlugin.ts';
import { Section } from '../parts/Section.tsx';
import { siteTexts } from '../parts/siteTexts.ts';
import { PluginChoices } from './PluginChoices.tsx';

interface Props {
  available: ListedPlugin[];
  /** All without a list. */
  allowed: string[] | null;
  onChange: (allowed: string[] | null) => void;
}

/** Which plugins those who run the site may switch on themselves. */
export function AllowedPlugins({ available, allowed, onChange }: Props) {
  const say = useText(siteTexts);
  const every = available.filter(({ core }) => !core).map(({ id }) => id);
  return (
    <Section title={say('pluginsAllowed')} lead={say('pluginsAllowedHelp')}>
      <label className="w-config__choice">
        <input
          type="checkbox"
          checked={allowed === null}
          onChange={(event) => onChange(event.target.checked ? null : every)}
        />
        <span>{say('allPluginsAllowed')}</span>
      </label>
      {allowed && <PluginChoices available={available} chosen={allowed} onChange={onChange} />}
    </Section>
  );
}
