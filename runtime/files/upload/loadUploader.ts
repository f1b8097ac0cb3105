/** The upload code; loaded when somebody selects the first file. */
export async function loadUploader() {
  const [{ startUpload }, { findPendingFile }] = await Promise.all([
    import('./startUpload.ts'),
    import('./pendingFiles.ts'),
  ]);
  return { startUpload, findPendingFile };
}
