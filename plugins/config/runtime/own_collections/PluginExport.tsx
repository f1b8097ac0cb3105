import { useId, useState } from 'react';
import { useText } from 'sala/runtime';
import { ownCollectionTexts } from './ownCollectionTexts.ts';

const samples = 50;

/** One collection, with what it needs of the others, as the folder of a plugin. */
export function PluginExport({ name }: { name: string }) {
  const say = useText(ownCollectionTexts);
  const [withSamples, setWithSamples] = useState(false);
  const title = useId();
  const id = name.replaceAll('_', '-').slice(0, 40);
  const query = new URLSearchParams({ names: name, id, ...(withSamples && { records: String(samples) }) });
  return (
    <section className="w-config__group" aria-labelledby={title}>
      <h2 id={title}>{say('plugin')}</h2>
      <p className="w-config__quiet">{say('pluginLead')}</p>
      <label className="w-config__check">
        <input type="checkbox" checked={withSamples} onChange={() => setWithSamples(!withSamples)} />
        <span>{say('withSamples', { count: samples })}</span>
      </label>
      <div className="w-config__line">
        <a className="s-button s-button--outline" href={`/api/collection/plugin?${query}`} download={`${id}.zip`}>
          {say('downloadPlugin')}
        </a>
      </div>
    </section>
  );
}
