// Which entries of one push are the same person, were nobody known yet: by external id first, then by e-mail, in the
// order of submission. The database adds what it knows (push-statements.ts). Pure.

/** What tells people apart. */
export type Claim = { externalId: string; emailKey: string | null };

/** For every claim the number of its person, counted from 0 in order of appearance. */
export function groupPeople(claims: readonly Claim[]): number[] {
  const byExternalId = new Map<string, number>();
  const byEmail = new Map<string, number>();
  const hasEmail = new Set<number>();
  let people = 0;
  return claims.map(({ externalId, emailKey }) => {
    const known = byExternalId.get(externalId) ?? (emailKey === null ? undefined : byEmail.get(emailKey));
    const person = known ?? people++;
    byExternalId.set(externalId, person);
    // A person's first e-mail stays; a later one tells nobody apart.
    if (emailKey !== null && !hasEmail.has(person)) {
      hasEmail.add(person);
      if (!byEmail.has(emailKey)) byEmail.set(emailKey, person);
    }
    return person;
  });
}

/** The form in which e-mails are compared. */
export function emailKeyOf(email: string | null): string | null {
  return email === null ? null : email.toLowerCase();
}
