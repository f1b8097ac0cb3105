/** Sala's logo as the icon of a site without one. */
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b6b57"/><g fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" transform="translate(4 4) scale(.75)"><path d="M16 3.5C14.6 10.6 9.8 16.2 2.8 17.1"/><path d="M16 3.5C17.4 10.6 22.2 16.2 29.2 17.1"/><path d="M5.2 26.4C10.6 25.7 13.9 23.2 16 19.4C18.1 23.2 21.4 25.7 26.8 26.4"/></g></svg>`;

export const markIcon = `data:image/svg+xml,${encodeURIComponent(svg)}`;
