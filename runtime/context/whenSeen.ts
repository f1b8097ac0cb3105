/** Calls back once, shortly before one of these elements is in sight. */
export function whenSeen(elements: Iterable<Element>, arrive: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      arrive();
    },
    { rootMargin: '200px' },
  );
  for (const element of elements) observer.observe(element);
}
