import { useState } from 'react';
import { saveFile, showToast, useText } from 'sala/runtime';
import { documentTexts } from './documentTexts.ts';
import { fetchFile, RefusedFile } from './fetchDocument.ts';
import { sharePdf } from './sharePdf.ts';

/** How far a file is: asked for, received, or failed while another way, or the last one, is tried. */
export type Making = 'making' | 'receiving' | 'otherWay' | 'lastWay';

interface Wanted {
  path: string;
  body?: string;
  /** Given to the phone, which prints it. */
  share?: boolean;
  /** What is tried where the server cannot make it. */
  fallback?: Fallback;
}

interface Fallback {
  /** The same file, made in another way. */
  path: string;
  /** Without the server; what goes wrong is told there. */
  print: () => Promise<unknown>;
}

const longestMs = 3000;

/** Keeps a file that the server makes, or gives it to the phone; what went wrong is told, to pages by the event `sala:download`. */
export function useDownload() {
  const say = useText(documentTexts);
  const [making, setMaking] = useState<Making>();

  async function receive({ path, body, share = false }: Wanted) {
    const response = await fetchFile(path, undefined, body);
    setMaking('receiving');
    const file = new File([await response.blob()], readFileName(response.headers), { type: 'application/pdf' });
    if (!(share && (await sharePdf(file)))) saveFile(file.name, file);
    const failed = Number(response.headers.get('x-document-failed-pages') ?? 0);
    if (failed > 0) showToast({ title: say('pagesFailed', { n: failed }), kind: 'error' });
  }

  /** Says so until the window is there, or for a while: whether a window loads is not always known. */
  async function printInstead({ print }: Fallback) {
    setMaking('lastWay');
    showToast({ title: say('printInstead') });
    await Promise.race([print(), new Promise((resolve) => setTimeout(resolve, longestMs))]);
  }

  async function download({ fallback, ...wanted }: Wanted) {
    setMaking('making');
    try {
      await receive(wanted).catch((error: unknown) => {
        if (!fallback || isRefusal(error)) throw error;
        setMaking('otherWay');
        return receive({ ...wanted, path: fallback.path });
      });
    } catch (error) {
      const message = (error instanceof Error && error.message) || say('failed');
      window.dispatchEvent(new CustomEvent('sala:download', { detail: { error: message } }));
      if (fallback && !isRefusal(error)) await printInstead(fallback);
      else showToast({ title: message, kind: 'error' });
    } finally {
      setMaking(undefined);
    }
  }
  return { making, download };
}

/** The server says no, and would say it again. */
function isRefusal(error: unknown): boolean {
  return error instanceof RefusedFile && error.status < 500;
}

/** Names of plain letters come as they are, quoted or not; all others are encoded. */
function readFileName(headers: Headers): string {
  const header = headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(header)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)/.exec(header)?.[1] ?? 'document.pdf';
}
