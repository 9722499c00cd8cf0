// Who alone is considered, and who is turned away: "we can only take on drivers with their Class 1", "applicants without a PIN
// will not be shortlisted", "no card, no interview". What the others have is what is demanded. Pure.

import { testOf } from '../first-look.ts';
import { minimumMonths } from '../time/minimum-months.ts';
import { isNamedPaper } from './listed-demands.ts';

/** What a person holds or is by a paper, named by letters or by the verb. */
const HOLDABLE =
  /(?<![\p{L}\d])[A-Z][a-z]?[A-Z]{1,6}s?(?![\p{L}\d])|\b(?:[ABC][12]|[Qq]ualified|[Ll]icen[cs]ed|[Rr]egistered|[Cc]hartered|[Cc]ertified|[Aa]ccredited|[Aa]dmitted|[Cc]leared|[Tt]ickets?|[Cc]ards?|[Cc]lass)\b|(?<!\p{L})(?:diplômée?s?|habilitée?s?|titulaires?|permis|CAPA|D\.E\.|(?:\p{L}+ )?anerkannt\p{L}*|geprüft\p{L}*|examiniert\p{L}*|approbiert\p{L}*|gelernt\p{L}*|ausgelernt\p{L}*|bestellt\p{L}*|eingetragen\p{L}*|\p{L}*(?:schein|prüfung|ausweis|führerschein))(?!\p{L})/u;
const CONSIDERED = String.raw`(?:consider|accept|look at|read|shortlist|interview|process|progress|invite)(?:ed)?`;
/** "Applications can only be considered if three years of practice are there", in three languages. */
const ONLY_CONSIDERED: readonly RegExp[] = [
  new RegExp(
    String.raw`^[^.;:]{0,80}?\bonly\b[^.;:,]{0,30}\b${CONSIDERED}\b[^.;:,]{0,25}? (?:if|from|with|who|where|when|whose)\s(.+)$`,
    'iu',
  ),
  /^(?:unfortunately,? |sorry,? |please note(?: that)? )?(?:we|i|they)(?: (?:can|will|may|are able to|are only able to))? (?:only )?(?<=\bonly.{0,14})(?:put forward|submit|represent|present|consider|interview|take(?: on)?|accept|appoint|employ|hire|shortlist|recruit|engage|call(?: back)?|ring|phone|contact|meet|reply to|respond to|get back to|offer (?:the |this )?(?:job|post|role) to|(?:talk|speak) (?:to|with)(?= (?:people|candidates|applicants|those|someone)(?! from)\b)) (?!people from|cvs?\b|applications)(.+)$/iu,
  /^[^.;:]{0,80}?\bnur\b[^.;:,]{0,40}\b(?:berücksichtig\p{L}*|an(?:ge)?nommen|annehmen|bearbeite\p{L}*|geprüft|prüfen|ein(?:ge)?laden|einstellen|zugelassen)(?: werden)?,? (?:wenn|sofern|falls|von personen,? die|mit)\s(.+)$/iu,
  /^[^.;:]{0,100}?\bnur (?:personen|bewerber\p{L}*|bewerbungen|kandidat\p{L}*|menschen|fachkräfte|leute)(?!\p{L})[^.;:,]{0,40}, (?:die|welche|bei denen)\s(.+)$/iu,
  /^[^.;:]{0,60}?(?<!\p{L})(?:seul\p{L}*|ne (?:pourr|pouv|peuv|ser)\p{L}+)(?!\p{L})[^.;:]{0,60}?(?:candidat\p{L}*|profils?|personnes|dossiers)(?!\p{L})[^.;:]{0,30}?(?:justifiant d['’e]|présentant|disposant d['’e]|titulaires d['’eu]|qui|ayant|avec)\s*(.+)$/iu,
  // "So only operators with 8 years or more on tower cranes are accepted."
  /^[^.;]{0,140}?(?:,? (?:so|and so|which is why|therefore|hence|that['’]s why)|[;:]) only (?:[\p{L}-]+ ){1,4}?with (.{5,100}?) (?:are|is|can|will|may)(?: be)? (?:accepted|considered|taken(?: on)?|employed|hired|interviewed|allowed|suitable)$/iu,
  // "Our centre only takes on teachers whose card is already issued", "bitte bewerben Sie sich nur, wenn Sie schon".
  /^[^.;:,]{0,60}?\bonly (?:take|employ|hire|accept|recruit|engage)s?(?: on)? (?:[\p{L}-]+ ){1,3}?whose (.+)$/iu,
  /^(?:bitte )?bewerben sie sich (?:bitte )?nur,? wenn sie (?:schon |bereits )?(.+?)(?: haben| sind| verfügen)?$/iu,
  // "Wir berücksichtigen nur Bewerbungen von …", "nous n'étudions que les candidatures de …".
  /^(?:bitte beachten sie:? |leider )?wir (?:(?:können|dürfen|werden|möchten) )?(?:leider |hier |daher )?(?:(?:berücksichtigen|suchen|stellen|nehmen|prüfen|bearbeiten|beschäftigen|laden) )?(?:nur|ausschließlich|ausschliesslich) (?!wenige|einmal|noch\b)(.+?)(?: (?:berücksichtigen|prüfen|annehmen|einladen|einstellen|beschäftigen|bearbeiten|einsetzen|ein|an))?$/iu,
  /^nur (bewerbungen .+?|bewerber.+?) (?:können |werden )?(?:berücksichtigt|geprüft|angenommen|eingeladen|bearbeitet)(?: werden)?$/iu,
  /^nous (?:recrutons|cherchons|recherchons|engageons|embauchons|prenons) (?:exclusivement|uniquement|seulement) (?:des? |d['’])(.+)$/iu,
  /^(?:malheureusement,? )?nous n(?:e |['’])(?:(?:pouvons|pourrons|souhaitons|voulons) )?(?:étudi|reten|retien|trait|examin|engag|recrut|embauch|recev|reçoi|accept|prend|pren|emplo)\p{L}* ?(?:pas )?que (.+)$/iu,
];
const considered = ONLY_CONSIDERED.map((one) => ({ one, may: testOf(one) }));

const WHO = String.raw`(?:we regret that |please note(?: that)? |sorry,? (?:but )?|unfortunately,? )?`;
/** Those who are turned away, or what they send. */
const TURNED = String.raw`${WHO}(?:applications?(?: from \p{L}+)?|cvs? from (?:people|persons|candidates|applicants|those|anyone|anybody)|\p{L}+(?:-\p{L}+)?(?: \p{L}{4,}s)?)`;
/** What they have not. */
const LACKING = String.raw`(?:without|lacking|lack|(?:do|does)(?: not|n['’]t) (?:already |yet |currently )?(?:have|hold|possess)|have no|have never(?: had| held)?|(?:have|hold) neither)(?: an?| the| their| your| any)?`;
/** What they are not. */
const NOT_BEING = String.raw`(?:are not|aren['’]t|is not|isn['’]t|have not been|haven['’]t been)(?: yet| already| currently)?(?: an?)?`;
const REFUSED = String.raw`(?:(?:(?:will|can|shall|would|are|is|may) not|(?:won|can|aren|isn)['’]t|cannot)(?: unfortunately| regrettably| therefore)?(?: be)? (?:shortlisted|considered|contacted|called|put forward|progressed|interviewed|accepted|appointed|taken (?:on|forward)|invited|processed|read|employed|hired|placed|booked|submitted)|(?:will|shall|would|are|is)(?: unfortunately| regrettably| therefore)?(?: be)?(?: automatically)? (?:rejected|discarded|declined|disregarded|sifted out|screened out|turned (?:away|down)|unsuccessful|deleted|binned))\b`;
/** What nobody gets without it. */
const NOTHING_DOING = String.raw`(?:jobs?|sea time|rota|slot|mission|boat|start|starts|start date|interviews?|entry|chance|deal|way|exceptions?|shifts?|sites?|site access|access|keys?|calls?|call[- ]?back|work|contract|offers?|placements?|bookings?|reply|application|drive|assessment(?: drive)?|hire|badge|trial|conversation|point|go|dice|thanks)(?!\p{L})`;

/** Who is turned away, and so what the others have: "we can't use anyone who has never worked with livestock". */
const TURNED_AWAY: readonly RegExp[] = [
  /^(?:unfortunately,? |sadly,? )?(?:we|i|they|(?:the|my|our) client) (?:can(?:no|['’])t|cannot|won['’]t|will not|are unable to|don['’]t|do not) (?:even )?(?:use|take(?: on)?|consider|employ|hire|appoint|interview|accept|shortlist|look at|see|entertain) (?:any(?:one|body)|people|persons|candidates|applicants|somebody|someone) (?:who (?:has|have) never|without|who (?:does|do)(?: not|n['’]t) (?:have|hold|know|speak)|lacking)\s(.+)$/iu,
  /^(?:please |so )?only (?:get in touch|apply|contact us|call|write|send (?:us )?your (?:cv|application))[^.;,]{0,20} if you (?:have |hold |are )?(?:actually |already |really |personally )?(.+)$/iu,
  /^(?:what|the (?:one|only) thing(?: that)?) (?:we|i|they) (?:do |really |absolutely |will |always )*(?:insist on|ask for|require|demand|can(?:no|['’])t do without|won['’]t do without)(?: is|:| are)\s(.+)$/iu,
  /^(?:[\p{L} ,]{3,50} please note:? )?without (?:an? |the |your |real |any )*([^;,]{3,100}?),? (?:we|i) (?:can(?:no|['’])t|cannot|won['’]t|will not|are unable to) (?:take|consider|use|employ|hire|interview|accept|offer|process|place|put|go)(?!\p{L})/iu,
  // "Sorry, but if your SC isn't already in place we can't take you any further".
  /^(?:sorry,? (?:but )?|unfortunately,? )?if your ([^,.;]{2,60}?) (?:is not|isn['’]t|are not|aren['’]t|has not been|hasn['’]t been)(?: already| yet| currently)? (?:in place|active|current|valid|in date|there|in force|issued|in hand)\b,? (?:then )?(?:we|i|you|your|there)\b[^.;]{0,30}?(?:not|n['’]t|unable|no point)/iu,
  /^(?:should you (?:not|fail to) (?:hold|have|possess)|if you (?:do not|don['’]t|haven['’]t|have not) (?:hold|have|got|possess)?|without)\s([^.;]{3,100}?), (?:then )?(?:we|i|you|your application|there) (?:are|is|will|can(?:no|['’])t|cannot|won['’]t)(?: be)? ?(?:unable|not|no point|rejected|turned away|declined|unsuccessful|consider|start|apply|work|employ|accept|process|invite|progress)\b/iu,
  new RegExp(String.raw`^${TURNED}(?:,? who| that)? ${LACKING}\s(.{2,90}?),? ${REFUSED}`, 'iu'),
  new RegExp(String.raw`^${TURNED},? (?:who|that) ${NOT_BEING}\s(.{2,90}?),? ${REFUSED}`, 'iu'),
  new RegExp(
    String.raw`^${TURNED} not (?=(?:registered|licen[cs]ed|certified|qualified|admitted|cleared|accredited)\b)(.{2,90}?),? ${REFUSED}`,
    'iu',
  ),
  /^(?:you|applications?|candidates?|applicants?) (?:will not|won['’]t|cannot|can['’]t) be (?:shortlisted|considered|interviewed|appointed|progressed|accepted|invited)\b[^.;]{0,20}? (?:unless|without)(?: (?:you|they|it)(?: can)? (?:shows?|have|holds?|demonstrates?|evidences?|possess|has))?\s(.+)$/iu,
  /^(?:and )?(?:nobody|no one|no-one|no \p{L}+) (?:is|gets|will be|can be|goes|will get|may be) (?:booked|taken|put|placed|sent|let|allowed|invited|considered|engaged|hired|on|in)\b[^.;,]{0,25}? (?:without|unless they (?:have|hold))\s(.+)$/iu,
  // "No ticket, no interview: a valid CDL Class A."
  new RegExp(
    String.raw`^no (?:tickets?|cards?|licen[cs]e|papers?|certificate|registration|badge), no ${NOTHING_DOING}[:;] (.{3,80}?)(?: only)?$`,
    'iu',
  ),
  // "No card, no interview: the client checks on day one."
  new RegExp(
    String.raw`^(?:sorry,? |please note:? )?no ([^,.;]{2,60}), (?:then )?no (?:\p{L}+ )?${NOTHING_DOING}(?:[ ,.:;!–—-].*)?$`,
    'iu',
  ),
  // "Sorry, no trainees: registered dental nurses only", "only admitted solicitors, please".
  /^(?:sorry,? |please:? )?no (?:trainees|apprentices|students|juniors|beginners|part-qualified(?: applicants)?)(?:,? please|,? sorry)?[:;–—-] (.{3,80}?) only\b/iu,
  /^(.{3,60}?)(?<!\bread) only,? (?:please(?! (?:do not|don['’]t))|sorry(?!,? (?:but )?(?:not?|we)\b)|need apply|(?:can|may|should) apply)\b/iu,
  /^only (.{3,80}?)(?:,? please\b| need apply| (?:can|may|should) apply)/iu,
  /^(?:this|the) (?:job|role|post|position|one)(?: is|['’]s)(?: not|n['’]t) (?:for you|right for you) (?:if you(?:['’]ve| have) never|if you (?:do not|don['’]t) (?:have|hold|know)|unless you (?:have|hold|know))\s(.+)$/iu,
  /^(?:on ne peut pas|nous ne pouvons pas|impossible d|inutile d|il est inutile d)[^.;]{0,60}? si vous n['’]avez (?:pas|jamais) (?:le |la |l['’]|de |d['’]|votre |encore )?(.+)$/iu,
  /^ce poste n['’]est pas (?:fait )?pour vous si vous n['’]avez (?:jamais|pas) (.+)$/iu,
  /^wer (?:noch )?(?:nie|niemals) (.+?)(?: hat| hatte| ist| war)?, (?:der |die )?(?:ist (?:\p{L}+ ){0,3}(?:falsch|fehl am platz|nicht richtig)|kann (?:\p{L}+ ){0,2}nicht|braucht sich|muss sich nicht|den können wir|passt nicht)/iu,
  // "Ohne CE keine Einstellung", "Bewerbungen ohne Staplerschein bleiben unberücksichtigt", "kein Meister, kein Gespräch".
  /^ohne (?:(?:eine?n?|gültige\p{L}*|den|die|das) )*([^.;]{2,80}?) (?:keine? (?:einstellung|anstellung|einladung|vorstellungsgespräch|aufnahme|gespräch|interview|job|einsatz|vertrag|zutritt|arbeit|chance|zusage|schicht)|können wir (?:sie|dich|niemanden|ihre bewerbung|bewerbungen) (?:leider )?nicht \p{L}+|geht (?:hier |es |bei uns )*nichts?)(?:[ ,.:;–—-].*)?$/iu,
  /^(?:bewerbung(?:en)?|bewerber(?:innen)?(?: und bewerber)?|kandidat\p{L}*|personen|interessent\p{L}*),? (?:ohne|die keine?n?)(?: (?:eine?n?|gültige\p{L}*))* ([^;]{2,90}?)(?: (?:haben|besitzen|vorweisen),)? (?:können|werden|bleiben)(?: wir)?(?: leider)? (?:nicht|unberücksichtigt|aussortiert|abgelehnt)(?!\p{L})/iu,
  /^keine? ([^,.;]{2,60}), keine? (?:gespräch|interview|einladung|vorstellungsgespräch|einstellung|job|stelle|schicht|einsatz|zutritt|baustelle|schlüssel|chance|termin|probearbeit\p{L}*|arbeit)(?:[ ,.:;!–—-].*)?$/iu,
  /^ohne (?:(?:eine?n?|gültige\p{L}*|den|die|das|ausreichende\p{L}*) )*([^.;]{2,100}?),? (?:bitten wir|bitte|braucht|brauchen|macht|hat)(?: \p{L}+){0,3},? (?:von einer bewerbung abzusehen|nicht bewerben|keine bewerbung|eine bewerbung keinen sinn|sich nicht)/iu,
  // "Pas de carte, pas d'entretien", "toute candidature sans SSIAP sera refusée", "sans permis, merci de ne pas postuler".
  /^pas d(?:e |['’])([^,.;]{2,60}), pas d(?:e |['’])(?:entretien|chantier|poste|embauche|engagement|rendez-vous|contrat|mission|emploi|travail|candidature|essai|clés?|volant)(?:[ ,.:;!–—-].*)?$/iu,
  /^(?:les|toutes? les|toute|tout|une|un|aucune?|vos) (?:candidatures?|dossiers?|candidats?|profils?|cv) (?:sans|ne (?:disposant|justifiant) pas d['’e]u?|dépourvus? d['’e]|n['’]ayant pas|qui n['’]ont pas|non titulaires? d['’eu])\s?(?:une? |l[ea] |l['’]|votre )?([^;]{2,90}?),? (?:ne ser(?:a|ont)|ser(?:a|ont)|ne pourr(?:a|ont)|n['’]est|ne sont)\b/iu,
  /^sans (?:une? |l[ea] |l['’]|votre )?([^;]{2,80}), (?:merci de ne pas|(?:votre|aucune|la|toute) candidature|inutile|ne postulez pas|nous ne)/iu,
  /^sans (?:une? |l[ea] |l['’]|votre )?([^;,]{2,80}),? (?:aucune?|pas d[e'’]|rien|nulle?) ?[^.;]{2,50}?(?: ?: .*)?$/iu,
  /^nul(?:le)? ne (?:peut|pourra|saurait)(?: être)? [^.;]{2,70}? (?:s['’](?:il|elle) (?:n['’]est|n['’]a)(?: pas)?|sans (?:être|avoir)?) ?(.+)$/iu,
  /^aucun (?:candidat|profil|dossier)[^.;,]{0,20} sans (?:l[ea] |l['’]|une? |votre )?(.+?)(?: ne (?:sera|pourra)[^.;]*)?$/iu,
  /^aucune candidature (?:ne (?:sera|pourra)|n['’]est)[^.;]{0,30}? sans (?:l[ea] |l['’]|une? |votre )?(.+)$/iu,
  /^(?:les |toutes les )?candidatures? de personnes? ne (?:détenant|possédant|disposant|justifiant) pas (?:d['’e]u? ?|le |la )?(.{2,90}?),? (?:ne ser|ser|ne pourr)/iu,
  /^nous ne (?:pouvons|pourrons|souhaitons|saurions)(?: malheureusement)? (?:pas |plus )?(?:retenir|recevoir|étudier|embaucher|recruter|prendre)[^.;]{0,40}?(?:qui n['’](?:ont|a) jamais|sans|n['’]ayant jamais)\s(.+)$/iu,
];
/** Who has fewer years than are asked for, and is turned away: "Bewerbungen mit weniger als drei Jahren Praxis". */
const FEWER_YEARS: readonly RegExp[] = [
  /^(?:leider (?:können|werden) (?:wir )?)?(?:bewerbung(?:en)?|bewerber\p{L}*|kandidat\p{L}*|personen|interessent\p{L}*|fachkräfte)(?: von \p{L}+(?: und \p{L}+)?)?(?:,? die|,? welche)? (?:mit |nur |noch )*(?:weniger als|unter) (.{3,110}?),? (?:können|werden|bleiben|sind|haben|kommen|bitten)(?: wir)?(?: leider)?(?: uns)? [^.;]{0,40}?(?:nicht|unberücksichtigt|zwecklos|keine|abgelehnt|aussortiert|aussichtslos|abzusehen)/iu,
  /^ohne ((?:mind\p{L}*\.?|wenigstens|nachweisliche?) .{3,110}?),? (?:ist|sind|kann|können|geht|wird|werden)(?: wir| eine?)? [^.;]{0,60}?(?:nicht|keine|unmöglich|ausgeschlossen|leider)/iu,
  /^(?:les |toute |toutes les |aucune |pas de |une )?(?:candidatures?|candidats?|dossiers?|profils?|cv)(?: de personnes| de candidats)?(?: \p{L}+)? (?:(?:avec|comportant|de|d['’]|ayant|présentant|comptant|justifiant d['’e]|affichant|totalisant) ?)?(?:moins d['’e]|en dessous d['’e]|inférieure?s? à) ?(.{3,110}?)(?:,? (?:ne |n['’]|ser(?:a|ont)|mérit|s['’]abst|rest)[^.;]*|, merci[^.;]*)?$/iu,
  /^(?:we regret that |please note(?: that)? |sorry,? (?:but )?|unfortunately,? )?(?:applications? from |cvs? from )?(?:any(?:one|body) |people |persons |candidates |applicants |those |[\p{L}-]+ ){1,4}?(?:with|who(?:['’]ve| have)? (?:(?:only |had |been |worked |got ){0,2}\p{L}* ?)|having) ?(?:for )?(?:less than|fewer than|under) (.{5,110}?),? (?:can(?:no|['’])t|cannot|will not|won['’]t|are not|aren['’]t|need not|should not|shouldn['’]t|don['’]t)(?!\p{L})/iu,
  /^(?:sorry,? (?:but )?|unfortunately,? )?if (?:you(?:['’]ve| have)|your) ((?:\S+ ){1,12}?(?:for |adds up to |comes to |is |amounts to )?(?:less than|fewer than|under) .{1,40}?(?:years?|yrs?|months)\b[^,]{0,60}?),? (?:then )?(?:we|your|you|i)(?!\p{L})[^.;]{0,60}?(?:not|n['’]t|unable)/iu,
  /^(?:please )?(?:do not|don['’]t|there is no point in|no point) apply(?:ing)? if (?:you(?:['’]ve| have)|your) (.{5,110})$/iu,
  /^(?:any(?:one|body)|people|candidates|applicants|those) who (?:has|have) ((?:\S+ ){1,8}?for (?:less than|under|fewer than) .{3,40}?(?:years?|yrs?|months))(?!\p{L})[^.;]{0,20}(?:won['’]t|will not|cannot|can['’]t|need not|should not)/iu,
  // "Candidates who have not handled claims for three years", "without a year and a half's record we can't go on".
  /^(?:we regret that |please note(?: that)? |sorry,? (?:but )?|unfortunately,? )?(?:[\p{L}-]+ ){1,4}?(?:who|that) (?:have|has)(?: not|n['’]t) (.{5,110}?(?:years?|yrs?|months)(?!\p{L})[^.;]{0,40}?),? (?:can(?:no|['’])t|cannot|will not|won['’]t|are not|aren['’]t|need not|should not)(?!\p{L})/iu,
  /^(?:[\p{L} ,]{3,50} please note:? )?without ([^;,]{5,140}?),? (?:we|i|you|they) (?:can(?:no|['’])t|cannot|won['’]t|will not|are unable to)(?!\p{L})/iu,
  /^(?:we|i) (?:(?:can|will|do)(?:not| not|n['’]t)|won['’]t|can['’]t) (?:interview|consider|shortlist|take(?: on)?|accept|see|hire|employ|appoint) (?:any(?:one|body)|people|candidates|applicants|somebody|those) (?:who (?:has|have|does|do)(?:n['’]t| not) (?:got |have |had )?|without (?:at least )?|with (?:less|fewer) than )(.{5,110})$/iu,
];
const fewerYears = FEWER_YEARS.map((one) => ({ one, may: testOf(one) }));

/** "Your time as a social worker adds up to fewer than four years." */
const FEWER_THAN = /\b(?:adds? up to|comes? to|amounts? to|totals?) (?:less|fewer) than\b/iu;

/** The years that those have who are not turned away for having fewer; null where a sentence says nothing of the kind. */
function yearsOfOthers(sentence: string): string | null {
  for (const { one, may } of fewerYears) {
    const [, years = ''] = may(sentence) ? (one.exec(sentence) ?? []) : [];
    const told = years.replace(FEWER_THAN, 'for');
    if (years !== '' && minimumMonths(told) > 0) return told;
  }
  return null;
}

const turnedAway = TURNED_AWAY.map((one) => ({ one, may: testOf(one) }));

/** "Whose German is below C1": what is enough. */
const BELOW_LEVEL_ELSEWHERE =
  /^(?:les |toute? |une )?(?:candidatures?|candidats?|dossiers?|profils?|bewerbung(?:en)?|bewerber\p{L}*|kandidat\p{L}*),? (?:dont (?:le niveau (?:de |d['’]|en )|l['’]|le )|avec (?:une? |le |l['’])?(?:niveau (?:de |d['’]|en ))?|mit )(\p{L}+(?:kenntnissen)?)(?: est)? (?:inférieure?s? (?:à|au niveau)|en[- ]dessous d[eu]|unter(?:halb)?(?: von)?)(?: niveau)? ([ABC][12]\+?)(?![\p{L}\d])/iu;
const BELOW_LEVEL = new RegExp(
  String.raw`^${TURNED} (?:whose ([\p{L} -]{3,30}) is|with (?:an? )?([\p{L} -]{3,30})) (?:below|under|less than|lower than) (?:(?:cefr|jlpt|ielts|level|band)[ -])*(\S{1,4}),? ${REFUSED}`,
  'iu',
);
const mayBeBelow = testOf(BELOW_LEVEL);
const mayBeBelowElsewhere = testOf(BELOW_LEVEL_ELSEWHERE);
/** "Ohne Schein dürfen wir Sie nicht einsetzen, bitte nicht bewerben": what comes of it is no part of the thing. */
const GOES_ON =
  /\s(?:dürf|könn|kann|darf|werd|wird|geht|läuft|müss|kommst|kommen|nehmen|stell|lass)\p{L}* (?:wir|sie|du|es|ich|ihr|man|uns)(?!\p{L}).*$/iu;
/** "..., there's no bus to half of the homes": why it is so. */
const NO_OTHER_WAY = /, (?:there(?:['’]s| is| are) (?:no|hardly|little)|it['’]s the only way)(?!\p{L}).*$/iu;
/** "I'll be straight with you: they won't look at anybody without". */
const FRANKLY =
  /^(?:(?:so|now|and|but) )?(?:(?:i['’]ll|i will|let me|to|let['’]s) be |just to be )?(?:straight|honest|frank|clear|blunt|upfront|fair warning)(?: with you| about it)?(?::|,| [–-]) /iu;
const STOP = /[.!\s]+$/u;
/** What everybody must have, and no CV tells. */
const OF_THE_LAW = /\bright to work\b|\bwork permit|\bvisa\b|\bcover(?:ing)? letter|\breferences?\b|\bcv\b/iu;

/** What those have who are not turned away; null where a sentence turns nobody away. */
export function notTurnedAway(said: string): string | null {
  const sentence = said.replace(STOP, '').replace(FRANKLY, '');
  const [, whose, withIt, level] = (mayBeBelow(sentence) && BELOW_LEVEL.exec(sentence)) || [];
  if (level !== undefined) return `${whose ?? withIt ?? ''} at ${level} or above`;
  const years = yearsOfOthers(sentence);
  if (years !== null) return years;
  const [, language, least] = (mayBeBelowElsewhere(sentence) && BELOW_LEVEL_ELSEWHERE.exec(sentence)) || [];
  if (least !== undefined) return `${language ?? ''} ${least}`;
  for (const { one, may } of turnedAway) {
    const [, said = ''] = may(sentence) ? (one.exec(sentence) ?? []) : [];
    const held = said.replace(GOES_ON, '').replace(NO_OTHER_WAY, '');
    if (held !== '' && !OF_THE_LAW.test(held)) return held;
  }
  return null;
}

/** What those have who alone are considered; null where a sentence does not say so, or of nothing that is held or counted. */
export function onlyConsidered(told: string): string | null {
  const sentence = told.replace(STOP, '');
  for (const { one, may } of considered) {
    const [, said = ''] = may(sentence) ? (one.exec(sentence) ?? []) : [];
    const demand = said
      .replace(
        /^(?:already )?(?:(?:hold|have|possess)s?|(?:come|arrive|join|turn up)s?(?: to| here| us| already)* with)\s/iu,
        '',
      )
      .replace(PERSONS_WITH, '')
      .replace(SENT_BY, '')
      .replace(/^(\p{Lu}{3,6})s(?=[;:,. ]|$)/u, '$1')
      .replace(
        /(?:;|(?<!\b(?:these|those|the following|of the|following)\b[^:;]{0,60}):|,? (?:as|because|since|for)\s(?=(?:we|you|the|our|they|it)\b)).*$|\s(?:berücksichtigen|prüfen|annehmen|einladen|einstellen|beschäftigen|bearbeiten|einsetzen)$/iu,
        '',
      );
    const isHeld = minimumMonths(demand) > 0 || isNamedPaper(demand) || HOLDABLE.test(demand);
    if (demand !== '' && isHeld && !OF_THE_LAW.test(demand)) return demand;
  }
  return null;
}

/** "Bewerbungen von …", "les candidatures d'…", "des ouvriers ayant leur …". */
const SENT_BY =
  /^(?:(?:bewerbung(?:en)?|bewerberinnen und bewerber|bewerber(?:innen)?|fahrer(?:innen)?|personen|kandidat\p{L}*|leute) (?:von|mit|als)|(?:les |des )?(?:candidatures?|dossiers?|candidats?|profils?|ouvriers?|personnes?|agents?|conducteurs?) (?:de titulaires d[eu]s?|détenteurs? d[eu]s?|titulaires? d[eu]s?|ayant|avec|disposant d['’eu]|possédant|de |d['’]))\s?(?:eine?[mnr]?|gültige\p{L}*|leurs?|le|la|une?|bestandene[rmn]?|l['’])?\s?/iu;

/** "Candidates who already hold SC", "drivers with their Class 1". */
const PERSONS_WITH =
  /^(?:\p{L}+s|people|those) (?:(?:who|that) (?:already |currently )?(?:hold|have|possess)|with(?: at least)?|holding)(?: an?| the| their| your)?\s/iu;
