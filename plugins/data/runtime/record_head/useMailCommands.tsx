import { useState } from 'react';
import { useSession, useText } from 'sala/runtime';
import type { RecordAnswer } from '../../shared/recordAnswer.ts';
import { MailDialog } from '../document/MailDialog.tsx';
import { mailTexts } from '../document/mailTexts.ts';

/** The documents of a record that its menu offers to mail, and the dialog of the one that was chosen. */
export function useMailCommands({ documents, mayMail, record }: RecordAnswer) {
  const say = useText(mailTexts);
  const { mode } = useSession();
  const isOffered = mayMail && mode !== 'bypass';
  const [chosen, setChosen] = useState<string>();
  const about = documents.find(({ name }) => name === chosen);
  return {
    entries: isOffered ? documents.map(({ name, title }) => ({ id: name, title: say('title', { title }) })) : [],
    open: setChosen,
    dialog: about && <MailDialog about={{ ...about, id: String(record?.id) }} onClose={() => setChosen(undefined)} />,
  };
}
