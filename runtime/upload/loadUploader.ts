/** How files are sent; fetched when somebody chooses the first one. */
export async function loadUploader() {
  const [{ startUpload }, { findKeptFile }] = await Promise.all([import('./startUpload.ts'), import('./keptFiles.ts')]);
  return { startUpload, findKeptFile };
}
