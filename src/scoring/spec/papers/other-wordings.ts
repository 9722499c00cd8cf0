// Papers that a spec names in words of everyday, written as the readers of papers know them: "licence, BUT", "Hochschul- oder
// Fachhochschulstudium", "live SC", "gelernter Schreiner"; and without sentences in parentheses, which name none. Pure.

import { testOf } from '../first-look.ts';

/** "(you will certify under the Act from week one)", "(the client checks it with CITB)": said of it, and no name of it. */
const ASIDE =
  /\s*\((?:you(?:['’]ll| will| would| get| sign| work)|(?:we|our \p{L}+) (?:are|were|check|have been|got|is|was)|(?:because|as|since|so) (?:we|you|it|they|our|the)|(?:it|they|this|that) (?:is|are|will|has|have|means|lets)|the (?:client|law|council|regulator)|sie (?:werden|sollen)|wir(?!\s(?:akzeptieren|nehmen))|unser\p{L}*|(?:das|weil|da|denn) (?:wir|sie|es|die|der|das|ist)|vous (?:allez|aurez|serez|signe)|nous(?! acceptons)|notre|car (?:nous|vous|l[ea]s?|notre)|c['’]est|on (?:vous|nous|est)|l['’]\p{L}+ (?:est|a|nous)|l[ea]s? \p{L}+ (?:est|a|ont|nous))(?!\p{L})(?![^()]*(?:\b(?:or|oder|ou)\b|need|requir|must|ask|expect|insist|hold|held|want|essential|accept|take|muss|brauch|verlang|erford|exig|faut|demand|doit))[^()]*\)/giu;

/** "(our auditor asks for it, so we do too)": who else insists on the paper. */
const ASKED_BY_OTHERS =
  /\s*\((?:because |since |as |da |weil |car |puisque )?(?:our|the|your|their|unsere?|die|der|nos|notre|les?|la|l['’]) ?(?:[\p{L}&-]+ ){0,3}?(?:auditors?|insurers?|insurance|underwriters?|lenders?|bank|clients?|customers?|regulators?|inspectors?|funders?|landlords?|council|law|board|prüfer|versicher\p{L}+|kunden?|behörde|gesetz|auditeurs?|assureurs?|loi) (?:(?:will|do|does|always|really|now) )*(?:asks?|insists?|wants?|requires?|demands?|expects?|checks?|verlang(?:t|en)|fordern?|fragt|exigen?t?|demanden?t?|impose(?:nt)?)(?:(?! (?:\p{L}+ ){0,3}or )[^()]){0,60}\)/giu;

const REWRITTEN: readonly (readonly [said: RegExp, known: string])[] = [
  // "Security Check (SC)", "clearance to SC level", "Enhanced DV".
  [
    /(?<!\p{L})[Ss]ecurity [Cc]heck(?: \(?SC\)?(?: (?:level )?clearance)?| (?:level )?clearance)(?=\W|$)|(?<=UK )Security Check(?=\W|$)/gu,
    'SC clearance',
  ],
  [/(?<!\p{L})[Dd]eveloped [Vv]etting \(e?DV\)(?: clearance)?/gu, 'DV clearance'],
  [/(?<!\p{L})[Cc]ounter[- ][Tt]errorist [Cc]heck(?: \(CTC\))?(?: clearance)?/gu, 'CTC clearance'],
  [
    /(?<!\p{L})(?:[Ee]nhanced )?(e?SC|e?DV|CTC)[- ]level(?: (?:of )?(?:security )?clearance)?(?=\W|$)/gu,
    '$1 clearance',
  ],
  [
    /(?<!\p{L})(?:security )?clearance (?:to|at) (e?SC|e?DV|CTC|NATO Secret)(?![\p{L}\d])(?: level)?/giu,
    '$1 clearance',
  ],
  [/(?<!\p{L})[Ee]nhanced DV(?! clear)/gu, 'eDV clearance'],
  [/(?<!\p{L})NATO (?:[Cc]osmic )?([Ss]ecret|SECRET)(?! clear)/gu, 'NATO Secret clearance'],
  [/(?<!\p{L})(?:DOE )?([QL])(?:-level)? clearance/gu, 'DOE $1 security clearance'],
  [/(?<!\p{L})SC (?=or (?:higher|above|better)(?!\p{L}))/gu, 'SC clearance '],
  // "Class A CDL. Hazmat and tank on it."
  [/(?<!\p{L})([Hh]az-?[Mm]at)(?:(?:,| and|\/| \+) tanks?(?:er)?)? on it(?!\p{L})/gu, '$1 endorsement'],
  // "Your trade papers, meaning the craft certificate": what is meant is the name.
  [
    /^(?:(?:your|the|a|proper|formal) )*(?:trade )?(?:papers|paperwork|qualifications?|tickets?)(?:,| \(|:)? ?(?:meaning|that is|i\.e\.?|by which (?:we|they) mean),? (?=\p{L})/iu,
    '',
  ],
  [
    /(?<=(?<!\p{L})(?:craft|advanced|higher|trade|level \d) )certs?(?!\p{L}|\.?,? (?:[IV]{1,3}|\d)(?!\p{L}))\.?/giu,
    'certificate',
  ],
  // "Awarded by a recognised body (A, B or C)": of whom it may be.
  [
    /,? (?:awarded|issued|granted) by (?:an? |any |the )?(?:[\p{L}-]+ ){0,2}(?:bod(?:y|ies)|providers?|organi[sz]ations?|institut\p{L}+) \([^()]*\)/giu,
    '',
  ],
  // "Inscrit(e)", "assermenté(e)s": for women as well as for men.
  [/(?<=\p{L}{3})\((?:e|ne|le|rice|trice|euse|ère)\)(?=s?(?!\p{L}))/gu, ''],
  // "VCI reg current": the register, where letters name it.
  [/(?<=(?<!\p{L})\p{Lu}{3,6} )reg\.?(?=$|[ ,;)])/gu, 'registration'],
  // "Active NMBI PIN": the number for the register.
  [/(?<!\p{L})NMBI PIN(?!\p{L})/gu, 'NMBI registration'],
  // "Live SC", "must be DV", "SC held today".
  [
    /(?<!\p{L})([Ll]ive|[Aa]ctive|[Cc]urrent|[Vv]alid|[Ee]xisting|[Uu]nexpired|[Mm]ust (?:be|have|hold)|[Hh]old(?:s|ing)?|[Ww]ith)( an?)?( (?:live|active|current|valid|existing|full|UK))? (e?SC|e?DV|CTC|NPPV ?[123])(?![\p{L}\d/]|[- ](?:clear|vett|level|licen))/gu,
    '$1$2$3 $4 clearance',
  ],
  [
    /^(e?SC|e?DV|CTC)(?=(?: or e?DV)?(?: (?:held|required|essential|needed|active|current|live|today|already|mandatory|minimum|in place)|\W*$))/gu,
    '$1 clearance',
  ],
  // "Gesellenbrief Elektroniker", "Geselle im Beruf Maler", "deine Lehre als Koch abgeschlossen": a training that was completed.
  [
    /(?<!\p{L})(?:Gesell(?:en(?:brief|prüfung)|e|in)|Facharbeiter(?:brief|abschluss)|Berufsabschluss|Lehrabschluss(?:prüfung)?)(?: \(LAP\))?(?: als| im (?:Lehr)?[Bb]eruf| zum| zur|:)? (?=\p{Lu}\p{L}{3,}(?:er|in|or|eur|ist|ent|mann|frau|kraft|koch|Koch|ker|nik)?(?!\p{L}))/gu,
    'abgeschlossene Ausbildung als ',
  ],
  [
    /(?<!\p{L})(?:(?:deine|ihre|eine|die) )?(?:Lehre|Ausbildung|Berufslehre) (?:als|zum|zur|zum\/zur) ([^,.;]{4,60}?) (?:erfolgreich )?(?:abgeschlossen|absolviert|beendet|gemacht)(?!\p{L})/giu,
    'abgeschlossene Ausbildung als $1',
  ],
  // "Eidg. Fähigkeitszeugnis als Koch (EFZ)": the paper before the trade.
  [
    /(?<!\p{L})(?:eidg\p{L}*\.? )?Fähigkeitszeugnis(?: \(?EFZ\)?)?,? (?:als |im Beruf )(\p{Lu}[\p{L}-]{3,})(?:\/-?in)?(?: \(?EFZ\)?)?/gu,
    'abgeschlossene Ausbildung als $1',
  ],
  // "Lehre als Sanitärinstallateur EFZ", "Berufslehre als X mit eidg. Fähigkeitszeugnis": the paper behind the trade.
  [/,? (?:mit|\(?auf Stufe) (?:dem )?(?:eidg\p{L}*\.? )?(?:Fähigkeitszeugnis|EFZ\))(?!\p{L})/gu, ' EFZ'],
  [
    /(?<!\p{L})(?:(?:(?:abgeschlossene|eine|deine|Ihre|gelernte[rn]?) )*(?:(?:Berufsl|L)ehre|Grundbildung|Grundausbildung|Ausbildung)?(?: (?:als|zum|zur|als\/zum))? ?)?(?<!\p{L})(\p{Lu}[\p{L}-]{6,}(?:er|eur|ist|mann|or|ent|frau)(?:in)?)(?:\/-?in)?,? \(?EFZ\)?(?!\p{L})/gu,
    'abgeschlossene Ausbildung als $1',
  ],
  [/(?<!\p{L})beide juristischen? Staatsprüfungen/gu, 'beide Staatsexamen (Volljurist)'],
  // "NVQ L3 H&SC", "Cert. III Electrotech".
  [/(?<!\p{L})H ?& ?SC(?!\p{L})/gu, 'Health and Social Care'],
  [/(?<=(?:[NS]VQ|[Dd]iploma|QCF|RQF) )L([1-7])(?!\p{L})/gu, 'Level $1'],
  [/(?<!\p{L})Cert\.? (III|IV|II|[234])(?: in)? (?=\p{L})/gu, 'Certificate $1 in '],
  [
    /(?<!\p{L})(Certificate (?:III|IV|II|[234])) (?=(?:Electro|Carpent|Plumb|Automot|Engineering))/gu,
    '$1 in ',
  ],
  // "DEI obligatoire".
  [
    /(?<!\p{L})D\.?E\.?I\.?(?= (?:obligatoire|exigé|requis|indispensable|validé))/gu,
    "diplôme d'État d'infirmier",
  ],
  // Québec's diploma of a trade, in full and by its letters.
  [
    /(?<!\p{L})(?:D\.E\.P\.|[Dd]iplôme d['’]études professionnelles(?: \(D\.?E\.?P\.?\))?|[ÉE]tudes professionnelles terminées)(?!\p{L})/gu,
    'DEP',
  ],
  // "Installateur-électricien CFC": the paper behind the trade.
  [
    /(?<!\p{L})(?:apprentissage d(?:e |['’]))?(\p{L}[\p{L}-]{5,}) (?:achevé )?\(?CFC\)?(?!\p{L}| d)/giu,
    'CFC de $1',
  ],
  // "Infirmier(ère) diplômé(e) d'État".
  [/(?<=\p{L}{2})\((?:e|ère|ière|ne|le|rice|trice|euse|se|es|s|in|innen)\)/gu, ''],
  // "Ohne CE kein Gespräch".
  [/^C\+?E$/gu, 'Führerschein CE'],
  // "École d'ingénieurs", "ingénieur de formation".
  [
    /(?<!\p{L})(?:diplômée?s? d['’]une )?(?:grandes? )?écoles? d['’]ingénieure?s?(?!\p{L})|(?<!\p{L})ingénieure? de formation(?!\p{L})/giu,
    'bac+5',
  ],
  // "Formation : licence, BUT", "titulaire d'une licence professionnelle".
  [/(?<!\p{L})licence professionnelle(?: en)?(?!\p{L})/giu, 'licence pro en'],
  [
    /(?<=(?<!\p{L})(?:[Ff]ormation|[Dd]iplôme|[Tt]itulaire|[Nn]iveau|[ÉEée]tudes|BTS|BUT|DUT|[Mm]aster|[Bb]ac)\P{L}(?:[^.;]{0,50}\P{L})?)([Ll]icence|BUT)(?=\s*(?:,|\/|\)|ou(?!\p{L})|minimum|$))/gu,
    '$1 en',
  ],
  [/(?<!\p{L})BUT (?=[^.;]{0,40}(?:[Ll]icence|[Mm]aster|BTS|DUT|[Bb]ac|équivalent)(?!\p{L}))/gu, 'BUT en '],
  [/(?<!\p{L})titre (?:professionnel )?(?:\(?rncp\)? )?(?:de |du )?niveau (?:5|iii)(?!\p{L}|\d)/giu, 'bac+2'],
  [/(?<!\p{L})titre (?:professionnel )?(?:\(?rncp\)? )?(?:de |du )?niveau (?:6|ii)(?!\p{L}|\d)/giu, 'bac+3'],
  [/(?<!\p{L})titre (?:professionnel )?(?:\(?rncp\)? )?(?:de |du )?niveau (?:7|i)(?!\p{L}|\d)/giu, 'bac+5'],
  // "Diplôme scientifique bac+5": the number says which.
  [/(?<!\p{L})diplômes?(?=(?: \p{L}+){0,4} \(?bac ?\+)/giu, 'formation'],
  // "Hochschul- oder Fachhochschulstudium", "Studienabschluss", "Informatikstudium".
  [
    /(?<!\p{L})(?:hochschul|universitäts|fachhochschul|fh)-(?: oder |\/)(?:fach)?hochschul(?:studium|abschluss)(?!\p{L})/giu,
    'Hochschulstudium',
  ],
  [
    /(?<!\p{L})(?:studien|fachhochschul|universitäts|uni|fh-|bachelor|master)abschluss(?!\p{L})/giu,
    'Studium Abschluss',
  ],
  [
    /(?<!\p{L})(?!Selbst|Fern|Dual|Auf|Teil|Abend|Hochschul|Fachhochschul)(\p{Lu}\p{Ll}{3,})studium(?!\p{L})/gu,
    'Studium $1',
  ],
  [/(?<!\p{L})Ingenieur(?:in)? \((?:FH|TU|TH|Uni)[^)]*\)/gu, 'Studium Ingenieurwesen'],
  // "Gelernte Tischlerin", "Meister oder Techniker im Elektrohandwerk".
  [/(?<!\p{L})gelernte[rn]? (?=\p{Lu}\p{Ll}{3,})/giu, 'Ausbildung als '],
  [
    /(?<!\p{L})(?:Meister(?:in)? oder (?:staatlich geprüfte[rn]? )?Techniker(?:in)?|(?:staatlich geprüfte[rn]? )?Techniker(?:in)? oder Meister(?:in)?)(?!\p{L})/gu,
    'Meisterprüfung oder staatlich geprüfter Techniker',
  ],
  // "A state-certified technician": what English ads call it.
  [
    /\b(?:an? )?(?:state|government)[- ](?:certified|examined|approved) techni(?:ker(?:in)?|cian)s?\b/giu,
    'staatlich geprüfter Techniker',
  ],
];

const mayBeAside = testOf(new RegExp(ASIDE.source, 'iu'));
const mayBeAskedByOthers = testOf(new RegExp(ASKED_BY_OTHERS.source, 'iu'));
const rewritten = REWRITTEN.map(([said, known]) => ({
  said,
  known,
  may: testOf(new RegExp(said.source, said.flags.replace('g', ''))),
}));

/** A statement with such papers in the words by which they are known. */
export function asPapersAreKnown(said: string): string {
  const plain = mayBeAskedByOthers(said) ? said.replace(ASKED_BY_OTHERS, '') : said;
  const text = mayBeAside(plain) ? plain.replace(ASIDE, '') : plain;
  return rewritten.reduce(
    (words, one) => (one.may(words) ? words.replace(one.said, one.known) : words),
    text,
  );
}
