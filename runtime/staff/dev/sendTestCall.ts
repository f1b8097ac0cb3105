import { devTexts } from './devTexts.ts';

export const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
export type Method = (typeof methods)[number];

export interface TestCall {
  method: Method;
  endpoint: string;
  body: string;
}

export interface TestAnswer {
  status?: number;
  ms?: number;
  text?: string;
  error?: string;
}

export function takesBody(method: Method): boolean {
  return method === 'POST' || method === 'PUT';
}

/** Sends a call as the signed-in person, and returns the answer and the time it took. */
export async function sendTestCall({ method, endpoint, body }: TestCall): Promise<TestAnswer> {
  const sent = takesBody(method) ? body.trim() || '{}' : undefined;
  if (sent !== undefined && !isJson(sent)) return { error: devTexts.badJson };
  const started = performance.now();
  try {
    const answer = await fetch(endpoint, {
      method,
      headers: { Accept: 'application/json', 'X-Sala': '1', ...(sent && { 'Content-Type': 'application/json' }) },
      body: sent,
    });
    const text = await answer.text();
    return {
      status: answer.status,
      ms: Math.round(performance.now() - started),
      text: isJson(text) ? indent(text) : text,
    };
  } catch (error) {
    return { error: String(error), ms: Math.round(performance.now() - started) };
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function indent(text: string): string {
  return JSON.stringify(JSON.parse(text), null, 2);
}
