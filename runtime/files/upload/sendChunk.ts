import { isJsonObject } from '../../../schemas/json.ts';
import { ApiError } from '../../api/ApiError.ts';
import { pageLanguage } from '../../api/pageLanguage.ts';

interface Chunk {
  path: string;
  bytes: Blob;
  signal: AbortSignal;
  onProgress: (sent: number) => void;
}

/** Sends a chunk of a file and reports progress, which `fetch` cannot. */
export function sendChunk({ path, bytes, signal, onProgress }: Chunk): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const abort = () => call.abort();
    const offline = () => reject(new ApiError({ status: 0, code: 'offline', message: '' }));
    call.open('PUT', path);
    call.setRequestHeader('Content-Type', 'application/octet-stream');
    call.setRequestHeader('X-Sala', '1');
    call.setRequestHeader('Accept-Language', pageLanguage());
    call.timeout = 240_000;
    call.upload.onprogress = ({ loaded }) => onProgress(loaded);
    call.onerror = offline;
    call.ontimeout = offline;
    call.onabort = () => reject(signal.reason);
    call.onloadend = () => signal.removeEventListener('abort', abort);
    call.onload = () => {
      const answer = readAnswer(call.responseText);
      const { data, code, message, details } = answer;
      if (call.status === 200 && isJsonObject(data) && typeof data.offset === 'number') return resolve(data.offset);
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
