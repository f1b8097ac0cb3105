import { ApiError } from '../api/ApiError.ts';
import { useText } from './useText.ts';

/** The message for a failed call, for any kind of failure. */
export function useCallMessage(): (error: unknown) => string {
  const say = useText(texts);
  return (error) => {
    if (!(error instanceof ApiError)) return say('failed');
    if (error.code === 'timeout') return say('timeout');
    if (error.code === 'offline') return say('offline');
    return error.message || say('failed');
  };
}

const texts = {
  timeout: {
    th: 'ใช้เวลานานเกินไป กรุณาลองอีกครั้ง',
    en: 'This took too long. Please try again.',
  },
  offline: {
    th: 'ติดต่อระบบไม่ได้ กรุณาตรวจสอบอินเทอร์เน็ต',
    en: 'The server cannot be reached. Please check your connection.',
  },
  failed: { th: 'ดำเนินการไม่สำเร็จ กรุณาลองอีกครั้ง', en: 'This did not work. Please try again.' },
};
