import { isJsonObject } from '../../../schemas/json.ts';
import { ApiError } from '../../api/ApiError.ts';
import { pageLanguage } from '../../api/pageLanguage.ts';

interface Chunk {
  path: string;
  offset: number;
  bytes: Blob;
  signal: AbortSignal;
  onProgress: (sent: number) => void;
}

/** Sends a chunk of a file and reports progress, which `fetch` cannot. */
export function sendChunk({ path, offset, bytes, signal, onProgress }: Chunk): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const abort = () => call.abort();
    const offline = () => reject(new ApiError({ status: 0, code: 'offline', message: '' }));
    call.open('PATCH', path);
    call.setRequestHeader('Tus-Resumable', '1.0.0');
    call.setRequestHeader('Upload-Offset', String(offset));
    call.setRequestHeader('Content-Type', 'application/offset+octet-stream');
    call.setRequestHeader('X-Sala', '1');
    call.setRequestHeader('Accept-Language', pageLanguage());
    // The last one is answered when the file is made.
    call.timeout = 600_000;
    call.upload.onprogress = ({ loaded }) => onProgress(loaded);
    call.onerror = offline;
    call.ontimeout = offline;
    call.onabort = () => reject(signal.reason);
    call.onloadend = () => signal.removeEventListener('abort', abort);
    call.onload = () => {
      if (call.status === 204) return resolve(Number(call.getResponseHeader('Upload-Offset')));
      const { code, message, details } = readAnswer(call.responseText);
      reject(
        new ApiError({ status: call.status, code: asText(code) || 'unexpected', message: asText(message), details }),
      );
    };
    signal.addEventListener('abort', abort);
    if (signal.aborted) return reject(signal.reason);
    call.send(bytes);
  });
}

function readAnswer(text: string) {
  try {
    const answer: unknown = JSON.parse(text);
    return isJsonObject(answer) ? answer : {};
  } catch {
    return {};
  }
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
