// How the work asked for was done, which is none of the work: "in production", "hands on", "auf dem Buckel". Pure.

/** "In production behind you", "as your day job", "as your bread and butter", "en entreprise et hors stage": how it was done, and none of the work. */
const AROUND_WORK =
  /(?<!\p{L})(?:(?:in|to|into) (?:production|anger|earnest)(?! (?:plan|control|engineer|manage|environment|line|halls?|plants?|kitchens?|sites?))|behind you|under your belt|(?:as )?your (?:day|main|full-time) job|(?:as )?your (?:bread[- ]and[- ]butter|second nature|daily bread)|(?:inside|in) (?:out|your sleep)|for a living|by yourself|written by you|(?:we do care )?that you(?:['’]ve| have)(?: had)?|(?:et )?(?:hors|sans compter) (?:stages?|alternances?|apprentissages?)(?: (?:et|ou) (?:stages?|alternances?|apprentissages?))?|en entreprise|auf dem buckel|in der praxis|derrière vous|à votre actif)(?!\p{L})/giu;

/** A text without such words. */
export function withoutAroundWork(text: string): string {
  return text.replace(AROUND_WORK, ' ');
}
