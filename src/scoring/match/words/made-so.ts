// Words that say how a thing is made. Pure.

const MADE_SO = /(?:is|ifi)é$/;

/** "Automatisé": who knows no automate denies nothing of what is made so. */
export function saysHowMade(term: string): boolean {
  return MADE_SO.test(term);
}
