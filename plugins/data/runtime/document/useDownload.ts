import { useState } from 'react';
import { showToast, useText } from 'sala/runtime';
import { documentTexts } from './documentTexts.ts';
import { fetchFile, RefusedFile } from './fetchDocument.ts';
import { sharePdf } from './sharePdf.ts';

/** How far a file is: asked for, received, or failed while another way is tried. */
export type Making = 'making' | 'receiving' | 'otherWay';

interface Wanted {
  path: string;
  body?: string;
  /** Given to the phone, which prints it. */
  share?: boolean;
  /** What is done where the server cannot make it; false where that fails, too. */
  otherwise?: () => boolean;
}

/** Keeps a file that the server makes, or gives it to the phone; what went wrong is told. */
export function useDownload() {
  const say = useText(documentTexts);
  const [making, setMaking] = useState<Making>();
  async function download({ path, body, share = false, otherwise }: Wanted) {
    setMaking('making');
    try {
      const response = await fetchFile(path, undefined, body);
      setMaking('receiving');
      const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
      const file = new File([await response.blob()], name ? decodeURIComponent(name) : 'document.pdf', {
        type: 'application/pdf',
      });
      if (!(share && (await sharePdf(file)))) keepFile(file);
    } catch (error) {
      const message = (error instanceof Error && error.message) || say('failed');
      if (otherwise && !(error instanceof RefusedFile && error.status < 500)) {
        setMaking('otherWay');
        showToast(otherwise() ? { title: message } : { title: say('noWindow'), kind: 'error' });
      } else showToast({ title: message, kind: 'error' });
    } finally {
      setMaking(undefined);
    }
  }
  return { making, download };
}

function keepFile(file: File): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
