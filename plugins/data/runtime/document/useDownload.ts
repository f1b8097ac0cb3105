import { useState } from 'react';
import { showToast, useText } from 'sala/runtime';
import { documentTexts } from './documentTexts.ts';
import { fetchFile } from './fetchDocument.ts';

/** Keeps a file that the server makes; what went wrong is told. */
export function useDownload() {
  const say = useText(documentTexts);
  const [making, setMaking] = useState(false);
  async function download(path: string, body?: string) {
    setMaking(true);
    try {
      const response = await fetchFile(path, undefined, body);
      const url = URL.createObjectURL(await response.blob());
      const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
      Object.assign(document.createElement('a'), {
        href: url,
        download: name ? decodeURIComponent(name) : 'document.pdf',
      }).click();
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    } catch (error) {
      showToast({ title: (error instanceof Error && error.message) || say('failed'), kind: 'error' });
    } finally {
      setMaking(false);
    }
  }
  return { making, download };
}
