// How letters and ads in German and French close and what they promise, with some that are said alike in English: to whom one
// turns, what one looks forward to, that all is kept quiet, what is not paid back. It asks for nothing. Pure.

import { testOf } from '../first-look.ts';

const POINTS = String.raw`(?:(?:drei|zwei|vier|beiden|fünf|trois|deux|quatre) )?(?:punkte?n?|voraussetzungen|kriterien|nachweise|unterlagen|anforderungen|bedingungen|dinge|papiere|points|critères|documents|pièces|conditions|justificatifs)`;

const TALK: readonly RegExp[] = [
  // "Ich freue mich auf Ihren Lebenslauf"; over what one would be glad, and of whom, is a wish or a demand.
  /^(?:(?:dann |nun |und )?(?:ich|wir)(?: schon| sehr| jetzt)* freuen? (?:mich|uns)|(?:dann|nun|und) freuen? (?:ich|wir) (?:mich|uns))(?: schon| sehr| jetzt| bereits)*,? (?:darauf|von (?:ihnen|dir)|sie|dich|auf (?:sie|dich|euch|ihre?n?|deine?n?|eure?n?|ein(?:en)? (?:erstes |persönliches |kurze[sn] )?(?:gespräch|telefonat|anruf|treffen|kennenlernen)|das (?:gespräch|kennenlernen)))(?!\p{L})(?![^.;]*(?<!\p{L})(?:wenn|falls|sofern|mit)(?!\p{L}))/iu,
  /^(?:je me réjouis|nous nous réjouissons|je serai (?:ravie?|heureu\p{L}+)|nous ser(?:ons|ions) (?:ravie?s|heureu\p{L}+)) (?:de|d['’])\s?(?:recevoir|faire|vous|lire|rencontrer|découvrir|votre)|^(?:dans l['’]attente|au plaisir) d(?:e|['’])(?!\p{L})/iu,
  /^(?:i|we) (?:very much )?look forward to (?:your|hearing|receiving|meeting|reading|speaking|talking)\b/iu,
  // "Mit besten Grüßen", "Meilleures salutations", "With best wishes".
  /^(?:mit )?(?:(?:den|ganz|recht) )?(?:viele|beste|herzliche|liebe|freundliche|schöne|kollegiale)n? gr(?:ü|ue)(?:ß|ss)en?(?!\p{L})[^.;]{0,40}$|^(?:bien |très )?cordialement\W*$|^(?:mes |nos |avec (?:mes|nos) )?(?:meilleures|cordiales|sincères|bonnes) salutations(?!\p{L})|^veuillez agréer(?!\p{L})|^with (?:best|kind|warm)(?:est)? (?:wishes|regards)\b[^.;]{0,30}$/iu,
  // "Absolute Diskretion ist selbstverständlich": of the one who seeks, unless it is said to be so for you.
  /^(?:absolute|strikte|volle|höchste|unbedingte|völlige)?\s?(?:diskretion|vertraulichkeit|verschwiegenheit)(?!\p{L})(?![^.;]*(?<!\p{L})(?:für sie|für dich|ihnen (?:wichtig|vertraut)|sie (?:bringen|sind)|im umgang)(?!\p{L}))[^.;,]{0,40}(?:selbstverständlich|zugesichert|zugesagt|garantiert|gewährleistet|ehrensache|gewahrt|sichern? (?:wir|ich) (?:ihnen|dir) zu)\W*$|^(?:une )?discrétion (?:absolue |totale )?(?:est )?(?:assurée|garantie)\W*$|^(?:absolute|complete|full|strict|total) (?:discretion|confidentiality)(?: is| are)? (?:guaranteed|assured|promised|a given)\W*$/iu,
  /^sperrvermerke?(?!\p{L})[^.;]{0,40}(?:beachtet|berücksichtigt|eingehalten|respektiert)/iu,
  // "Fragen beantwortet die OP-Leitung", "nähere Auskünfte erteilt Herr Bauer"; to answer questions is work.
  /^(?:(?:ihre|deine|erste|weitere|fachliche|inhaltliche|allfällige|nähere|telefonische|alle|gerne?) )*(?:fragen|rückfragen|auskünfte|auskunft|informationen)(?: (?:zur|zum|zu|über|vorab)(?!\p{L})[^,.;]{0,50}?)? (?:beantworte[nt]|erteil(?:t|en)|gibt|geben) (?:ihnen|dir|euch|gerne?|jederzeit|unsere?|die|der|herr|frau|fr\.|hr\.|mein)(?!\p{L})/iu,
  /^(?:bei|für|zu) (?:weitere[nr]? |allfällige[n]? |etwaige[n]? |ersten? |fachlichen? )*(?:fragen|rückfragen|informationen|auskünften?)(?!\p{L})[^.;]{0,60}?(?<!\p{L})(?:rufen sie|ruf (?:uns|mich|einfach|gern)|melden sie sich|melde dich|wenden sie sich|wende dich|steh(?:t|en|e) (?:wir |ich )?(?:ihnen|dir|euch)|kontaktieren? (?:sie )?uns|erreichen sie (?:uns|mich)|hilft (?:ihnen|dir)|schreiben? (?:sie )?(?:uns|mir))(?!\p{L})/iu,
  /^(?:bitte )?(?:rufen sie|ruf) (?:(?:mich|uns|einfach|gerne?|doch|kurz|vorab|mal) )*(?:an|durch)(?!\p{L})|^(?:bitte )?(?:melden sie sich|melde dich) (?:(?:gerne?|einfach|doch|bitte|direkt|kurz|vorab) )*(?:bei (?:mir|uns|herrn?|frau)|telefonisch|per|unter|vorab|an)(?!\p{L})|^(?:ihre?|deine?|unsere?) ansprech(?:partner(?:in)?|person)(?:en)?(?!\p{L})/iu,
  /^(?:pour (?:tout|toute|tous|de plus amples|plus d['’])|en cas de) ?(?:renseignements?|informations?|questions?)(?!\p{L})[^.;]{0,60}(?:appel|contact|adress|téléphon|écri|dispos)\p{L}*|^[^.;]{3,60}(?<!\p{L})(?:répond|répondra|répondront|répondrons|se tien\p{L}+|reste|restons)(?!\p{L})[^.;]{0,30}(?:à vos questions|à votre disposition)(?!\p{L})/iu,
  // "Ohne diese drei Punkte können wir Sie leider nicht vorstellen": what was demanded is named before.
  new RegExp(
    String.raw`^(?:bitte beachten sie:? )?ohne (?:diese|die (?:genannten|obigen|oben genannten)|alle)[nr]? ${POINTS}(?!\p{L})[^.;]{0,90}(?<!\p{L})(?:nicht|keine\p{L}*|kein)(?!\p{L})|^wer (?:diese|die genannten|eine[nrs]? dieser|nicht alle) ${POINTS} nicht(?!\p{L})|^sans (?:ces|les) ${POINTS}(?!\p{L})[^.;]{0,90}(?<!\p{L})(?:ne|n['’]|pas|aucune?)(?!\p{L})`,
    'iu',
  ),
  // How one is met, and what is not paid back.
  /^(?:die |das |unsere )?(?:vorstellungs|kennenlern|auswahl|bewerbungs)gespräche? (?:find|sind|ist|werden voraussichtlich)\p{L}*|^(?:(?:eine?|das|der) )?(?:schnuppern|schnuppertage?|hospitation(?:en)?|hospitieren|probearbeit(?:en|stage?)|probetage?)(?!\p{L})[^.;]{0,40}(?:möglich|vorgesehen|erwünscht|vereinbar\p{L}*|geplant|willkommen)\W*$/iu,
  /^(?:die |etwaige |entstehende |entstandene |ihre |anfallende )*(?:\p{L}*kosten|auslagen|spesen)(?!\p{L})[^.;]{0,70}(?<!\p{L})nicht (?:erstattet|übernommen|ersetzt|vergütet)|^(?:dossiers?|unterlagen|bewerbungsmappen|papierdossiers?)(?!\p{L})[^.;]{0,60}(?:nicht (?:retourniert|zurückges\p{L}+|zurückgegeben)|vernichtet)/iu,
  // "Für unseren Kunden, eine Unternehmensgruppe, suchen wir ab sofort eine Buchhalterin".
  /^(?:für|im auftrag) (?:unsere?[nrs]?|eine?[nrs]?|de[nrs]|das|die)(?!\p{L})(?![^.;]*(?<!\p{L})(?:mit|erfahrung\p{L}*|ausbildung|kenntniss?e\p{L}*|die|der|welche\p{L}*)(?= \p{L}+[^,]*$))[^.;]{0,150}(?<!\p{L})suchen? (?:wir|ich)(?!\p{L})[^,.;]{3,120}\W*$/iu,
];

const tests = TALK.map((one) => testOf(one));

/** Whether a statement closes a letter or promises something, and asks for nothing. */
export function isTalkElsewhere(text: string): boolean {
  return tests.some((isSaid) => isSaid(text));
}
