// Certificates of information technology that employers ask for most: each by its name, the letters behind a name, the
// number of its exam and the older name of the same. Written from general knowledge.

import type { CredentialRow } from './fields/field.ts';

export const IT_PAPERS: readonly CredentialRow[] = [
  [
    'CISSP',
    String.raw`\bcissp\b|\bissap\b|\bissep\b|\bissmp\b|certified information systems security professional`,
  ],
  ['CISM', String.raw`\bcism\b|certified information security manager`],
  ['CISA', String.raw`\bcisa\b|certified information systems auditor`],
  ['Security+', String.raw`security\+|\bsy0-\d{3}\b`],
  // "PEN-200 passed": the course and its exam have one number.
  [
    'OSCP',
    String.raw`\boscp\b\+?|\bosep\b|\bosce3?\b|\boswe\b|\bpen[- ][23]00\b|\bpwk\b|(?:offensive security|offsec) (?:certified|experienced|web expert)[\w ]*`,
  ],
  [
    'CREST registration',
    String.raw`\bcrest\b|\bcrt\b(?=[^.;\n]{0,30}(?:pen|crest|tester|\bcct|infosec))|\bcct[- ](?:inf(?:rastructure)?|app(?:lications?)?|ics|sam)\b|\bcpsa\b(?=[^.;\n]{0,40}(?:crest|\bcrt\b|pen))|crest registered`,
  ],
  ['GIAC certificate', String.raw`\bgiac\b|\bgcih\b|\bgcia\b|\bgrem\b|\bgnfa\b|\bgmon\b|\bgsec\b`],
  ['CEH', String.raw`\bceh\b|certified ethical hacker|\b312-50\b`],
  ['CySA+', String.raw`\bcysa\+|\bcs0-00\d\b`],
  ['BTL1', String.raw`\bbtl[12]\b|blue team level`],
  [
    'Cisco certificate',
    String.raw`\bccn[ap]\b|\bcc[id]e\b|\bccdp\b|cisco certified[\w ]*|\b(?:encor|dccor|spcor|scor|enarsi|icnd[12]?)\b|(?<=cisco[^.;\n]{0,60})\b(?:200-[13]\d{2}|3[05]0-\d{3}|6[04]2-\d{3})\b`,
  ],
  [
    'AWS certification',
    String.raw`aws[- ](certified(?! (?:\w+ )?weld)(?! (?:welding|weld|robotic|rad))|certification|solutions architect|sa (?:pro|associate)|developer associate|sysops|zertifi\w+)|certifi\w+ aws|aws cloud practitioner|certified solutions architect|\b(?:saa|sap|dva|soa|dop|clf|ans|scs|mls|mla|das|dbs|dea)-c0\d|solutions architect,? (?:[–-] )?(?:associate|professional|pro)\b|devops engineer,? (?:[–-] )?professional\b`,
  ],
  [
    'Azure certification',
    String.raw`azure (certified|certification|zertifi\w+)|certifi\w+ azure|\baz-\d{3}\b|azure (?:administrator|developer|solutions architect|devops engineer|network engineer|security engineer) (?:associate|expert)|\b70-53[2345]\b`,
  ],
  ['Kubernetes certification', String.raw`\bck(a|ad|s)\b|\bkcna\b|certified kubernetes[\w ]*`],
  // Salesforce renamed it; ADM-201 was its exam.
  [
    'Salesforce administrator certificate',
    String.raw`salesforce[- ](?:certified )?(?:platform )?admin(?:istrator)?(?:[- ](?:201|cert\w*|zertifi\w*)|(?= \((?:adm|201|cert)))|salesforce certified (?:platform |advanced )?administrator|(?:certified )?platform administrator(?! (?:for|of|at|in|role|bei|und))|\badm[- ]?201\b|\bplat-admn\b|administrateur certifié salesforce|certifi\w+ administrateur salesforce`,
  ],
  [
    'Salesforce certification',
    String.raw`salesforce (?:certified|certification\w*|zertifi\w+)(?! (?:platform |advanced )?admin)|certified salesforce|salesforce-zertifi\w+|certifi\w+ salesforce`,
  ],
  [
    'SAP certification',
    String.raw`sap[- ](?:certif|zertifi)\w+|certified sap|certifi(?:ed|cations?|ée?) sap|zertifizierte\w* sap|\bc_(?:ts4|tfin|tbw|ts4fi|ts4co|tscm|tplm|activate|sac|thr88|abapd|fiori|hana)\w*|sap certified (?:application|development|technology|associate)[\w ]*`,
  ],
];
