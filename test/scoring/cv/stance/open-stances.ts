// CVs of the corpora beside this file that are not read rightly yet.

/** Rows that the readers still miss: whoever mends one finds it here. */
export const OPEN_STANCES: ReadonlySet<string> = new Set([
  'Archivist, Shire Office, 2016 - present\nCatalogued 74 m to ISAD(G) in AtoM; Adlib not so far.',
  'Charge Nurse, Eastleigh, 2018 - present\nDuty rotas, appraisals. Ward budgets: something I have yet to be trusted with.',
  'Einkäufer, Kolb, 2016 bis heute\nBestellungen, Preisverhandlungen. Die Lieferantenauditierung übernimmt die Qualitätssicherung.',
  'Planer, Hansen, 2015 bis heute\nEntwurf und Werkplanung. Bauleitung: reizt mich, fehlt mir aber bisher.',
  'GDC: will go on the register when my NEBDN result is through',
  'Paramedic, 2003 - 2017. HCPC registration given a miss at the 2019 renewal',
  'Zulassung als Rechtsanwältin 2010, mit dem Wechsel in den Konzern 2019 abgegeben',
]);
