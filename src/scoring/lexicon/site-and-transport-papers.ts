// Papers of those who drive, fly, sail, lift, wire, weld and blast: tickets that one country or one industry gives, and what
// else those are called that the tables list already. Written from general knowledge.

import type { CredentialRow } from './fields/field.ts';

/** What no table lists. */
export const SITE_AND_TRANSPORT_PAPERS: readonly CredentialRow[] = [
  // Roads.
  [
    'South African heavy licence',
    String.raw`\bcode (?:ec1?|c1|eb|1[0-4])\b(?=[^.;\n]{0,40}(?:licen[cs]|driv|truck|prdp|pdp|super ?link|horse))|\b(?:licen[cs]e|driver\w*)[^.;\n]{0,25}\bcode (?:ec1?|c1|1[0-4])\b|\bec (?:code ?14|licen[cs]e)\b`,
  ],
  [
    'professional driving permit',
    String.raw`\bprdp\b|\bpdp\b(?=[^.;\n]{0,30}(?:good|dang|passeng|exp|valid))|professional driving permit`,
  ],
  // Rails.
  [
    'protection officer',
    String.raw`(?<!(?:data|child|close|fire|social|environment\w*|plant|crop|adult|family|witness|radiation|consumer) )\bprotection officer\b(?=[^.;\n]{0,40}(?:level|rail|track|riw|\bpo ?\d|lpa|network|safeworking))|\bpo ?[1-4]\b(?=[ ,.;:)]|$)`,
  ],
  [
    'locomotive engineer certificate',
    String.raw`part 24[02]\b|(?:locomotive|train service) engineer (?:certif|licen[cs])\w*|certified (?:locomotive engineer|conductor)\b`,
  ],
  // The sea.
  [
    'near coastal certificate',
    String.raw`\bcoxswain\b(?! \(?(?:rnli|lifeboat|rowing))|\bmaster ?(?:<|less than |under |up to )? ?(?:24|35|45|80|100) ?m(?:etres)?\b|\bmarine engine driver\b|\bmed ?[1-3]\b(?=[^.;\n]{0,30}(?:nc\b|amsa|exp|near|engine|valid|$))|\bgeneral purpose hand\b|\bamsa\b[^.;\n]{0,25}(?:ticket|certificat\w*|coc\b|near[- ]coastal)|near[- ]coastal (?:ticket|certificat\w*|coc|master)|\bskipper (?:restricted|coastal)(?:[- ]offshore)?\b|\b(?:local|inshore) launchmaster\b`,
  ],
  [
    'yacht certificate of competency',
    String.raw`\b(?:master|chief mate|oow|officer of the watch)(?:['’]s)?,? \(?yachts?\)?|\bmaster (?:of )?(?:yachts )?(?:<|less than |under |up to )? ?(?:200|500|3,?000) ?(?:gt|tons?)\b|\b(?:200|500|3,?000) ?(?:gt|tons?) (?:master|yacht)`,
  ],
  // The air.
  [
    'aircraft dispatcher certificate',
    String.raw`(?:aircraft|flight) dispatcher(?:['’]?s)? (?:certif|licen[cs])\w*|\bfaa dispatcher\b|\badx\b`,
  ],
  [
    'aviation screener examination',
    String.raw`§ ?5\b(?=[^.;\n]{0,25}(?:luft|prüf))|luftsicherheits(?:assistent|kontrollkraft)\w*(?=[^.;\n]{0,30}(?:prüf|bestand|zert|§))|luftsicherheitsassistent\w*`,
  ],
  // Building trades and their ways.
  [
    'Belgian electrical competence',
    String.raw`\bba ?[45]\b(?=[^.;\n]{0,40}(?:élec|elek|attest|compét|bevoegd|valable|habilit|geldig))|(?:attest\w*|habilit\w*|compétence)[^.;\n]{0,15}\bba ?[45]\b`,
  ],
  [
    "wireman's licence",
    String.raw`wireman['’]?s (?:licen[cs]e|registration)|\b(?:master )?installation electrician\b|single[- ]phase tester|electrical tester for single phase|\bmie\b(?=[^.;\n]{0,30}(?:electr|hazard|reg|del|dol))`,
  ],
  [
    'Swiss electrical inspection permit',
    String.raw`elektro-?sicherheitsberater\w*|elektroinstallations- und sicherheitsexpert\w*|elektro-?kontrolleur\w*|kontrollberechtig\w*|kontrollbewilligung`,
  ],
  ['entry in the list of installers', String.raw`installateur(?:verzeichnis|ausweis)\w*`],
  [
    'water hygiene card',
    String.raw`\bwater hygiene(?: \((?:blue)\))? card|\bwater hygiene\b(?= (?:to|exp\w*|valid|20\d\d))|\bblue water hygiene|\beusr water`,
  ],
  ['lifting equipment examiner', String.raw`\bleea\b|lifting equipment engineers association`],
  [
    'demolition card',
    String.raw`\bccdo\b|demolition (?:operative|topman|topperson|supervisor|manager|plant) (?:card|ticket|nvq)`,
  ],
  // Welding and testing.
  ['AS 1796 welding certificate', String.raw`\bas(?:\/nzs)? ?1796\b|\bas(?:\/nzs)? ?2980\b|\bnzs ?4711\b`],
  // Mines and blasting.
  [
    'mine official certificate',
    String.raw`(?:mine|quarry) (?:manager|overseer|foreman|captain|deputy|examiner)(?:['’]?s)?(?:[- ]fire ?boss)? (?:certif|ticket|licen[cs]|compet|statut|papers)\w*|\bundermanager\w*|\bdeput(?:y|ies)['’]?s? (?:certif|ticket|coc\b)\w*|open[- ]cut examiner|\boce ticket|\bcertified (?:mine )?(?:foreman|fire ?boss|mine examiner)|mine overseer\b|\bmine manager['’]?s?\b(?=[^.;\n]{0,30}(?:certif|coc|compet|first class|second class))`,
  ],
  [
    'mine induction',
    String.raw`\bstandard 11\b|\bs11\b(?=[^.;\n]{0,30}(?:mine|coal|induct|generic|qld|exp|refresh|medical))|\bmarcsta\b|\bcoal (?:board|lsl) induction`,
  ],
  [
    'coal mine medical',
    String.raw`coal (?:board|services|mine workers?['’]?) (?:health )?(?:medical|assess\w*)|\border 4[13]\b|coal workers?['’]? medical`,
  ],
  [
    'mine safety training',
    String.raw`\bmsha\b|\bpart 4[68]\b(?=[^.;\n]{0,30}(?:train|mine|annual|refresh|surface|underground))|\b5000-23\b`,
  ],
  [
    'certificate of fitness',
    String.raw`\bred ticket\b|medical certificate of fitness|certificate of (?:medical )?fitness(?=[^.;\n]{0,40}(?:mine|underground|medical|valid|until|till|exp|20\d\d))|\bfit for underground\b|\b(?:annual|medical) fitness cert\w*`,
  ],
];

/** Who else calls a listed paper something, by its name in the tables. */
export const OF_SITES_AND_TRANSPORT: Readonly<Record<string, string>> = {
  'inspection certificate': String.raw`\bapi (?:1169|57[17]|580|936)\b`,
  'PCN or ASNT UT': String.raw`\but (?:l(?:evel|vl)? ?)?(?:2|3|ii|iii)\b`,
  'PCN or ASNT RT': String.raw`\brt (?:l(?:evel|vl)? ?)?(?:2|3|ii|iii)\b`,
  'electrical master': String.raw`meister(?:in)? (?:der )?elektrotechnik`,
  'powered access card': String.raw`\bpal\+? card`,
  'loader crane authorisation': String.raw`\ballmi\b`,
  'aircraft type rating': String.raw`\btrs? (?:on )?(?:the )?b?7[0-8]7|\b7[0-8]7\S*(?:\/\S+)? tr\b|part[- ]?66\b[^\n]{0,40}\b(?:a3[1-8]\d|b7[0-8]7)`,
  'GMDSS certificate': String.raw`(?<=\b(?:coc|eng ?1|stcw|gmdss|master|captain|mate|oow|ecdis)\b[^\n]{0,60})\bgoc\b|\bgoc\b(?=[^.;\n]{0,20}\b(?:eng ?1|stcw|ecdis|coc)\b)`,
  'pressure welder ticket': String.raw`\bcwb\b|['‘]b['’][- ]pressure|\babsa\b[^.;\n]{0,12}pressure`,
  'Irish gas registration': String.raw`\brgii?\b(?= ?(?:no\b|#|\d|\())|\bgid\b(?= (?:20\d\d|qualif|domestic))|\(rgi\b`,
  'electrician licence': String.raw`\bmaster [ab] licen[cs]e`,
  'backflow certificate': String.raw`backflow (?:prevention )?(?:assembly |device )?test\w+|\basse 5110\b`,
  'transport manager CPC': String.raw`certificate of professional competence[ ,:(–-]{1,3}(?:in )?(?:road|international|national|transport)`,
  'taxi licence': String.raw`licen[cs]ed (?:hackney|taxi|private hire|phv)\b`,
  'school bus endorsement': String.raw`\bendorsements?:? (?:[hnptx],? ?)*s\b|\bclass [ab]\b[^.;\n]{0,25}school bus|passenger (?:and|&) school bus`,
  'bus licence': String.raw`\bendorsements?:? (?:[hnstx],? ?)*p\b|\bclass [ab] (?:w\/|with) ?(?:an? )?passenger`,
  'DOT medical card': String.raw`\bdot med\b|\bmed(?:ical)? (?:cert(?:ificate)?|card),? (?:through|thru|exp|until|good)|\bphysical\b(?= (?:is )?(?:good|current|valid|through|thru|till|until|exp|on file|renewed|20\d\d))|\bmedical on file\b|\b(?:crane|driver['’]?s?|operator) (?:physical|medical)\b|\bme certificate\b|\bmec\b(?=[^.;\n]{0,20}(?:exp|valid|20\d\d))`,
  'tank vehicle endorsement': String.raw`\bendorsements?:? (?:[hpst],? ?)*[nx]\b|\bcommercial licen[cs]e class a (?:w\/|with) ?(?:[hpst][ ,&]+(?:and )?)*[nx]\b`,
  'dangerous goods certificate': String.raw`\bendorsements?:? (?:[npst],? ?)*[hx]\b|\bcommercial licen[cs]e class a (?:w\/|with) ?(?:[npst][ ,&]+(?:and )?)*[hx]\b`,
  'multi-combination licence': String.raw`\bmc-?a?\b(?=[^.;\n]{0,30}(?:licen[cs]|class|since|held|open|no cond|auto|triples|road train))|(?:licen[cs]e|class)\w*[ :,–-]{1,3}(?:class )?mc\b|multi-?combination\b`,
  'heavy combination licence': String.raw`\bon the road i['’]m (?:on )?hc\b|\bdriver['’]?s?[ :]{1,16}hc\b|heavy combination|(?:licen[cs]e|class)\w*[ :,–-]{1,3}(?:class )?hc\b|\bhc\b(?=[ -](?:class|licen[cs]e|truck|semi)|[^.;\n]{0,15}(?:held|since))`,
  'driver CPC': String.raw`\bczv\b|\bc95\b|\bd95\b|fähigkeitsausweis (?:für )?(?:güter|personen)\w*`,
  'railway ticket': String.raw`\bsentinel\b(?=[^.;\n]{0,30}(?:card|pts|rail|track|valid|exp|competen))`,
  'railway electrification safety ticket': String.raw`\bsafe work leader\b|\bswl ?[12]\b`,
  'train driving licence': String.raw`\btf-?(?:führer)?schein|lokführerschein|führerschein (?:nach|gemäß|gem\.) (?:der )?tfv\b|\btfv\b[^.;\n]{0,15}führerschein|eu-?(?:lokführer|tf)\w*|european train driver\w* licen[cs]e`,
  'boatmaster licence': String.raw`unionsbefähigung\w*|\bubz\b|schiffsführer(?:zeugnis|patent)\w*|befähigungszeugnis\w*[^.;\n]{0,15}(?:schiffsführer|binnenschiff)\w*|binnenschiffer\w*patent|donaupatent|elbpatent|radarpatent(?=[^.;\n]{0,20}rhein)|certificat de qualification de l['’]union[^.;\n]{0,20}conducteur|grande patente`,
  'aviation medical': String.raw`(?<=\b(?:atpl|cpl|atp|type rating|tr|ir)\b[^\n]{0,60})\bclass (?:1|2|one|two)\b(?! (?:licen|hgv|lgv))|(?<!\b(?:hgv|lgv|lorry|driv\w+|licen[cs]e) )\bclass (?:one|two|1|2)\b(?= (?:med|(?:to|until|till|exp\w*|valid (?:to|until)) (?:[a-z]{3,9}\.? )?(?:20\d\d|\d{1,2}\/)))|(?:first|second|1st|2nd)[- ]class(?: faa)? medical|\bmedical (?:first|second|1st|2nd)[- ]class`,
  'instrument rating': String.raw`\bmeir\b|\bmulti[- ]?engine (?:command )?instrument|\bir(?: and| &|,) (?:lpc|opc|me\b|sep\b)|\b(?:tr|type rating)s?,? ?(?:&|and|\/) ?ir\b|\bir (?:lpc|lpc\/opc|valid|renewed|current|exp|proficiency)|\bcir\b(?=[^.;\n]{0,20}(?:casa|current|multi))`,
  'flight instructor certificate': String.raw`flight instructor(?:['’]s)? (?:ratings?|\(?a\))|\bfi\(a\)|\bfi \(?(?:rating|restricted|unrestricted)|\b[a-c]-cat(?:egory)?\b(?= (?:instructor|fi\b|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|20\d\d)|[ ,.;)]|$)|\bcat(?:egory)?\.? [a-c] (?:flight )?instructor|\binstructor,? cat(?:egory)?\.? [a-c]\b|grade [1-3] (?:flight )?(?:instructor|training)|instructor rating\w*|\bcfi(?:i|mei)?\b(?=[ ,\/]{1,2}(?:cfii|mei|gold|asel|amel|exp|current|renewed|airplane))`,
  'drone licence': String.raw`\brepl\b|\breoc\b|\bremote pilot\b(?=[^.;\n]{0,40}(?:licen[cs]e|certif|a2|part 107|casa|caa))|fernpilot\w*|\ba2 ?c ?of ?c\b|\brpas\b[^.;\n]{0,20}(?:advanced|basic|pilot certif)|(?:advanced|basic) (?:operations )?(?:rpas|drone) (?:pilot )?certif\w*`,
  'crane licence': String.raw`befähigungsnachweis\w*[^.;\n]{0,25}kran\w*|kran\w*[- ]?befähigung\w*|(?:dguv|bgg|grundsatz)[^.;\n]{0,15}(?:309-003|921)|kranfahrer(?:schein|ausweis)|kran(?:befähigung|fahrausweis)\w*|kranausbildung|\bcco[ -]certified|\bnccco\b|\bc\.?c\.?o\.? certif`,
  'forklift licence': String.raw`befähigung\w*[^.;\n]{0,12}(?:stapler|flurförder)\w*|staplerfahrer\w*(?=[^.;\n]{0,30}(?:stufe|tüv|dekra|prüfung|ausbildung|ausgebildet))|fahrauftrag[^.;\n]{0,25}(?:stapler|schubmast)\w*|(?:fahrausweis|ausweis|berechtigung)[^.;\n]{0,12}(?:stapler|flurförder)\w*`,
  'mobile platform authorisation': String.raw`(?:dguv|grundsatz)[^.;\n]{0,15}308-008|(?:hub)?arbeitsbühnen?(?:-?(?:schein|ausbildung|bediener\w*|führerschein)|[^.;\n]{0,15}(?:befähig|bedienerschein|ausweis))`,
  'plumbing licence': String.raw`certifying (?:plumber|drainlayer)|\bpgdb\b|registered plumber\b|\bpirb\b`,
  'gasfitter ticket': String.raw`\bg[123]\b(?=[^.;\n]{0,20}(?:tssa|gas))|\btssa\b[^.;\n]{0,12}\bg[123]\b|\b(?:class )?['‘]?[ab]['’]? gas ?fitter|gas[- ]?fitt(?:ing|ers?)(?:['’]s?)? (?:work )?licen[cs]e|gas work licen[cs]e|\btype [ab] (?:gas )?(?:appliance|endorse|licen[cs])\w*|certifying gas ?fitter`,
  'plant card': String.raw`(?:dguv|grundsatz)[^.;\n]{0,15}308-009|teleskopstapler(?:schein|führerschein|ausbildung)`,
  'high risk work licence': String.raw`\bopen crane (?:ticket|licen[cs]e)|\b(?:basic|intermediate|advanced) (?:rigg|scaffold)\w+ (?:class|ticket|licen[cs]e|high[- ]risk)|\b(?:dogging|rigging|scaffolding|boom lift|ewp|slewing) class\b|\bworksafe (?:wa|vic|qld|nsw)? ?(?:hrw|high[- ]risk)`,
  'dogging and rigging licence': String.raw`(?<=\b(?:hrwl?|high[- ]risk)\b[^;\n]{0,60})\b(?:dogging|rigging|dogman|rigger)\b|\b(?:dogging|rigging) class\b`,
  'scaffolder card': String.raw`\bsarnz\b|certificate of competenc[ey][^.;\n]{0,45}scaffold\w*|scaffold\w*[^.;\n]{0,25}(?:certificate of competenc[ey]|\bcoc\b)|\bcoc\b[^.;\n]{0,40}(?:scaffold|worksafe)\w*|\b(?:advanced|part [12]|inspection|trainee|labourer)\b[^.;\n]{0,15}\bcisrs\b`,
  'streetworks card': String.raw`\bswqr\b|street ?works? (?:supervisor|operative)\w*|\b(?:supervisor|operative) units? [so]\d\b|\bnrswa\b`,
  'asbestos removal licence': String.raw`\b[ab][- ]class (?:asbestos )?removal|supervise asbestos removal|\bcpccde(?:3014|3015|4008|4004)\b|asbest-?(?:sachkunde|schein)\w*|(?:kleiner?|großer?) (?:asbest)?schein|asbestos removal(?:ist)? (?:class|licen[cs]e|ticket)|\bclass [ab] asbestos|\bahera\b|amiante (?:ss|sous[- ]section) ?[34]`,
  'gas registration': String.raw`(?<!of )\bregistered gas engineer|\bgas safe (?:id|card|reg\w*)`,
  'gas assessment': String.raw`\bcore (?:domestic|gas)\b|domestic (?:acs|core)|\bccn1\b|\bacs\b(?=[^.;\n]{0,25}(?:domestic|core|20\d\d|ccn|boiler))`,
  'electrical switching authority': String.raw`\b(?:senior )?authori[sz]ed person\b[^.;\n]{0,12}\b(?:hv|lv|electrical)|\bhv (?:s?ap|competent person)\b|\bs?ap ?\(?hv\)?|schaltbefähigung|schaltberechtigt\w*`,
  'Australian electrical licence': String.raw`\ba[- ]grade (?:electrician|sparky|lic\b)|electrical (?:worker|mechanic|fitter mechanic)(?:['’]?s)? licen[cs]e|\ba[- ]class electric\w*|\bewrb\b|electrician['’]?s? practi[sc]ing licen[cs]e|\bnsw electric\w+ licen[cs]e|\b(?:qld|sa|wa|vic|nt) electric\w+ licen[cs]e`,
  'blasting licence': String.raw`shot ?firer(?:['’]?s)?(?= (?:certif|ticket|licen[cs]|l\d|level|card|nvq|compet))|(?:nvq|mpqc|epic|level 3|l3)[^.;\n]{0,30}shot ?fir\w*|shot ?fir\w*[^.;\n]{0,25}(?:nvq|mpqc|epic|level 3|\bl3\b|certif|licen[cs]e)|§ ?20[- ]?(?:schein|sprengg)|befähigungsschein[^.;\n]{0,15}§ ?20\b|sprengberechtig\w*|sprengausweis|blast(?:ing|er['’]?s?) (?:ticket|permit)|\bscheduled person\b|\bbe[us]l\b(?=[^.;\n]{0,30}(?:explos|blast|licen))|blasting explosives? users?`,
  'explosives licence': String.raw`explosives? (?:handling|users?['’]?|acquire|certif)\w*(?: (?:and|&) keep)?(?: explosives?)? cert\w*|acquire (?:and|&) keep (?:explosives? )?(?:cert|licen[cs])\w*|\brca\b(?=[^.;\n]{0,20}explos)`,
  'welding supervisor qualification': String.raw`\b(?:ewe|ewt|ews)\b(?=[^.;\n]{0,30}(?:dipl|schweiß|weld|iiw|dvs|ewf))|\bas ?2214\b|schweißaufsichtsperson|internationaler? schweiß(?:fachmann|techniker|fachingenieur)|welding coordinator\b(?=[^.;\n]{0,25}14731)`,
  'certified welding inspector': String.raw`\bscwi\b`,
  'aircraft licence': String.raw`\bairframe (?:and|&|\/) power ?plant\b`,
};
