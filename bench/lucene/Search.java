import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.cn.smart.SmartChineseAnalyzer;
import org.apache.lucene.analysis.core.KeywordAnalyzer;
import org.apache.lucene.analysis.miscellaneous.PerFieldAnalyzerWrapper;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.FieldType;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexOptions;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.FuzzyQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermInSetQuery;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.TopDocs;
import org.apache.lucene.search.TopScoreDocCollector;
import org.apache.lucene.search.uhighlight.UnifiedHighlighter;
import org.apache.lucene.search.uhighlight.WholeBreakIterator;
import org.apache.lucene.store.MMapDirectory;
import org.apache.lucene.util.BytesRef;

/**
 * The same services and queries in Lucene with its Chinese analyzer. Usage: Search FOLDER WAY, where WAY is once or
 * again. For each line on stdin it times all queries and prints the result as one line.
 * It returns what the hall shows of a search: the total, and name and summary of one page with highlighted matches.
 */
public class Search {
  static final int TOP = 24;
  static Analyzer chinese = new SmartChineseAnalyzer();
  static String[] fields = {"name", "summary"};
  /** With term positions, so that highlighting need not analyse the texts again. */
  static FieldType placed = new FieldType(TextField.TYPE_STORED);

  static {
    placed.setIndexOptions(IndexOptions.DOCS_AND_FREQS_AND_POSITIONS_AND_OFFSETS);
  }

  public static void main(String[] args) throws Exception {
    Path folder = Path.of(args[0]);
    boolean fuzzyOnlyAgain = args[1].equals("again");
    Map<String, Analyzer> analyzers = new HashMap<>();
    analyzers.put("pinyin", new KeywordAnalyzer());
    MMapDirectory directory = new MMapDirectory(folder.resolve("index-" + args[1]));
    IndexWriterConfig config = new IndexWriterConfig(new PerFieldAnalyzerWrapper(chinese, analyzers));
    try (IndexWriter writer = new IndexWriter(directory, config)) {
      for (String line : Files.readAllLines(folder.resolve("services.tsv"), StandardCharsets.UTF_8)) {
        writer.addDocument(documentOf(line.split("\t", -1)));
      }
      writer.forceMerge(1);
    }
    List<String> queries = Files.readAllLines(folder.resolve("queries.txt"), StandardCharsets.UTF_8);
    try (DirectoryReader reader = DirectoryReader.open(directory)) {
      IndexSearcher searcher = new IndexSearcher(reader);
      UnifiedHighlighter marker = new UnifiedHighlighter(searcher, chinese);
      marker.setBreakIterator(WholeBreakIterator::new);
      // Fuzzy matches are not highlighted: that would analyse every text again.
      marker.setHandleMultiTermQuery(false);
      Query role = new TermInSetQuery("role", new BytesRef("any"), new BytesRef("1"), new BytesRef("2"));
      BufferedReader turns = new BufferedReader(new InputStreamReader(System.in));
      while (turns.readLine() != null) {
        List<String> times = new ArrayList<>();
        List<String> hits = new ArrayList<>();
        for (String typed : queries) {
          long start = System.nanoTime();
          Query query = queryOf(typed, role, !fuzzyOnlyAgain, true);
          TopDocs top = search(searcher, query);
          if (fuzzyOnlyAgain && top.totalHits.value == 0) {
            query = queryOf(typed, role, true, false);
            top = search(searcher, query);
          }
          int read = 0;
          for (String[] texts : marker.highlightFields(fields, query, top).values()) {
            for (String text : texts) read += text == null ? 0 : text.length();
          }
          long took = System.nanoTime() - start;
          if (read < 0) continue;
          times.add(String.format("%.4f", took / 1e6));
          hits.add(Long.toString(top.totalHits.value));
        }
        System.out.println("{\"times\":[" + String.join(",", times) + "],\"found\":[" + String.join(",", hits) + "]}");
      }
    }
  }

  /** Counts every match, because the hall shows the total. */
  static TopDocs search(IndexSearcher searcher, Query query) throws Exception {
    TopScoreDocCollector collector = TopScoreDocCollector.create(TOP, Integer.MAX_VALUE);
    searcher.search(query, collector);
    return collector.topDocs();
  }

  static Document documentOf(String[] columns) {
    Document document = new Document();
    document.add(new Field("name", columns[0], placed));
    document.add(new TextField("keywords", columns[1], Field.Store.YES));
    document.add(new Field("summary", columns[2], placed));
    String[] syllables = columns[3].split(" ");
    for (int from = 0; from < syllables.length; from++) {
      StringBuilder whole = new StringBuilder();
      StringBuilder initials = new StringBuilder();
      for (int at = from; at < syllables.length; at++) {
        whole.append(syllables[at]);
        initials.append(syllables[at].charAt(0));
      }
      document.add(new StringField("pinyin", whole.toString(), Field.Store.NO));
      document.add(new StringField("pinyin", initials.toString(), Field.Store.NO));
    }
    for (String one : columns[4].split(" ")) document.add(new StringField("role", one, Field.Store.NO));
    return document;
  }

  static Query queryOf(String typed, Query role, boolean fuzzy, boolean all) throws Exception {
    BooleanQuery.Builder whole = new BooleanQuery.Builder();
    whole.add(role, Occur.FILTER);
    if (typed.matches("[a-z0-9]+")) {
      BooleanQuery.Builder any = new BooleanQuery.Builder();
      any.add(new PrefixQuery(new Term("pinyin", typed)), Occur.SHOULD);
      if (fuzzy) any.add(new FuzzyQuery(new Term("pinyin", typed), 1), Occur.SHOULD);
      return whole.add(any.build(), Occur.MUST).build();
    }
    for (String word : wordsOf(typed)) {
      BooleanQuery.Builder any = new BooleanQuery.Builder();
      any.add(new BoostQuery(new TermQuery(new Term("name", word)), 4), Occur.SHOULD);
      any.add(new BoostQuery(new TermQuery(new Term("keywords", word)), 2), Occur.SHOULD);
      any.add(new TermQuery(new Term("summary", word)), Occur.SHOULD);
      if (fuzzy) any.add(new FuzzyQuery(new Term("name", word), 1), Occur.SHOULD);
      whole.add(any.build(), all ? Occur.MUST : Occur.SHOULD);
    }
    if (!all) whole.setMinimumNumberShouldMatch(1);
    return whole.build();
  }

  static List<String> wordsOf(String typed) throws Exception {
    List<String> words = new ArrayList<>();
    try (TokenStream stream = chinese.tokenStream("name", typed)) {
      CharTermAttribute term = stream.addAttribute(CharTermAttribute.class);
      stream.reset();
      while (stream.incrementToken()) words.add(term.toString());
      stream.end();
    }
    return words;
  }
}
