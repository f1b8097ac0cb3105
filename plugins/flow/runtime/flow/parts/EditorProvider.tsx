import { type ReactNode, useMemo, useState } from 'react';
import { SecretDialog, useText } from 'sala/runtime';
import type { Text } from 'sala/schemas';
import { type Editor, EditorContext } from './EditorContext.ts';

interface Props {
  editor: Omit<Editor, 'address' | 'showAddress'>;
  children: ReactNode;
}

/** What controls reach of the editor. A secret address is kept here: their panel is drawn anew where the window becomes narrow. */
export function EditorProvider({ editor, children }: Props) {
  const say = useText(texts);
  const [address, showAddress] = useState<string>();
  const value = useMemo(() => ({ ...editor, address, showAddress }), [editor, address]);
  return (
    <EditorContext value={value}>
      {children}
      {address && (
        <SecretDialog title={say('title')} text={say('text')} secret={address} onClose={() => showAddress(undefined)} />
      )}
    </EditorContext>
  );
}

const texts = {
  title: { th: 'ที่อยู่ลับของโฟลว์', en: 'The secret address' },
  text: {
    th: 'คัดลอกเก็บไว้ตอนนี้ จะไม่แสดงอีก ระบบอื่นส่ง JSON มาด้วย POST',
    en: 'Copy it now; it is not shown again. Other systems POST JSON to it.',
  },
} satisfies Record<string, Text>;
