/** How the id of a line begins that came by a link: it lies in no library. */
export const LINKED = 'link-';
