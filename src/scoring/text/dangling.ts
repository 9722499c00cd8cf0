// Ends of texts that were cut. Pure.

/** Signs and words that nothing ends with. */
const DANGLING =
  /[\s,;:(–-]+(?:(?:an?|the|and|or|of|in|on|at|to|for|with|from|by|through|as|such|your|our|their|own|its|than|that|which|who|when|while|because|if|wenn|weil|dass|quand|que|qui|und|oder|der|die|das|den|dem|des|eine[mnrs]?|in|im|mit|von|zur?|für|bei|et|ou|d[eu]|des|l[ea]s?|une?|en|au|aux|pour|par|avec)[\s,;:(–-]*)+$/iu;

/** A word by itself behind a pause, of which the rest is gone. */
const ALONE = /[,;:–]\s+[^\s,;]+$/u;

/** A text without the words at its end that only lead on: "three years with the", "since 2019, 163 of". */
export function withoutDangling(text: string): string {
  const rest = text.replace(DANGLING, '');
  return rest === text ? text : rest.replace(ALONE, '');
}

/** Words that lead on wherever a text was broken off, which a whole one does not end with either. */
const LEADS_ON =
  /[\s,;:(–-]+(?:an?|the|and|or|of|your|our|their|und|oder|mit|dem|des|et|ou|d[eu]|l[ea]s?|une?|(?:would|will) be(?: \p{L}+| a \p{L}+)?|(?:is|are)(?: especially)?)[\s,;:(–-]*$/u;

/** A text that was not cut here without what it should not end with: "practice on a ward with", "Dutch would be a treat". */
export function withoutOpenEnd(text: string): string {
  return text.replace(LEADS_ON, '');
}
