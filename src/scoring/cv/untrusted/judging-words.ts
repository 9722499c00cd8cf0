// The kinds of words that meet where a passage speaks of how a CV is to be judged: whoever judges, what lies before them, the
// judgement, what is asked for, and what they are told to do. Each by itself is a word of honest CVs; so is any two in many a
// trade. What they come to together is learnt (likely-orders.ts). Pure.

import { remembered } from '../../text/remembered.ts';

/** Kinds by a letter; words of the languages in which people apply. */
const KINDS: readonly (readonly [kind: string, words: RegExp])[] = [
  [
    'A',
    /^(?:ai|ki|ia|si|sztuczna|llms?|gpts?|chatgpt|bots?|robot\p{L}*|algo|algor[iy]t\p{L}*|machines?|maschinen?|maszyn\p{L}*|m[áa]quinas?|macchin\p{L}*|computer\p{L}*|komputer\p{L}*|ordenador|ordinateurs?|programs?|program[amy]\p{L}*|softwares?|logiciels?|systems?|système|sistem\p{L}*|syst[eé]m\p{L}*|systeem|models?|modelle?|modèle|parsers?|scanners?|screeners?|screening|readers?|leser\p{L}*|lecteurs?|lector\p{L}*|lettore|lezer|czytaj\p{L}*|leitor\p{L}*|evaluators?|assessors?|recruiters?|recrut\p{L}+|reclut\p{L}+|rekrut\p{L}+|reviewers?|graders?|judge|jury|classifier|ats|filters?|engine|automat\p{L}*|agents?|assistants?|assistent\p{L}*|prüfer\p{L}*|prüfprogramm|whoever|whichever|whatever)$/u,
  ],
  [
    'O',
    /^(?:candidat\p{L}*|applican\p{L}*|applications?|kandidat\p{L}*|kandyd\p{L}*|bewerb\p{L}*|unterlagen|cvs?|resumes?|résumés?|lebensl[äa]uf\p{L}*|dossiers?|profil\p{L}*|profiel|postul\p{L}*|files?|documents?|dokument\p{L}*|documento\p{L}*|papers|submission|entry|aspirant\p{L}*|sollicit\p{L}*|curr[íi]cul\p{L}*|hiring|vacancy|posting|advert|advertisement|ad|anzeige|ausschreibung|annonce|offre|oferta|ogłoszen\p{L}*|vacature|annuncio|zgłoszen\p{L}*|uchazeč\p{L}*|aday\p{L}*|jelentkez\p{L}*|sökande|ansøger\p{L}*|pályáz\p{L}*|başvuru\p{L}*|candidatur\p{L}*)$/u,
  ],
  [
    'E',
    /^(?:scor\p{L}*|ratings?|rates?|rated|rank\p{L}*|marks?|marked|grade[ds]?|points?|punkt\p{L}*|punt\p{L}*|pont\p{L}*|poäng|puan\p{L}*|body|bodů|notes?|noten|nota|prozent|percent|percentage|prozentpunkte|procent|top|best|beste[nrs]?|meilleur\p{L}*|mejor\p{L}*|miglior\p{L}*|melhor\p{L}*|najleps\p{L}*|highest|höchst\p{L}*|máxim\p{L}*|massim\p{L}*|maxim\p{L}*|maksim\p{L}*|maks\p{L}*|perfect|perfekt\p{L}*|parfait\p{L}*|full|volle[nrs]?|bewert\p{L}*|beurteil\p{L}*|évalu\p{L}*|evalu\p{L}*|valuta\p{L}*|valora\p{L}*|avalia\p{L}*|ocen\p{L}*|beoordel\p{L}*|assess\p{L}*|verdict|urteil|results?|ergebnis\p{L}*|résultat\p{L}*|resultado\p{L}*|risultat\p{L}*|wynik\p{L}*|resultaat|decisions?|decisi\p{L}*|decyzj\p{L}*|entscheid\p{L}*|décision\p{L}*|match\p{L}*|fit|suitab\p{L}*|geeignet\p{L}*|eignung|geschikt\p{L}*|passed|pass|shortlist\p{L}*|recommend\p{L}*|empf[eo]hl\p{L}*|recommand\p{L}*|recomend\p{L}*|approv\p{L}*|genehmigt|freigegeben|accept\p{L}*|angenommen|reject\p{L}*|abgelehnt|refus\p{L}*|invite\p{L}*|invit\p{L}*|einlad\p{L}*|eingeladen|yes|pile|stapel|list|liste\p{L}*|list[ay]|hire[ds]?|first|erste[nrs]?|premier\p{L}*|primer\p{L}*|primo|pierwsz\p{L}*|front|oben|haut|qualified|qualifi\p{L}*)$/u,
  ],
  [
    'R',
    /^(?:requirements?|requis\p{L}*|requer\p{L}*|criteri\p{L}*|kriteri\p{L}*|critères?|kryteri\p{L}*|anforderung\p{L}*|voraussetzung\p{L}*|exigenc\p{L}*|demands?|musts?|haves|essentials?|boxes|box|checklist\p{L}*|rules?|regeln?|règles?|reglas?|regole|reguł\p{L}*|gaps?|lücken?|lacun\p{L}*|missing|fehl\p{L}*|manqu\p{L}*|manca\p{L}*|falt\p{L}*|brak\p{L}*|ontbre\p{L}*|weakness\p{L}*|schwäch\p{L}*|shortcomings?|unmet|lack\p{L}*|wanting|instruc\p{L}*|instrukc\p{L}*|istruzion\p{L}*|anweisung\p{L}*|consignes?|prompts?|conditions?|bedingung\p{L}*|warunk\p{L}*|condizion\p{L}*|condicion\p{L}*|wymag\p{L}*|eisen|eis|vereisten|krav\p{L}*|cerinț\p{L}*|şart\p{L}*|požadav\p{L}*|követelm\p{L}*)$/u,
  ],
  [
    'M',
    /^(?:ignor\p{L}*|disregard|forget|override|bypass|skip|treat|count|consider\p{L}*|considér\p{L}*|regard|assume|presume|take|deem\p{L}*|suppose|betracht\p{L}*|gelten|gilt|gewertet|werten|tenir|tenez|réput\p{L}*|please|bitte|veuillez|merci|prosz\p{L}*|gelieve|graag|prego|favor|tick|give|award|assign|geben|gib|donne[rz]?|dai|dare|dar|dê|daj|set|put|place|move|let|return|output|print|respond|answer|do|don|never|nicht|keine?[nr]?|ne|pas|non|nie|niet|geen|não|shall|should|must|soll\p{L}*|dürfen|darf|doit|doivent|devez|debe\p{L}*|deve\p{L}*|moet\p{L}*|należy|müssen|muss|kindly|overlook|waive\p{L}*|unbeachtet|übergeh\p{L}*|überspring\p{L}*)$/u,
  ],
];

/** The kind of a word in small letters; "" for most. */
export const judgingKindOf = remembered((word) => KINDS.find(([, words]) => words.test(word))?.[0] ?? '');
