import { useText } from '../language/useText.ts';
import { ApiError } from './ApiError.ts';

/** What a failed call says to the person, whatever went wrong. */
export function useCallMessage(): (error: unknown) => string {
  const say = useText();
  return (error) => {
    if (!(error instanceof ApiError)) return say('callFailed');
    if (error.code === 'timeout') return say('callTimeout');
    if (error.code === 'offline') return say('callOffline');
    return error.message || say('callFailed');
  };
}
