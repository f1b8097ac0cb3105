import { type Language, readText } from '../../schemas/text.ts';
import { Mark } from '../icons/Mark.tsx';
import { messages } from '../language/messages.ts';

/** Fills the screen when the page could not start. Needs no script: reloading is a link to the same address. */
export function StartFailure({ language, delayed }: { language: Language; delayed?: boolean }) {
  const say = (name: 'startFailedTitle' | 'startFailedText' | 'reload') => readText(messages[name], language);
  return (
    <div className={delayed ? 's-start-failure s-start-failure--delayed' : 's-start-failure'} role="alert">
      <Mark size={48} />
      <h1>{say('startFailedTitle')}</h1>
      <p>{say('startFailedText')}</p>
      <a className="s-button s-button--primary" href="?" data-reload="">
        {say('reload')}
      </a>
    </div>
  );
}
