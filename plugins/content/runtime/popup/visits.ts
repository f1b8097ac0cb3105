const flag = (uid: string) => `sala-popup-${uid}`;

/** Whether this browser has shown the popup before. Without storage, every visit counts as the first. */
export function wasVisited(uid: string): boolean {
  try {
    return localStorage.getItem(flag(uid)) !== null;
  } catch {
    return false;
  }
}

export function markVisited(uid: string): void {
  try {
    localStorage.setItem(flag(uid), new Date().toISOString());
  } catch {
    // Without storage the popup is shown again on the next visit.
  }
}
