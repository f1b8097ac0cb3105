import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useStore } from '../../state/createStore.ts';
import { useBuilder } from '../../ui/BuilderContext.ts';

/** With which record a page about a record is shown while it is made. */
export function SamplePicker() {
  const { sample } = useBuilder();
  const { say } = useLanguage();
  const offered = useStore(sample, (state) => state.offered);
  const wanted = useStore(sample, (state) => state.wanted);
  if (!offered) return null;
  if (offered.length === 0) return <span className="bd-strip__sample">{say('sampleNone')}</span>;
  return (
    <select
      className="bd-input bd-strip__sample"
      title={say('sampleRecord')}
      aria-label={say('sampleRecord')}
      value={wanted ?? offered.find(({ chosen }) => chosen)?.id ?? ''}
      onChange={(event) => sample.set({ ...sample.get(), wanted: event.target.value })}
    >
      {offered.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  );
}
