import { useText } from 'sala/runtime';
import { securityTexts } from './securityTexts.ts';

/** Shown once: the server stores only hashes. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const say = useText(securityTexts);
  return (
    <>
      <p role="status">{say('codesOnce')}</p>
      <ul className="w-account_security__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="w-account__actions">
        <button type="button" className="s-button s-button--primary" onClick={onDone}>
          {say('kept')}
        </button>
        <button
          type="button"
          className="s-button s-button--outline"
          onClick={() => navigator.clipboard?.writeText(codes.join('\n'))}
        >
          {say('copy')}
        </button>
      </div>
    </>
  );
}
