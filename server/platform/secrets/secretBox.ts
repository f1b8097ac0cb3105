import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { loadSecret } from './loadSecret.ts';

/**
 * Encrypts secrets that must be read again (of second factors, of providers), so that a copy of the database is not
 * enough.
 */
export interface SecretBox {
  seal(text: string): string;
  open(sealed: string): string;
}

const ivLength = 12;
const tagLength = 16;

const boxes = new WeakMap<object, Promise<SecretBox>>();

/** The box of a running server; its key is derived from the server secret. */
export function openSecretBox(config: { secret?: string; dataDir: string }): Promise<SecretBox> {
  const box = boxes.get(config) ?? loadSecret(config).then(createSecretBox);
  boxes.set(config, box);
  return box;
}

export function createSecretBox(serverSecret: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', serverSecret, '', 'sala secret box', 32));
  return {
    seal: (text) => {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength));
      decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
      return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8');
    },
  };
}
