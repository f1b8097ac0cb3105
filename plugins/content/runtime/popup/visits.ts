const flag = (uid: string) => `sala-popup-${uid}`;

/** Whether this browser has seen the popup before. Where nothing can be remembered, every visit is the first. */
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
    // A browser that keeps nothing shows the popup again, which is all that can be done.
  }
}
